import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { AnnouncementPage } from './announcement-page.tsx';
import { loadAnnouncement } from './load-announcement.ts';

const READ = 'GET /api/announcements/:id';
const OTHERS = 'GET /api/companies/:id/announcements';
const company = { id: '9', name: '深圳市第一中学', cityName: '深圳', openPosts: 3, replyRate: 92 };
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

function open(more: object = {}, others: unknown = { items: [] }, at = '/business/announcements/details?id=5') {
  const server = serve({ [READ]: announcement(more), [OTHERS]: others as never, 'GET /api/posts/mine': {} });
  return { server, ...renderLoaded(loadAnnouncement, (data) => <AnnouncementPage data={data} />, at) };
}
const title = () => screen.findByRole('heading', { level: 1, name: '2027 年公开招聘教师公告' });

test('an announcement says when it came, and when it was changed only if that was another day', async () => {
  const { unmount } = open();
  await title();
  screen.getByText('2027-03-01 发布');
  unmount();
  open({ updatedAt: '2027-03-05T01:00:00Z' });
  await title();
  screen.getByText('2027-03-01 发布，2027-03-05 修改');
});

test('the school’s other announcements stand beside it without itself, four at most', async () => {
  const items = Array.from({ length: 7 }, (_, at) => ({
    id: String(at + 3),
    title: `第 ${at + 3} 号公告`,
    publishedAt: '2027-02-01T01:00:00Z',
  }));
  open({}, { items });
  const others = within(await screen.findByRole('region', { name: '其他公告' }));
  expect(others.getAllByRole('listitem').map((one) => one.textContent?.slice(0, 7))).toEqual([
    '第 3 号公告',
    '第 4 号公告',
    '第 6 号公告',
    '第 7 号公告',
  ]);
});

test('where the others cannot be read the announcement stands alone', async () => {
  open({}, unreachable);
  await title();
  expect(screen.queryByRole('region', { name: '其他公告' })).toBeNull();
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

test('a school that answers nobody yet has no rate, and headings part a long text', async () => {
  open({
    company: { ...company, replyRate: null },
    body: '本校招聘。\n\n一、报名时间\n\n3 月 1 日 9:00 起，3 个工作日。',
  });
  await title();
  expect(within(screen.getByRole('region', { name: '发布单位' })).queryByText(/回复率/)).toBeNull();
});

test.each(['?id=x', '', '?id=0'])('"%s" is no announcement, and none is asked for', async (query) => {
  const { server } = open({}, { items: [] }, `/business/announcements/details${query}`);
  await waitFor(() => expect(document.body.textContent).toMatch(/这一页不在花名册上/));
  expect(server.to(READ)).toEqual([]);
});

test('one that was taken away says so', async () => {
  const { server } = open();
  await title();
  server.change({ [READ]: () => refusal('NOT_FOUND') });
  const page = renderLoaded(
    loadAnnouncement,
    (data) => <AnnouncementPage data={data} />,
    '/business/announcements/details?id=5',
  );
  await waitFor(() => expect(page.container.textContent).toMatch(/这一页不在花名册上/));
});
