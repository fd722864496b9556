import type { Task } from './task.ts';

export const findAPost: Task = {
  number: 1,
  title: '访客，手机：找到杭州有编制的小学语文岗位，看月薪和报名截止',
  on: 'phone',
  async walk(walker) {
    await walker.begins('/');
    await walker.types(walker.page.getByRole('combobox', { name: '搜索', exact: true }), '杭州 小学语文 编制');
    await walker.presses('Enter');
    await walker.tap(walker.link(/小学语文教师/, walker.page.getByRole('region', { name: '职位列表' })));
    await walker.sees(walker.page.getByRole('heading', { level: 1, name: /小学语文教师/ }));
    await walker.sees(walker.text(/[\d.]+–[\d.]+\s*K/));
    await walker.sees(walker.text(/报名截止/));
  },
};
