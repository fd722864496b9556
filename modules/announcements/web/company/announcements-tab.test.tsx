import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { AnnouncementsTab, findAnnouncement } from './announcements-tab.tsx';

const READ = 'GET /api/announcements/:id';
const company = { id: '9', name: '深圳市第一中学' };
const announcement = (more: object = {}) =>
  ({
    id: '5',
    title: '2027 年公开招聘教师公告',
    body: '本校公开招聘教师。',
    attachments: [],
    publishedAt: '2027-03-01T01:00:00Z',
    updatedAt: '2027-03-01T02:00:00Z',
    company,
    posts: [],
    ...more,
  }) as never;

function open(more: object = {}) {
  serve({ [READ]: announcement(more), 'GET /api/posts/mine': {} });
  return renderLoaded(
    (call) => findAnnouncement(call, '5'),
    ({ shown }) => <AnnouncementsTab company={company as never} page={1} shown={shown} />,
    '/business/announcements/details?id=5',
  );
}
const title = () => screen.findByRole('heading', { level: 2, name: '2027 年公开招聘教师公告' });

test('an announcement says when it came, and when it was changed only if that was another day', async () => {
  const { unmount } = open();
  await title();
  screen.getByText('2027-03-01 发布');
  unmount();
  open({ updatedAt: '2027-03-05T01:00:00Z' });
  await title();
  screen.getByText('2027-03-01 发布，2027-03-05 修改');
});

test('the posts of an announcement stand below it with their closing day', async () => {
  open({
    posts: [
      {
        id: '42',
        title: '高中物理教师',
        exam: null,
        company: { id: '9', name: '深圳市第一中学' },
        deadline: '2027-03-20',
      },
    ],
  });
  await screen.findByRole('heading', { name: '公告里的岗位' });
  screen.getByRole('link', { name: /高中物理教师/ });
});

test('its address is shared with its title; where it cannot be copied that is said', async () => {
  const { user } = open();
  await title();
  await user.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await user.click(dialog.getByRole('button', { name: '复制链接' }));
  await screen.findByText('复制没有成功，请长按或选中链接复制');
  write.mockResolvedValue(undefined);
  await user.click(dialog.getByRole('button', { name: '复制链接' }));
  await screen.findByText('链接已复制');
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^2027 年公开招聘教师公告 http.*id=5$/));
});

test('headings part a long text; the way to all announcements of the school stands beside the day', async () => {
  open({ body: '本校招聘。\n\n一、报名时间\n\n3 月 1 日 9:00 起，3 个工作日。' });
  await title();
  screen.getByText('报名时间');
  expect(screen.getByRole('link', { name: '全部公告' }).getAttribute('href')).toBe(
    '/business/details?id=9&tab=announcements',
  );
});
