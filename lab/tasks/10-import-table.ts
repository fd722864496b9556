import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { tableOfPosts } from './table-of-posts.ts';
import type { Task } from './task.ts';

export const importTable: Task = {
  number: 10,
  title: '人事：把 Excel 里的 60 个岗位变成草稿，补好三行有问题的',
  on: 'desk',
  prepare: ({ page }) => enterAs(page, demoPeople.owner.phone, 'enterprise'),
  async walk(walker) {
    await walker.begins('/workbench');
    await walker.tap(walker.button('导入岗位表'));
    await walker.attaches(walker.button('选择岗位表'), await tableOfPosts(60));
    await walker.sees(walker.text(/57 个可以直接提交发布，2 个需补充；重复和待修改的 1 行不写入/));
    walker.elsewhere('在 Excel 里按页上列出的补好三格，保存', { presses: 1, fields: 3 });
    await walker.attaches(walker.button('换一张表'), await tableOfPosts(60, { mended: true }));
    await walker.sees(walker.text(/写入 60 个草稿/));
    await walker.tap(walker.button('写入草稿'));
    await walker.sees(walker.button('去草稿中提交发布'));
  },
};
