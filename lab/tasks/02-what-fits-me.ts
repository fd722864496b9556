import type { Task } from './task.ts';

export const whatFitsMe: Task = {
  number: 2,
  title: '访客：本科、英语、初中教资能报多少个岗位，打开这些岗位',
  on: 'desk',
  async walk(walker) {
    await walker.begins('/');
    const check = walker.page.getByRole('region', { name: '30 秒自检' });
    for (const choice of ['本科', '英语', '初中']) {
      const option = check.getByRole('link', { name: choice, exact: true });
      if ((await option.getAttribute('aria-current')) !== null) continue;
      const counted = walker.page.waitForResponse('**/api/posts/open-to?*');
      await walker.tap(option);
      await counted;
    }
    await walker.sees(walker.text(/符合学历、专业和教资，不要求经验的 \d+ 个/, check));
    await walker.tap(walker.link(/^看这 \d+ 个/, check));
    await walker.sees(walker.text('我能报的'));
    await walker.sees(walker.text(/有 \d+ 个职位/));
  },
};
