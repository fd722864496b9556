import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { type ChatMessage, chatMessage } from '#contract/chat/chat-messages.ts';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole, renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { discard, useOutbox } from './outbox.ts';
import { TalkPanel } from './talk-panel.tsx';
import { useTalks } from './talks.ts';

const MESSAGE = 'POST /api/communicate/conversations/:id/messages';
const MESSAGES = 'GET /api/communicate/conversations/:id/messages';
const DETAIL = 'GET /api/communicate/conversations/:id';
const READ = 'POST /api/communicate/conversations/:id/read';

const said = (number: number, text: string, more: Some<ChatMessage> = {}): ChatMessage =>
  sampleOf(chatMessage, {
    number,
    text,
    kind: 'text',
    side: 'company',
    senderName: '周老师',
    clientId: `c${number}`,
    ...more,
  });

/** A conversation of a seeker with a school, as the server returns it. */
function talkWith(items: ChatMessage[], detail: Some<OpenConversation> = {}) {
  const all = [...items];
  const store = ({ body }: Sent) => {
    const message = said(all.length + 1, body.text, { side: 'seeker', clientId: body.clientId });
    all.push(message);
    return message;
  };
  const page = ({ query }: Sent) => {
    const found = all.filter(
      ({ number }) => number > Number(query.after ?? 0) && number < Number(query.before ?? Number.POSITIVE_INFINITY),
    );
    return { items: found.slice(-2), hasMore: found.length > 2 };
  };
  const server = serve({
    [DETAIL]: () => ({
      id: '7',
      side: 'seeker',
      post: { id: '42', title: '高中物理教师', open: true },
      company: { id: '9', name: '深圳中学' },
      person: { joberId: '5', name: '林晓' },
      ...detail,
    }),
    [MESSAGES]: page,
    [MESSAGE]: store,
    [READ]: null,
    'GET /api/communicate/phrases': { items: [] },
    'POST /api/communicate/conversations/:id/signal': null,
  });
  return { server, all, store };
}

const open = () => renderPage(<TalkPanel id="7" />);
const bubbles = () => screen.queryAllByTestId(/message$/).map((one) => one.children[1]?.textContent);
const field = () => screen.findByLabelText('输入消息');

beforeEach(() => signIn.seeker());
afterEach(() => {
  for (const { clientId } of useOutbox.getState().items) discard(clientId);
  useTalks.setState({ byId: {} });
});

test('Enter sends, Shift + Enter begins a line, and the message stands at once', async () => {
  const { server } = talkWith([]);
  const { user } = open();
  await user.type(await field(), '您好{Shift>}{Enter}{/Shift}请问有编制吗{Enter}');
  await screen.findByText(/已送达/);
  expect(server.to(MESSAGE).map(({ body }) => body.text)).toEqual(['您好\n请问有编制吗']);
  expect(await field()).toHaveProperty('value', '');
});

test('two presses of 发送 at once send the message once', async () => {
  const { server } = talkWith([]);
  const { user } = open();
  await user.type(await field(), '您好');
  const send = screen.getByRole('button', { name: '发送' });
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(bubbles()).toHaveLength(1));
  expect(server.to(MESSAGE)).toHaveLength(1);
});

test('on a touch screen Enter begins a line, and the hint speaks of no keys', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { server } = talkWith([]);
  const { user } = open();
  await user.type(await field(), '您好{Enter}请问有编制吗');
  expect(await field()).toMatchObject({ value: '您好\n请问有编制吗', placeholder: '输入消息' });
  expect(server.to(MESSAGE)).toEqual([]);
});

test('Enter that ends the choice of a character does not send', async () => {
  const { server } = talkWith([]);
  open();
  const box = await field();
  fireEvent.change(box, { target: { value: 'nihao' } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(server.to(MESSAGE)).toEqual([]);
  expect(box).toHaveProperty('value', 'nihao');
});

test('a message too long is kept and counted, and cannot be sent', async () => {
  const { server } = talkWith([]);
  const { user } = open();
  fireEvent.change(await field(), { target: { value: '长'.repeat(1_002) } });
  screen.getByText('最多 1000 字，已超出 2 字');
  await user.type(await field(), '{Enter}');
  expect(server.to(MESSAGE)).toEqual([]);
  expect(screen.getByRole('button', { name: '发送' })).toHaveProperty('disabled', true);
});

test('a refused message says why; it is tried again or thrown away', async () => {
  const { server, store } = talkWith([]);
  server.change({ [MESSAGE]: () => refusal('INVALID_INPUT', '含有违规内容') });
  const { user } = open();
  await user.type(await field(), '违规的话{Enter}');
  await screen.findByText('发送失败：含有违规内容');
  server.change({ [MESSAGE]: store });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText(/发送失败/)).toBeNull());
  expect(bubbles()).toEqual(['违规的话']);
});

test('what was thrown away is not sent', async () => {
  const { server } = talkWith([]);
  server.change({ [MESSAGE]: () => refusal('INVALID_INPUT', '含有违规内容') });
  const { user } = open();
  await user.type(await field(), '违规的话{Enter}');
  await user.click(await screen.findByRole('button', { name: '删除' }));
  expect(bubbles()).toEqual([]);
});

test('the answer and the event of one message are one bubble', async () => {
  const { all } = talkWith([said(1, '您好')]);
  const { user } = open();
  await user.type(await field(), '在的{Enter}');
  await waitFor(() => expect(bubbles()).toEqual(['您好', '在的']));
  hear('message', { conversationId: '7', ...all[1] });
  hear('message', { conversationId: '7', ...all[1] });
  expect(bubbles()).toEqual(['您好', '在的']);
});

test('messages that were missed are fetched before the one that came', async () => {
  const { all } = talkWith([said(1, '一')]);
  open();
  await screen.findByText('一');
  all.push(said(2, '二'), said(3, '三'));
  hear('message', { conversationId: '7', ...all[2] });
  await waitFor(() => expect(bubbles()).toEqual(['一', '二', '三']));
});

test('older messages are added above', async () => {
  talkWith([said(1, '一'), said(2, '二'), said(3, '三')]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '查看更早的消息' }));
  await waitFor(() => expect(bubbles()).toEqual(['一', '二', '三']));
  expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull();
});

test('what is looked at is read; the other side reading it is shown', async () => {
  const { server } = talkWith([said(1, '您好'), said(2, '在吗', { side: 'seeker' })]);
  open();
  await waitFor(() => expect(server.to(READ).map(({ body }) => body)).toEqual([{ number: 1 }]));
  screen.getByText('已送达');
  hear('read', { conversationId: '7', side: 'company', number: 2 });
  screen.getByText('已读');
});

test('in a hidden window nothing is read until it is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { server } = talkWith([said(1, '您好')]);
  open();
  await screen.findByText('您好');
  expect(server.to(READ)).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.to(READ)).toHaveLength(1));
});

test('while the conversation is open the session names whom it is with', async () => {
  talkWith([]);
  const page = open();
  await field();
  expect(getSession().currentCompanyId).toBe('9');
  page.unmount();
  expect(getSession().currentCompanyId).toBeNull();
});

test('a conversation that takes no messages says why; one that was not loaded can be tried again', async () => {
  const { server } = talkWith([], { refusal: '对方已屏蔽会话' });
  server.change({ [MESSAGES]: unreachable });
  const { user } = open();
  await screen.findByText('这个会话没有加载出来');
  server.change({ [MESSAGES]: { items: [] } });
  await user.click(screen.getByRole('button', { name: /重试|再试/ }));
  await screen.findByText('对方已屏蔽会话');
  expect(screen.queryByLabelText('输入消息')).toBeNull();
});

test('contacts in what is typed are warned of before it goes; a fee in what was said warns its reader', async () => {
  talkWith([said(1, '请先交押金', { warnings: ['fee', 'unknown-kind'] })]);
  open();
  fireEvent.change(await field(), { target: { value: '加我微信' } });
  screen.getByText('消息中含有联系方式。建议先在这里沟通，确认后再交换');
  screen.getByText(/单位不得以任何名义向求职者收取费用/);
});

test('typing of the other side is shown for a while, and its own is told at most every few seconds', async () => {
  const { server } = talkWith([]);
  open();
  const box = await field();
  hear('typing', { conversationId: '7', side: 'company', signal: 'typing' });
  screen.getByText('正在输入…');
  hear('typing', { conversationId: '7', side: 'company', signal: 'away' });
  expect(screen.queryByText('正在输入…')).toBeNull();
  for (const value of ['您', '您好', '您好吗']) fireEvent.change(box, { target: { value } });
  const typed = server
    .to('POST /api/communicate/conversations/:id/signal')
    .filter(({ body }) => body.signal === 'typing');
  expect(typed).toHaveLength(1);
});

const invitation = {
  kind: 'interview' as const,
  interview: {
    deliveryId: '3',
    startsAt: '2099-01-05T01:00:00.000Z',
    mode: 'onsite' as const,
    place: '行政楼 301',
    contact: '周老师',
  },
};
const inForce = {
  status: 'waiting' as const,
  startsAt: invitation.interview.startsAt,
  moves: ['accept-interview', 'propose-time'],
};

test('an invitation leads to 今天, where it is answered', async () => {
  talkWith([said(1, '', invitation)], { interview: inForce });
  open();
  expect((await screen.findByRole('link', { name: '去“今天”答复' })).getAttribute('href')).toBe(paths.today('3'));
});

test('an invitation that was replaced says so and cannot be answered', async () => {
  talkWith([said(1, '', invitation)], { interview: { ...inForce, startsAt: '2099-02-01T01:00:00.000Z' } });
  open();
  await screen.findByText('已变更');
  expect(screen.queryByRole('link', { name: /答复/ })).toBeNull();
});

const CONTACT = 'POST /api/communicate/conversations/:id/contact/answer';
const wish = (state: 'asked' | 'accepted' | 'declined', side: 'company' | 'seeker' = 'company') =>
  said(1, '', {
    kind: 'contact',
    side,
    contact: { what: 'wechat', state, ...(state === 'accepted' ? { seeker: 'linxiao', company: 'zhoulaoshi' } : {}) },
  });

test('a wish for contacts shows nothing before both agree; agreeing asks for one’s own name', async () => {
  const { server } = talkWith([wish('asked')]);
  server.change({ [CONTACT]: () => wish('accepted') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '同意' }));
  expect(server.to(CONTACT)).toEqual([]);
  await user.type(screen.getByLabelText('您的微信号'), 'linxiao');
  await user.click(screen.getByRole('button', { name: '同意' }));
  await screen.findByText('zhoulaoshi');
  expect(server.to(CONTACT)[0]?.body).toEqual({ number: 1, accept: true, wechat: 'linxiao' });
});

test('one’s own wish can be taken back', async () => {
  const { server } = talkWith([wish('asked', 'seeker')]);
  server.change({ [CONTACT]: () => wish('declined', 'seeker') });
  const { user } = open();
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '收回请求' }));
  await screen.findByText('未交换');
  expect(server.to(CONTACT)[0]?.body).toEqual({ number: 1, accept: false });
});

test('a card that was not sent keeps its key for the next try, and a new one follows what was sent', async () => {
  const CARD = 'POST /api/communicate/conversations/:id/contact';
  const { server } = talkWith([]);
  server.change({ [CARD]: unreachable });
  const { user } = open();
  const press = async () => user.click(await screen.findByRole('button', { name: '交换手机号' }));
  await press();
  await waitFor(() => expect(server.to(CARD)).toHaveLength(1));
  server.change({ [CARD]: ({ body }) => said(1, '', { kind: 'contact', clientId: body.clientId }) });
  await act(async () => undefined);
  await press();
  await waitFor(() => expect(server.to(CARD)).toHaveLength(2));
  await waitFor(() => expect(useTalks.getState().byId['7']?.items).toHaveLength(1));
  await act(async () => undefined);
  await press();
  await waitFor(() => expect(server.to(CARD)).toHaveLength(3));
  const [first, again, next] = server.to(CARD).map(({ headers }) => headers.get('idempotency-key'));
  expect([again === first, next === first]).toEqual([true, false]);
});

test('blocking and reporting say what they did', async () => {
  const BLOCK = 'POST /api/communicate/conversations/:id/block';
  const REPORT = 'POST /api/communicate/conversations/:id/reports';
  const { server } = talkWith([]);
  server.change({ [BLOCK]: null, [REPORT]: null });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽，对方不能再给您发消息');
  expect(server.to(BLOCK)[0]?.body).toEqual({ blocked: true });
  await user.click(screen.getByRole('button', { name: '举报' }));
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  await screen.findByText('已收到举报，我们会尽快核实');
  expect(server.to(REPORT)[0]?.body).toEqual({ reason: 'fraud' });
});

test('a recruiter invites within the conversation to one time, as Shanghai has it; what was not sent stays', async () => {
  const INVITE = 'POST /api/communicate/conversations/:id/interview';
  signIn.recruiter();
  const { server } = talkWith([], { side: 'company', mayInvite: true });
  server.change({ [INVITE]: unreachable, 'GET /api/company/interviews': [], 'GET /api/team/company': null });
  const { user } = renderConsole(<TalkPanel id="7" />);
  await user.click(await screen.findByRole('button', { name: '邀请面试' }));
  const when = await screen.findByLabelText('面试时间');
  const at = pickedNow().add(3, 'day').hour(9).minute(0).second(0).millisecond(0);
  fireEvent.mouseDown(when);
  fireEvent.change(when, { target: { value: at.format('YYYY-MM-DD HH:mm') } });
  fireEvent.keyDown(when, { key: 'Enter', code: 'Enter', keyCode: 13 });
  fireEvent.change(screen.getByLabelText('面试地点'), { target: { value: '行政楼 301' } });
  await user.click(screen.getByText('发出邀请'));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText('面试地点')).toHaveProperty('value', '行政楼 301');
  const terms = { at: instantOf(at), mode: 'onsite', place: '行政楼 301', contact: '王敏' };
  expect(server.to(INVITE)[0]?.body).toEqual({ ...terms, clientId: expect.any(String) });
});

test('a conversation is handed to a colleague who does not hold it already', async () => {
  signIn.recruiter();
  const { server } = talkWith([], { side: 'company', mayHandOver: true });
  server.change({
    'GET /api/communicate/conversations/:id/colleagues': [
      { memberId: '1', name: '王敏', holds: true },
      { memberId: '2', name: '李四', title: '教研组长' },
    ],
    'POST /api/communicate/conversations/:id/holder': {},
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '转给同事' }));
  await user.click(await screen.findByRole('button', { name: '李四 教研组长' }));
  await screen.findByText('已转给李四，对方也会看到');
  expect(server.to('POST /api/communicate/conversations/:id/holder')[0]?.body).toEqual({ memberId: '2' });
});

test('a file that was refused says why until it is closed', async () => {
  talkWith([said(1, '您好')]);
  const { container } = open();
  await screen.findByText('您好');
  const input = container.querySelector('[data-testid=chatFile]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([], '空.pdf', { type: 'application/pdf' })] } });
  expect((await screen.findByRole('alert')).textContent).toContain('文件是空的');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a first conversation begins with the greeting, filled in for the post; typing or an earlier message prevents it', async () => {
  const GREETING = 'GET /api/communicate/phrases';
  const own = { items: ['【单位】的老师您好，我想应聘【职位】', '谢谢'] };
  const { server } = talkWith([]);
  server.change({ [GREETING]: own });
  const first = open();
  await waitFor(async () => expect(await field()).toHaveProperty('value', '深圳中学的老师您好，我想应聘高中物理教师'));
  first.unmount();
  const answer = later<object>();
  server.change({ [GREETING]: () => answer.promise });
  const second = open();
  await second.user.type(await field(), '请问');
  answer.resolve(own);
  await screen.findByRole('button', { name: '谢谢' });
  expect(await field()).toHaveProperty('value', '请问');
  second.unmount();
  useTalks.setState({ byId: {} });
  talkWith([said(1, '您好')]).server.change({ [GREETING]: own });
  open();
  await screen.findByRole('button', { name: '谢谢' });
  expect(await field()).toHaveProperty('value', '');
});

test("a phrase begins a message, and one's own take the place of the usual ones", async () => {
  const SAVE = 'PUT /api/communicate/phrases';
  const { server } = talkWith([]);
  server.change({
    'GET /api/communicate/phrases': { items: null },
    [SAVE]: ({ body }: Sent) => ({ items: body.items }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /请问这个职位是否有编制/ }));
  expect(screen.getByLabelText('输入消息')).toHaveProperty('value', '请问这个职位是否有编制？');
  await user.click(screen.getByRole('button', { name: '编辑常用语' }));
  const lines = screen.getByLabelText('我的常用语，一行一句');
  fireEvent.change(lines, { target: { value: `谢谢老师\n\n${'长'.repeat(201)}` } });
  expect(screen.getByRole('alert').textContent).toContain('超过 200 字');
  expect(screen.getByRole('button', { name: '保存常用语' })).toHaveProperty('disabled', true);
  fireEvent.change(lines, { target: { value: ' 谢谢老师 \n\n周三下午方便\n' } });
  await user.click(screen.getByRole('button', { name: '保存常用语' }));
  await screen.findByRole('button', { name: '周三下午方便' });
  expect(server.to(SAVE)[0]?.body).toEqual({ side: 'seeker', items: ['谢谢老师', '周三下午方便'] });
});
