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
const UNREAD = 'GET /api/communicate/unread';
const talk = (id: string, school: string, more = {}) => ({
  id,
  side: 'seeker' as const,
  post: { id: '42', title: '高中物理教师', open: true },
  company: { id: '9', name: school, shortName: '' },
  person: { joberId: '5', name: '林晓' },
  ...more,
});

function open(at = paths.mobileMessages(), items = [talk('7', '深圳中学')]) {
  const server = serve({
    [UNREAD]: { seeker: 3, company: 0, notices: 0 },
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

test('talks with something new stand under a heading, each with how far its delivery has come', async () => {
  open(undefined, [
    talk('7', '深圳中学', { delivery: { id: '1', status: 'offer' } }),
    talk('8', '第一中学', { unread: 2, delivery: null }),
  ]);
  const fresh = within(await screen.findByRole('region', { name: '新消息' }));
  expect(fresh.getAllByRole('button')).toHaveLength(1);
  fresh.getByRole('button', { name: /^第一中学.*2 条未读/ });
  within(screen.getByRole('region', { name: '看过的' })).getByText('待录用');
});

test('a talk opens at an address of its own, from which one comes back', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: /^深圳中学/ }));
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
