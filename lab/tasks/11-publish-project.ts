import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { announcement } from './announcement.ts';
import type { Task } from './task.ts';

const title = '钱江湾教育集团2027年春季公开招聘教师公告';

export const publishProject: Task = {
  number: 11,
  title: '组织单位：从公告（DOCX）和岗位表到公布的项目，再审核前十份报名',
  on: 'desk',
  prepare: ({ page }) => enterAs(page, demoPeople.owner.phone, 'enterprise'),
  async walk(walker) {
    const file = await announcement(title);
    await walker.begins('/workbench');
    await walker.tap(walker.link('公招', walker.page.getByTestId('sidebar')));
    await walker.attaches(walker.button('从公告新建'), file);
    await walker.sees(walker.text('笔试 50%，面试 50%'));
    await walker.tap(walker.page.getByRole('checkbox', { name: '采用：公示' }));
    await walker.tap(walker.button(/^填入选中的/));
    await walker.sees(walker.text('已保存'));
    await walker.tap(walker.button('发布公告'));
    await walker.tap(walker.button('发布公告', walker.dialog()));
    await walker.sees(walker.text('已完成'));

    await walker.tap(walker.link('全部项目'));
    await walker.tap(walker.page.getByText(/^审核 \d+ 份$/).first());
    const queue = walker.page.getByRole('list', { name: '审核队列' }).getByRole('button');
    await queue.first().waitFor();
    const waiting = await queue.evaluateAll((rows) => rows.slice(0, 10).map((row) => row.textContent));
    await walker.tap(walker.button('批量通过'));
    await walker.tap(walker.page.getByRole('tooltip').getByRole('button', { name: '批量通过' }));
    await walker.sees(walker.text(/^已通过 \d+ 份$/));
    for (const words of waiting.filter((row) => !row.includes('规则全过'))) {
      const name = words.replace(/(有待核对|缺信息|有不符).*/, '').trim();
      await queue.first().filter({ hasText: name }).waitFor();
      await walker.sees(walker.page.getByRole('heading', { level: 2, name }));
      if (words.includes('有不符')) {
        await walker.types(walker.field('给考生的话'), '专业不符合岗位要求');
        await walker.tap(walker.button(/^不通过/));
      } else await walker.presses('a');
      await walker.sees(walker.text(new RegExp(`${name}：(?:通过|不通过)`)));
    }
  },
};
