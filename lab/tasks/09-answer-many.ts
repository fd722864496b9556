import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import type { Task } from './task.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const answerMany: Task = {
  number: 9,
  title: '人事：写明原因拒绝七人，邀请两人面试（面试室、面试官），撤销一个拒绝',
  on: 'desk',
  prepare: ({ page }) => enterAs(page, demoPeople.owner.phone, 'enterprise'),
  async walk(walker) {
    await walker.begins('/workbench');
    await walker.tap(walker.link(/^人选/, walker.page.getByTestId('sidebar')));
    const rows = walker.page.locator('li[data-delivery]');
    const select = async (from: number, count: number) => {
      await rows.nth(from).waitFor();
      const box = (at: number) => rows.nth(at).getByRole('checkbox');
      await walker.tap(box(from));
      await walker.sees(walker.text(/按住 Shift 再选一份/));
      await walker.tap(box(from + count - 1), ['Shift']);
    };
    await select(2, 7);
    await walker.tap(walker.button('批量不合适'));
    await walker.tap(walker.button(/^感谢投递，本岗位已招满/, walker.dialog()));
    await walker.tap(walker.button('10 秒后发出'));
    await walker.sees(walker.text('7 份已答复'));

    await select(0, 2);
    await walker.tap(walker.button('批量邀面试'));
    const form = walker.page.getByRole('dialog', { name: /邀请 2 人面试/ });
    await walker.types(walker.field('从这个时间起', form), `${inDays(6)} 09:00`);
    await walker.types(walker.field('面试室', form), '博学楼 305');
    await walker.sees(walker.text(/（我）$/, form));
    await walker.tap(walker.button('发出邀请', form));
    await walker.sees(walker.text(/邀请已发出|已邀请/));

    await walker.tap(walker.button(/^不合适 ?\d/));
    const undo = walker.button('撤销', rows.first());
    await undo.waitFor();
    const first = rows.first().getByRole('checkbox');
    const person = rows.getByRole('checkbox', { name: (await first.getAttribute('aria-label')) ?? '' });
    await walker.tap(undo);
    await person.waitFor({ state: 'detached' });
    await walker.sees(rows.first());
  },
};
