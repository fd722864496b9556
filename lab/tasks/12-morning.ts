import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { plantRecords } from '#e2e/lib/plant-session.ts';
import type { Task } from './task.ts';

export const morning: Task = {
  number: 12,
  title: '运营的一个早上：五项审核（两个单位、三个职位），两个提问，一张凭证',
  on: 'desk',
  async prepare({ origin, page }) {
    const { phone } = demoPeople.operator;
    const code = await operatorCode(origin, phone);
    await plantRecords(
      page,
      await overHttp(origin)('POST', '/api/admin/login', { phone, password: demoPassword, code }),
    );
  },
  async walk(walker) {
    await walker.begins('/admin');
    const queues = walker.page.getByRole('navigation', { name: '待办' });
    const detail = walker.page.getByTestId('review-detail');
    await walker.tap(walker.link(/^单位认证/, queues));
    const heading = detail.getByRole('heading', { level: 2 });
    for (let reviewed = 0; reviewed < 2; reviewed += 1) {
      await detail.getByRole('heading', { name: '对着证照核对' }).waitFor();
      const name = (await heading.textContent()) ?? '';
      for (const box of await detail.getByRole('checkbox').all()) await walker.tap(box);
      await walker.presses('a');
      await walker.sees(walker.text(`已通过“${name}”`));
      await heading.filter({ hasNotText: name }).waitFor();
    }
    const posts = queues.getByRole('link', { name: /^职位/ });
    await walker.tap(posts);
    await walker.sees(walker.text('职位描述', detail));
    const waiting = Number(/\d+/.exec((await posts.textContent()) ?? '')?.[0]);
    for (const left of [1, 2, 3]) {
      await walker.presses('a');
      await walker.sees(queues.getByRole('link', { name: new RegExp(`^职位 ?${waiting - left}$`) }));
      await heading.waitFor();
    }
    await walker.tap(walker.link(/^客服/, queues));
    const open = walker.page.getByRole('tab', { name: /^等待答复/ });
    await walker.sees(open);
    const asked = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);
    for (const left of [1, 2]) {
      await walker.tap(walker.button('用这段答复'));
      await walker.sees(walker.page.getByRole('tab', { name: new RegExp(`^等待答复 ?${asked - left}$`) }));
    }
    await walker.tap(walker.link(/^凭证/, queues));
    const price = walker.page.getByTestId('order').locator('b').first();
    await walker.types(walker.field('到账金额'), ((await price.textContent()) ?? '').replace(/[^\d.]/g, ''));
    await walker.types(walker.field('银行流水号'), '2026112800017');
    await walker.tap(walker.button('确认并发放权益'));
    await walker.sees(walker.text(/已到账|已确认|已生效/));
  },
};
