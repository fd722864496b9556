import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTalks } from '#web/features/chat/talks.ts';
import { paths } from '#web/paths.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { MessagesPage } from './messages-page.tsx';

const LIST = 'GET /api/communicate/conversations';
const FIND = 'GET /api/communicate/messages';
const talk = (id: string, school: string, more: object = {}) => ({
  id,
  side: 'seeker' as const,
  post: { id: '42', title: '高中物理教师', open: true },
  company: { id, name: school, shortName: '' },
  person: { joberId: '5', name: '林晓' },
  unread: 0,
  ...more,
});
const three = [talk('1', '深圳中学', { unread: 120 }), talk('2', '第二中学'), talk('3', '实验学校')];
const named = new Map([
  ['1', '深圳中学'],
  ['2', '第二中学'],
  ['3', '实验学校'],
]);

function open({ at = '/client/messages', items = three as ReturnType<typeof talk>[], detail = {} } = {}) {
  const server = serve({
    [LIST]: { items },
    'GET /api/communicate/conversations/:id': ({ params }) =>
      ({ ...talk(params.id ?? '', named.get(params.id ?? '') ?? ''), ...detail }) as never,
    'GET /api/communicate/conversations/:id/messages': { items: [], hasMore: false },
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
  });
  return { server, ...renderPage(<MessagesPage />, at) };
}
const width = (wide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wide && query.includes('min-width') }));
const line = (name: RegExp) => screen.findByRole('button', { name });
const input = () => screen.findByLabelText<HTMLTextAreaElement>('输入消息');

beforeEach(() => {
  signIn.seeker();
  width(true);
});
afterEach(() => useTalks.setState({ byId: {} }));

test('where there is room the newest conversation is open, and stays open when another becomes the newest', async () => {
  const { server } = open();
  expect((await line(/^深圳中学/)).getAttribute('aria-current')).toBe('true');
  fireEvent.change(await input(), { target: { value: '请问有编制吗' } });
  server.change({ [LIST]: { items: [{ ...three[1], unread: 1 }, three[0]] as never } });
  vi.useFakeTimers();
  hear('message', { conversationId: '2', number: 9 });
  await act(() => vi.advanceTimersByTimeAsync(400));
  vi.useRealTimers();
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('第二中学'));
  expect((await line(/^深圳中学/)).getAttribute('aria-current')).toBe('true');
  expect((await input()).value).toBe('请问有编制吗');
});

test('conversations are grouped by whose turn it is', async () => {
  width(false);
  const said = (side: string) => ({ number: 1, side, text: '好', at: '2026-11-02T02:00:00Z' });
  open({
    items: [
      talk('1', '深圳中学', { last: said('seeker') }),
      talk('2', '第二中学', { last: said('company') }),
      talk('3', '实验学校', { last: said('company'), delivery: { id: '1', status: 'rejected' } }),
    ],
  });
  await line(/^深圳中学/);
  const regions = screen.getAllByRole('region').map((one) => [one.getAttribute('aria-label'), one.textContent]);
  expect(regions.map(([name]) => name)).toEqual(['等你回', '等学校回', '已结束']);
  expect(regions[0]?.[1]).toContain('第二中学');
});

test.each([
  ['waiting', '去答复', paths.today('3')],
  ['accepted', '看进度', `${paths.deliveries()}?id=3`],
])('beside an invitation that is %s stands %s', async (status, name, href) => {
  const interview = { startsAt: '2099-02-01T01:00:00.000Z', status, moves: [] };
  open({ detail: { delivery: { id: '3', status: 'interview' }, interview } });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('on a phone the list comes first, and one goes back to it from a conversation', async () => {
  width(false);
  const { user, address } = open();
  await user.click(await line(/^第二中学/));
  expect(address()).toBe('/client/messages?id=2');
  await user.click(await screen.findByRole('button', { name: '全部会话' }));
  expect(address()).toBe('/client/messages');
  expect(screen.queryByLabelText('输入消息')).toBeNull();
});

test('many unread messages are counted to 99', async () => {
  width(false);
  open();
  expect((await line(/^深圳中学/)).textContent).toContain('99+ 条未读');
});

test('a word finds messages in place of the list, and without it the list is there again', async () => {
  width(false);
  const { server, user, address } = open();
  await line(/^深圳中学/);
  server.change({
    [FIND]: { items: [{ conversationId: '3', name: '实验学校', message: { text: '请带学位证', number: 4 } }] as never },
  });
  const field = screen.getByRole('searchbox', { name: '搜索聊天记录' });
  fireEvent.change(field, { target: { value: ' 学位证 ' } });
  await user.click(await screen.findByRole('button', { name: /实验学校/ }));
  expect(address()).toBe('/client/messages?id=3');
  expect(server.to(FIND)[0]?.query.keyword).toBe('学位证');
  fireEvent.change(field, { target: { value: '' } });
  await line(/^深圳中学/);
  screen.getByRole('heading', { level: 1, name: '消息' });
});

test('who never wrote is told how to begin', async () => {
  open({ items: [] });
  await screen.findByText('在职位页点“立即沟通”，就可以直接问学校');
  expect(screen.queryByLabelText('输入消息')).toBeNull();
});
