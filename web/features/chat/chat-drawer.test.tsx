import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatMessage } from '#contract/chat/chat-messages.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { ChatDrawer } from './chat-drawer.tsx';
import { ChatHost } from './chat-host.tsx';
import { closeChat, openChat, useOpenChat } from './open-chat.ts';
import { useTalks } from './talks.ts';

const BEGIN = 'POST /api/communicate/posts/:id/conversation';
const THREADS = 'GET /api/communicate/conversations';
const talk = (id: string, name: string) => ({
  id,
  side: 'seeker' as const,
  post: { id: '42', title: '高中物理教师', open: true },
  company: { id: '9', name, shortName: name },
  person: { joberId: '5', name: '林晓' },
  unread: 0,
});
const said = (text: string) =>
  sampleOf(chatMessage, { number: 1, text, kind: 'text', side: 'company', clientId: 'c1' });

const talking = () =>
  serve({
    [BEGIN]: talk('7', '深圳中学') as never,
    [THREADS]: { items: [talk('7', '深圳中学'), talk('8', '实验小学')] },
    'GET /api/communicate/conversations/:id': ({ params }: Sent) => talk(params.id ?? '', '深圳中学') as never,
    'GET /api/communicate/conversations/:id/messages': ({ params }: Sent) => ({
      items: [said(`在会话 ${params.id} 里`)],
    }),
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
  });

beforeEach(() => {
  signIn.seeker();
  useTalks.setState({ byId: {} });
});
afterEach(() => act(closeChat));

test('the talk about a post is begun by the server and opens; closing it forgets what was open', async () => {
  const server = talking();
  const { user } = renderPage(<ChatHost />);
  expect(screen.queryByRole('complementary', { name: '沟通' })).toBeNull();
  act(() => openChat('42', '9'));
  await screen.findByText('正在打开会话');
  await screen.findByText('在会话 7 里');
  expect(server.to(BEGIN).map(({ params }) => params.id)).toEqual(['42']);
  await waitFor(() =>
    expect(getSession()).toMatchObject({ isOpen: true, chatData: [{ id: '1', text: '在会话 7 里' }] }),
  );
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '沟通' })).toBeNull());
  expect(getSession()).toMatchObject({ isOpen: false, currentCompanyId: null, chatData: [] });
});

test.each([
  ['the school has gone', () => refusal('POST_CLOSED'), '该职位已停止招聘'],
  ['the network is gone', unreachable, '接口请求失败'],
])('where %s the drawer closes and says why', async (_, answer, text) => {
  const server = talking();
  server.change({ [BEGIN]: answer });
  renderPage(<ChatHost />);
  act(() => openChat('42', '9'));
  await screen.findByText(text);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '沟通' })).toBeNull());
  expect(getSession().isOpen).toBe(false);
});

test('from a talk one goes to all of them and into another', async () => {
  talking();
  useOpenChat.setState({ conversationId: '7' });
  const { user } = renderPage(<ChatDrawer />);
  await screen.findByText('在会话 7 里');
  await user.click(screen.getByRole('button', { name: '全部会话' }));
  await user.click(await screen.findByRole('button', { name: /实验小学/ }));
  await screen.findByText('在会话 8 里');
});

test('Escape closes the drawer', async () => {
  talking();
  useOpenChat.setState({ conversationId: '7' });
  const { user } = renderPage(<ChatDrawer />);
  await screen.findByText('在会话 7 里');
  await user.keyboard('{Escape}');
  expect(useOpenChat.getState()).toMatchObject({ postId: null, conversationId: null });
});

test('of two posts that are asked about the later one is opened, whichever answer comes first', async () => {
  const server = talking();
  const slow = later<never>();
  server.change({
    [BEGIN]: ({ params }: Sent) => (params.id === '42' ? slow.promise : (talk('8', '实验小学') as never)),
  });
  renderPage(<ChatHost />);
  act(() => openChat('42', '9'));
  await screen.findByText('正在打开会话');
  act(() => openChat('43', '10'));
  await screen.findByText('在会话 8 里');
  await act(async () => slow.resolve(talk('7', '深圳中学') as never));
  expect(useOpenChat.getState()).toMatchObject({ postId: '43', conversationId: '8' });
});

test('a talk that is begun after the drawer was closed does not open it again', async () => {
  const server = talking();
  const slow = later<never>();
  server.change({ [BEGIN]: () => slow.promise });
  renderPage(<ChatHost />);
  act(() => openChat('42', '9'));
  await screen.findByText('正在打开会话');
  act(closeChat);
  await act(async () => slow.resolve(talk('7', '深圳中学') as never));
  expect(useOpenChat.getState()).toMatchObject({ postId: null, conversationId: null });
});

const drawer = () => screen.queryByRole('complementary', { name: '沟通' });

test('Back closes the drawer and leaves the page where it is; closing it by its button takes its entry along', async () => {
  talking();
  const { user, address, router } = renderPage(<ChatHost />, '/jobs/details?id=42&chat=1');
  act(() => openChat('42', '9'));
  await screen.findByText('在会话 7 里');
  expect(address()).toBe('/jobs/details?id=42');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(drawer()).toBeNull());
  expect([address(), getSession().isOpen]).toEqual(['/jobs/details?id=42&chat=1', false]);
  act(() => openChat('42', '9'));
  await screen.findByText('在会话 7 里');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(drawer()).toBeNull());
  expect(router.state.location.state).toBeNull();
});

test('another page and a new document are shown without the drawer', async () => {
  talking();
  const { router, unmount } = renderPage(<ChatHost />, '/jobs/details?id=42');
  act(() => openChat('42', '9'));
  await screen.findByText('在会话 7 里');
  await act(() => router.navigate('/resume/delivery'));
  await waitFor(() => expect(drawer()).toBeNull());
  unmount();
  setSession({ isOpen: true, currentCompanyId: '9' });
  renderPage(<ChatHost />, '/mobile/list');
  await waitFor(() => expect(getSession().isOpen).toBe(false));
  expect(drawer()).toBeNull();
});
