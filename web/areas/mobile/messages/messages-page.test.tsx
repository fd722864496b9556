import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTalks } from '#web/features/chat/talks.ts';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { MessagesPage } from './messages-page.tsx';

const LIST = 'GET /api/communicate/conversations';
const SAY = 'POST /api/communicate/conversations/:id/messages';
const SEARCH = 'GET /api/communicate/messages';
const UNREAD = 'GET /api/communicate/unread';
const talk = (id: string, school: string, more = {}) => ({
  id,
  side: 'seeker' as const,
  post: { id: '42', title: '高中物理教师', open: true },
  company: { id: school, name: school, shortName: '' },
  person: { joberId: '5', name: '林晓' },
  ...more,
});

function open(at = paths.mobileMessages(), items = [talk('7', '深圳中学')]) {
  const server = serve({
    [SEARCH]: { items: [] },
    [UNREAD]: { seeker: 3, company: 0, notices: 0, toAnswer: 0 },
    [LIST]: { items } as never,
    'GET /api/communicate/conversations/:id': talk('7', '深圳中学') as never,
    'GET /api/communicate/conversations/:id/messages': { items: [], hasMore: false },
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
    'GET /api/notifications': { items: [] },
    'GET /api/support/messages': { items: [] },
  });
  return { server, ...renderPage(<MessagesPage />, at) };
}
const tabs = () => within(screen.getByRole('navigation', { name: '消息' })).getAllByRole('link');

beforeEach(() => signIn.seeker());
afterEach(() => useTalks.setState({ byId: {} }));

test('talks and notices are two addresses with their numbers; none is shown where there is none', async () => {
  open();
  await waitFor(() => expect(tabs().map(({ textContent }) => textContent)).toEqual(['沟通3', '通知']));
  expect(tabs().map((one) => one.getAttribute('aria-current'))).toEqual(['page', null]);
});

const said = (side: 'seeker' | 'company') => ({ number: 1, side, text: '好', at: '2026-11-02T02:00:00Z' });

test('talks stand in one list, each with its school and how far its delivery has come, those of a school together', async () => {
  open(undefined, [
    talk('7', '深圳中学', { delivery: { id: '1', status: 'offer' }, last: said('company') }),
    talk('8', '第一中学', { unread: 2, delivery: null }),
    talk('9', '第二中学', { delivery: { id: '3', status: 'viewed' }, last: said('seeker') }),
    talk('10', '深圳中学', { delivery: { id: '4', status: 'rejected' }, last: said('company') }),
  ]);
  const list = within(await screen.findByRole('region', { name: '会话' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent?.replace(/[\d-]*\d{2}-\d{2}/, ' '))).toEqual([
    '深圳中学 好待录用高中物理教师',
    '深圳中学好不合适高中物理教师 ',
    '第一中学2 条未读高中物理教师',
    '第二中学 我：好被查看高中物理教师',
  ]);
});

test.each([
  ['talks', paths.mobileMessages()],
  ['notices', paths.mobileNotices()],
])('what waits for an answer is a line above the %s, which leads to 今天', async (_, at) => {
  const { server } = open(at, []);
  server.change({ [UNREAD]: { seeker: 3, company: 0, notices: 0, toAnswer: 1 } });
  const line = await screen.findByRole('link', { name: /有 1 件事等你答复/ });
  expect(line.getAttribute('href')).toBe(paths.seekerHome());
});

test('messages are searched', async () => {
  const { server } = open(undefined, [talk('7', '深圳中学'), talk('8', '第一中学')]);
  await screen.findByRole('button', { name: /深圳中学/ });
  fireEvent.change(screen.getByLabelText('搜索聊天记录'), { target: { value: '编制' } });
  await waitFor(() => expect(server.to(SEARCH)[0]?.query).toMatchObject({ side: 'seeker', keyword: '编制' }));
});

test('a talk opens at an address of its own, from which one comes back', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: /深圳中学/ }));
  await screen.findByLabelText('输入消息');
  expect(address()).toContain('id=7');
  expect(screen.queryByRole('navigation', { name: '消息' })).toBeNull();
  expect(screen.getByRole('link', { name: '全部会话' }).getAttribute('href')).not.toContain('id=');
});

test('a message that did not go says so and stands to be tried again', async () => {
  const { server } = open(paths.mobileMessages('7'));
  server.change({ [SAY]: unreachable });
  fireEvent.change(await screen.findByLabelText('输入消息'), { target: { value: '请问有编制吗' } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  await screen.findByText('请问有编制吗');
  await waitFor(() => expect(server.to(SAY).length).toBeGreaterThan(0));
  const { discard, useOutbox } = await import('#web/features/chat/outbox.ts');
  for (const { clientId } of useOutbox.getState().items) discard(clientId);
});

test('who wrote to nobody is told how to begin; who heard nothing what will stand there', async () => {
  const { unmount } = open(paths.mobileMessages(), []);
  await screen.findByText('在职位页点“立即沟通”，就可以直接问学校');
  unmount();
  open(paths.mobileNotices());
  await screen.findByText('还没有通知');
  expect(tabs().map((one) => one.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('support can be asked from here', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '联系客服' }));
  await screen.findByLabelText('给客服留言');
});
