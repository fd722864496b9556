import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import type { Task } from './task.ts';

export const slowSchool: Task = {
  number: 5,
  title: '教师：五份投递中哪一份七天没有答复，撤回一份',
  on: 'desk',
  prepare: ({ page }) => enterAs(page, demoPeople.seeker.phone, 'client'),
  async walk(walker) {
    await walker.begins('/client/index');
    await walker.tap(walker.link('投递', walker.page.getByRole('navigation', { name: '我的求职' })));
    const deliveries = walker.page.getByTestId('delivery');
    await walker.sees(walker.text(/\d+ 天没有回音/, deliveries));
    const late = deliveries.filter({ hasText: '国际课程数学教师（A-Level）' });
    await walker.tap(walker.button(/^撤回/, late));
    await walker.tap(walker.button('其他', late));
    await walker.sees(walker.text('已撤回投递'));
  },
};
