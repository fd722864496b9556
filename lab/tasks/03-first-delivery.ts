import { givenPost } from '#e2e/lib/given-delivery.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { newPhone, signInByCode } from './sign-in.ts';
import type { Task } from './task.ts';

export const firstDelivery: Task = {
  number: 3,
  title: '应届生，手机，没有账号：从一个岗位到投出简历',
  on: 'phone',
  async walk(walker, { origin }) {
    const { call } = await demoRecruiter(origin);
    const id = await givenPost(call, { title: '初中数学教师（走流程）', experience: 'any' });
    await walker.begins(`/jobs/details?id=${id}`);
    await walker.tap(walker.link('投递简历'));
    await signInByCode(walker, newPhone());
    await walker.page.waitForURL('**/info*');
    await walker.tap(walker.text('本科'));
    await walker.tap(walker.text('应届毕业生'));
    await walker.types(walker.field('姓名'), '顾青禾');
    await walker.types(walker.field('出生日期'), '2003-05-12');
    await walker.tap(walker.text('女'));
    await walker.tap(walker.button('完成'));
    const dialog = walker.page.getByRole('dialog', { name: /投递/ });
    await walker.tap(dialog.getByRole('checkbox').last());
    await walker.tap(walker.button(/投递$/, dialog));
    await walker.sees(walker.text(/已投递/));
  },
};
