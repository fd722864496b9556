import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery } from '#e2e/lib/given-delivery.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import type { Task } from './task.ts';

export const answerSchool: Task = {
  number: 4,
  title: '教师，三件事等答复：从登录后的首页接受面试时间，写明原因婉拒录用',
  on: 'desk',
  async prepare({ origin, page }) {
    const delivery = await givenDelivery(origin);
    await delivery.shortlist();
    await delivery.invite();
    await enterAs(page, demoPeople.seeker.phone, 'client');
  },
  async walk(walker) {
    await walker.begins('/client/index');
    await walker.sees(walker.page.getByRole('heading', { name: /3 件事在等你/ }));
    const interview = walker.page.getByTestId('waiting').filter({ hasText: /面试邀请：高中数学教师/ });
    await walker.tap(walker.button('确认参加', interview));
    await walker.sees(walker.page.getByRole('heading', { name: /2 件事在等你/ }));
    const offer = walker.page.getByTestId('waiting').filter({ hasText: '录用意向' });
    await walker.tap(walker.button('婉拒', offer));
    await walker.tap(walker.button('薪酬不合适', offer));
    await walker.sees(walker.page.getByRole('heading', { name: /1 件事在等你/ }));
  },
};
