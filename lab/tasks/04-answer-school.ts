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
    const waiting = walker.page.getByRole('heading', { level: 1, name: /\d+ 件事等你答复/ });
    await walker.sees(waiting);
    const count = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
    const left = (answered: number) =>
      walker.page.getByRole('heading', { name: new RegExp(`${count - answered} 件事`) });
    const decision = (title: string, post: string) =>
      walker.page.getByRole('region', { name: title }).filter({ hasText: post }).first();
    await walker.tap(walker.button('确认参加', decision('面试邀请', '高中数学教师')));
    await walker.sees(left(1));
    const offer = decision('录用意向', '高中数学教师（竞赛方向）');
    await walker.tap(walker.button('婉拒', offer));
    await walker.tap(walker.button('薪酬不合适', offer));
    await walker.sees(left(2));
  },
};
