import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { Conversation } from '#contract/chat/chat.ts';
import { chatMessage } from '#contract/chat/chat-messages.ts';
import { useTalks } from '#web/features/chat/talks.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { MessageButton } from '../box/drawer/box-drawer.tsx';
import { ConnectPage } from './connect-page.tsx';

const THREADS = 'GET /api/communicate/company/conversations';
const DETAIL = 'GET /api/communicate/conversations/:id';
const MESSAGES = 'GET /api/communicate/conversations/:id/messages';
const SEARCH = 'GET /api/communicate/messages';
const ROWS = 'GET /api/company/boxRows';

const thread = (id: string, name: string, more: Some<Conversation> = {}): Some<Conversation> => ({
  id,
  side: 'company',
  person: { joberId: `5${id}`, name },
  post: { id: '42', title: '高中物理教师', open: true },
  last: { number: 1, side: 'seeker', text: `${name}的消息` },
  unread: 0,
  ...more,
});
const said = (text: string) => sampleOf(chatMessage, { number: 1, text, kind: 'text', side: 'seeker', clientId: 'c1' });

function company(...threads: Some<Conversation>[]) {
  return serve({
    [THREADS]: ({ query }: Sent) => ({ items: threads.filter(({ unread = 0 }) => !query.unread || unread > 0) }),
    [DETAIL]: ({ params }: Sent) => threads.find(({ id }) => id === params.id) ?? refusal('NOT_FOUND'),
    [MESSAGES]: ({ params }: Sent) => ({ items: [said(`在会话 ${params.id} 里`)] }),
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
    [ROWS]: {},
    [SEARCH]: {},
    'GET /api/company/interviews': [],
  });
}
const lin = thread('7', '林晓');
const zhao = thread('8', '赵一', { unread: 3 });
const open = (at = '/connect') => renderConsole(<ConnectPage />, at);
const inList = (name: string) => screen.findByRole('button', { name: new RegExp(`^(${name}|.{0,2}${name})`) });
const search = (keyword: string) => {
  const field = screen.getByLabelText('搜索会话');
  fireEvent.change(field, { target: { value: keyword } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13, charCode: 13 });
};

beforeEach(() => {
  signIn.recruiter();
  useTalks.setState({ byId: {} });
});

test('on a wide screen the newest conversation opens, and stands in the address without a step back', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  company(lin, zhao);
  const { address, router } = open();
  await screen.findByText('在会话 7 里');
  expect([address(), router.state.historyAction]).toEqual(['/connect?id=7', 'REPLACE']);
});

test('another conversation is opened by a press; a message elsewhere does not take its place', async () => {
  const server = company(lin, zhao);
  const { user, address } = open('/connect?id=7');
  await screen.findByText('在会话 7 里');
  await user.click(await inList('赵一'));
  await screen.findByText('在会话 8 里');
  expect(address()).toBe('/connect?id=8');
  server.change({ [THREADS]: { items: [{ ...lin, unread: 1 }, zhao] } });
  hear('message', { conversationId: '7', ...said('新的消息') });
  await waitFor(() => expect(server.to(THREADS).length).toBeGreaterThan(1));
  expect(address()).toBe('/connect?id=8');
});

test('only unread ones are asked of the server, and the open conversation stays open', async () => {
  const server = company(lin, zhao);
  const { user, address } = open('/connect?id=7');
  await inList('林晓');
  await user.click(screen.getByRole('checkbox', { name: '未读' }));
  await waitFor(() => expect(screen.queryByText('林晓的消息')).toBeNull());
  screen.getByText('赵一的消息');
  expect(server.to(THREADS).at(-1)?.query).toEqual({ unread: '1', bg: 'communicate' });
  expect(address()).toBe('/connect?id=7');
});

test('words find conversations and messages; a found message leads to its conversation', async () => {
  const server = company(lin, zhao);
  const found = { conversationId: '8', name: '赵一', postTitle: '高中物理教师', message: said('下周三可以试讲') };
  server.change({
    [THREADS]: ({ query }: Sent) => ({ items: query.keyword ? [] : [lin, zhao] }),
    [SEARCH]: { items: [found] },
  });
  const { user, address } = open('/connect?id=7');
  await inList('林晓');
  search('试讲');
  const list = within(await screen.findByRole('list', { name: '找到的消息' }));
  await user.click(list.getByRole('button'));
  expect(address()).toBe('/connect?id=8');
  expect(server.to(SEARCH).map(({ query }) => [query.side, query.keyword])).toEqual([['company', '试讲']]);
});

test('a search of messages that did not arrive does not say that there are none', async () => {
  const server = company(lin);
  server.change({ [SEARCH]: unreachable, [THREADS]: ({ query }: Sent) => ({ items: query.keyword ? [] : [lin] }) });
  const { user } = open('/connect?id=7');
  await inList('林晓');
  search('试讲');
  const again = await screen.findByRole('button', { name: /重试/ });
  expect(screen.queryByText(/没有含/)).toBeNull();
  server.change({ [SEARCH]: {} });
  await user.click(again);
  await screen.findByText('没有含“试讲”的消息');
});

test('older conversations are added once, however often the button is pressed', async () => {
  const server = company();
  const slow = later<{ items: Some<Conversation>[] }>();
  server.change({
    [THREADS]: ({ query }: Sent) => (query.cursor ? slow.promise : { items: [lin], nextCursor: 'older' }),
    [DETAIL]: lin,
  });
  open('/connect?id=7');
  const more = await screen.findByRole('button', { name: '更早的会话' });
  fireEvent.click(more);
  fireEvent.click(more);
  await act(async () => slow.resolve({ items: [zhao] }));
  await inList('赵一');
  expect(screen.getAllByText('赵一的消息')).toHaveLength(1);
  expect(server.to(THREADS).filter(({ query }) => query.cursor)).toHaveLength(1);
});

test('older conversations that come after the list was narrowed are not added to it', async () => {
  const server = company();
  const slow = later<{ items: Some<Conversation>[] }>();
  server.change({
    [THREADS]: ({ query }: Sent) =>
      query.cursor ? slow.promise : query.unread ? { items: [zhao] } : { items: [lin], nextCursor: 'older' },
    [DETAIL]: lin,
  });
  const { user } = open('/connect?id=7');
  await user.click(await screen.findByRole('button', { name: '更早的会话' }));
  await user.click(screen.getByRole('checkbox', { name: '未读' }));
  await screen.findByText('赵一的消息');
  await act(async () => slow.resolve({ items: [thread('9', '孙三')] }));
  expect(screen.queryByText('孙三的消息')).toBeNull();
});

test('beside the conversation stand the person, the delivery and the post, without opening the resume', async () => {
  const sent = thread('7', '林晓', { delivery: { id: '3', status: 'viewed' } });
  const server = company(sent);
  server.change({
    [ROWS]: {
      items: [
        { id: '3', fit: { met: 7, of: 8 }, person: { name: '林晓', school: '华南师大', major: '物理学', age: 26 } },
      ],
    },
  });
  open('/connect?id=7');
  const card = within(await screen.findByRole('complementary', { name: '相关信息' }));
  await card.findByText('符合 7/8');
  card.getByText('华南师大');
  card.getByText('物理学');
  expect(card.getByRole('link', { name: '答复这份投递' }).getAttribute('href')).toContain('id=3');
  expect(server.sent.filter(({ key }) => key.includes('deliveries'))).toEqual([]);
});

test('what waits for an interview leads to it', async () => {
  const interview = { status: 'waiting' as const, startsAt: '2027-03-01T06:00:00Z', moves: [] };
  const sent = thread('7', '林晓', { delivery: { id: '3', status: 'interview' } });
  company(sent).change({ [DETAIL]: { ...sent, interview } });
  open('/connect?id=7');
  const step = within(await screen.findByRole('region', { name: '下一步' }));
  step.getByText('待答复');
  const link = step.getByRole('link', { name: '查看面试安排' });
  expect([link.getAttribute('href'), link.className.includes('btn-filled')]).toEqual([
    expect.stringContaining('id=3'),
    false,
  ]);
});

test('conversations stand by whose turn it is; what is unread waits for the reader, also after a delivery has ended', async () => {
  const answered = thread('9', '孙二', { last: { number: 2, side: 'company', text: '孙二的消息' } });
  const ended = { delivery: { id: '4', status: 'rejected' as const } };
  company(answered, thread('10', '李四', ended), thread('11', '周五', { ...ended, unread: 1 }), zhao);
  open('/connect?id=9');
  await inList('赵一');
  const groups = ['等你回', '等对方回', '已结束'].map((name) => screen.getByRole('region', { name }));
  expect(groups.map(({ textContent }) => textContent?.match(/[^\d]{2}(?=的消息)/g))).toEqual([
    ['周五', '赵一'],
    ['孙二'],
    ['李四'],
  ]);
});

test('who has not applied has no resume here; a closed post says so', async () => {
  company(thread('7', '林晓', { post: { id: '42', title: '高中物理教师', open: false } }));
  open('/connect?id=7');
  const card = within(await screen.findByRole('complementary', { name: '相关信息' }));
  card.getByText('对方还没有投递该职位');
  card.getByText('职位已停止招聘');
  expect(card.queryByRole('link')).toBeNull();
});

const START = 'POST /api/communicate/deliveries/:id/conversation';

test('发消息 opens the conversation of a delivery; where that fails it can be pressed again', async () => {
  const server = serve({ [START]: unreachable });
  const { user, address } = renderConsole(<MessageButton deliveryId="3" />, '/delivery');
  await user.click(screen.getByRole('button', { name: /发消息/ }));
  await screen.findByText('接口请求失败');
  expect(address()).toBe('/delivery');
  server.change({ [START]: sampleOf(api[START].returns, { id: '7' }) });
  await user.click(screen.getByRole('button', { name: /发消息/ }));
  await waitFor(() => expect(address()).toBe('/connect?id=7'));
});
