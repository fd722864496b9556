import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { getSession } from '#web/session/session-store.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { AnswerPanel } from '../answer/answer-panel.tsx';
import { DeliveryBody } from './delivery-body.tsx';
import { stepText } from './step-text.ts';
import { grouped, useDeliveries, withItems } from './use-deliveries.ts';

const MOVE = 'POST /api/deliveries/:id/moves';
const LETTER = 'GET /api/deliveries/:id/offer.pdf';

const list = api['GET /api/deliveries'].returns;
const own = list.shape.items.element;
const deliveryOf = (more: Some<OwnDelivery>) =>
  sampleOf(own, {
    id: '1',
    post: { id: '42', title: '高中物理教师', company: { id: '9', name: '深圳中学' } },
    ...more,
  });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const invitation = (more: Some<NonNullable<OwnDelivery['interview']>> = {}) => ({
  status: 'waiting' as const,
  startsAt: inHours(48),
  slots: null,
  ...more,
});

function open(more: Some<OwnDelivery>, Part: typeof AnswerPanel | typeof DeliveryBody = AnswerPanel) {
  const server = serve({ [MOVE]: {} });
  const onChange = vi.fn();
  return {
    server,
    onChange,
    ...renderPage(<Part delivery={deliveryOf(more)} calendar={[]} onChange={onChange} />),
  };
}

beforeEach(() => signIn.seeker());

const offered: Some<OwnDelivery> = {
  status: 'offer',
  moves: ['accept-offer', 'decline-offer'],
  offer: {
    pay: 32_000_000,
    payUnit: 'year',
    payParts: [],
    startsOn: '2027-02-22',
    contract: '3 年，试用 6 个月',
    answerBy: inHours(48),
  },
};

test('one of several times is chosen; a time that somebody took leaves the way to propose another', async () => {
  const slots = [inHours(48), inHours(72)];
  const moves = ['accept-interview', 'propose-time', 'decline-interview'];
  const { server, user, onChange, rerender } = open({ status: 'interview', moves, interview: invitation({ slots }) });
  server.change({ [MOVE]: { id: '1', status: 'interview' } });
  const send = screen.getByRole('button', { name: '先选一个时间' });
  expect(send).toHaveProperty('disabled', true);
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /就选/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'accept-interview', chosenAt: slots[1] });
  const gone = deliveryOf({ status: 'interview', moves, interview: invitation({ slots: [] }) });
  rerender(<AnswerPanel delivery={gone} calendar={[]} onChange={onChange} />);
  expect(screen.getByText(/都被选走或已经过了/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '改个时间' })).toBeTruthy();
});

test('the letter of an offer is saved as a file', async () => {
  const saved: [name: string, href: string][] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:letter');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href]);
  });
  const { server, user } = open(offered);
  server.change({ [LETTER]: new Response('%PDF', { headers: { 'content-disposition': 'attachment' } }) });
  await user.click(screen.getByRole('button', { name: '下载意向书' }));
  await waitFor(() => expect(saved).toEqual([['录用意向书.pdf', 'blob:letter']]));
  expect(server.to(LETTER).map(({ params }) => params.id)).toEqual(['1']);
});

test('an offer is accepted after a dialog that repeats pay, start day and contract', async () => {
  const readAt = '2026-11-20T02:00:00.000Z';
  const { server, user, onChange } = open({ ...offered, changedAt: readAt });
  server.change({ [MOVE]: { id: '1', status: 'accepted' } });
  await user.click(screen.getByRole('button', { name: '接受录用' }));
  const question = within(await screen.findByRole('dialog'));
  for (const fact of ['26.7K', '2027-02-22', '3 年，试用 6 个月']) question.getByText(fact);
  expect(question.getByText(/2027-02-22 起记为“已入职”/)).toBeTruthy();
  expect(server.to(MOVE)).toEqual([]);
  await user.click(question.getByRole('button', { name: '确认接受' }));
  await screen.findByText('已接受录用，恭喜！');
  expect(server.to(MOVE).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { move: 'accept-offer', readAt }],
  ]);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ status: 'accepted' }));
});

test('an answer that the school was quicker than is shown, and changes nothing here', async () => {
  const { server, user, onChange } = open({ ...offered, changedAt: '2026-11-20T02:00:00.000Z' });
  server.change({ [MOVE]: () => refusal('ILLEGAL_MOVE') });
  await user.click(screen.getByRole('button', { name: '接受录用' }));
  await user.click(await screen.findByRole('button', { name: '确认接受' }));
  await screen.findByText('情况有了变化，请刷新后再试');
  expect(onChange).not.toHaveBeenCalled();
});

describe('declining', () => {
  const decline = async () => {
    const opened = open(offered);
    await opened.user.click(screen.getByRole('button', { name: '婉拒' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^为什么婉拒/ }));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '薪酬不合适' }));
    expect(document.activeElement?.textContent).toContain('已婉拒：薪酬不合适');
    return opened;
  };
  afterEach(() => vi.useRealTimers());

  test('is sent with its reason after ten seconds', async () => {
    const { server } = await decline();
    act(() => vi.advanceTimersByTime(9_900));
    expect(server.to(MOVE)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(server.to(MOVE)[0]?.body).toEqual({ move: 'decline-offer', note: '薪酬不合适' });
  });

  test('can be undone until then', async () => {
    const { server } = await decline();
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(server.to(MOVE)).toEqual([]);
    expect(screen.getByRole('button', { name: '接受录用' })).toBeTruthy();
  });

  test('is sent at once when the page is left', async () => {
    const { server, unmount } = await decline();
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(server.to(MOVE)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(server.to(MOVE)).toHaveLength(1);
  });
});

test('an accepted offer is left only with a reason', async () => {
  const { server, user } = open({ ...offered, status: 'accepted', moves: ['back-out'] });
  await user.click(screen.getByRole('button', { name: '退出录用' }));
  await user.click(screen.getByRole('button', { name: '确认退出' }));
  await screen.findByText('请写明退出的原因');
  expect(server.to(MOVE)).toEqual([]);
  await user.type(screen.getByLabelText('退出的原因'), '家人生病');
  await user.click(screen.getByRole('button', { name: '确认退出' }));
  await screen.findByText('已退出录用');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'back-out', note: '家人生病' });
});

const invited = { status: 'interview' as const, moves: ['accept-interview', 'decline-interview', 'propose-time'] };

test('an invitation is accepted', async () => {
  const { server, user } = open({ ...invited, interview: invitation() });
  await user.click(screen.getByRole('button', { name: '确认参加' }));
  await screen.findByText('已答应参加面试');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'accept-interview' });
});

test('another time is asked for in Shanghai time, and stays in the form where it was not sent', async () => {
  const { server, user } = open({ ...invited, interview: invitation() });
  server.change({ [MOVE]: unreachable });
  await user.click(screen.getByRole('button', { name: '改个时间' }));
  const at = `${inHours(72).slice(0, 10)}T14:30`;
  fireEvent.change(screen.getByLabelText('希望的时间'), { target: { value: at } });
  fireEvent.change(screen.getByLabelText('留言（选填）'), { target: { value: ' 上午有课 ' } });
  await user.click(screen.getByRole('button', { name: '发送' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText('留言（选填）')).toHaveProperty('value', ' 上午有课 ');
  server.change({ [MOVE]: {} });
  await user.click(screen.getByRole('button', { name: '发送' }));
  await screen.findByText('已告诉学校你希望的时间');
  const proposedAt = new Date(`${at}:00+08:00`).toISOString();
  expect(server.to(MOVE).at(-1)?.body).toEqual({ move: 'propose-time', proposedAt, note: '上午有课' });
  await waitFor(() => expect(screen.queryByLabelText('希望的时间')).toBeNull());
});

test.each([
  ['', '请选择你希望的时间'],
  ['2020-01-01T09:00', '请选择将来的时间'],
])('a time of %j is refused here', async (at, text) => {
  const { server, user } = open({ ...invited, interview: invitation() });
  await user.click(screen.getByRole('button', { name: '改个时间' }));
  fireEvent.change(screen.getByLabelText('希望的时间'), { target: { value: at } });
  await user.click(screen.getByRole('button', { name: '发送' }));
  await screen.findByText(text);
  expect(server.to(MOVE)).toEqual([]);
});

test('an interview that is over can no longer be accepted', () => {
  open({ ...invited, interview: invitation({ startsAt: inHours(-1) }) });
  expect(screen.queryByRole('button', { name: '确认参加' })).toBeNull();
});

test('an accepted interview is cancelled only after a yes', async () => {
  const { server, user } = open({
    status: 'interview',
    moves: ['cancel-interview'],
    interview: invitation({ status: 'accepted' }),
  });
  await user.click(screen.getByRole('button', { name: '取消面试' }));
  await user.click(await screen.findByRole('button', { name: '再想想' }));
  expect(server.to(MOVE)).toEqual([]);
});

test('withdrawing asks once for a reason, which the school reads', async () => {
  const { server, user } = open({ status: 'viewed', moves: ['withdraw'] }, DeliveryBody);
  await user.click(screen.getByRole('button', { name: '撤回投递' }));
  await user.click(screen.getByRole('button', { name: '不撤回' }));
  expect(server.to(MOVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '撤回投递' }));
  await user.click(screen.getByRole('button', { name: '误投' }));
  await screen.findByText('已撤回投递');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'withdraw', note: '误投' });
});

test('a refusal gives the reason and a way to posts alike; an ended delivery offers no word to the school', () => {
  open({ status: 'rejected', reason: '岗位已招满' }, DeliveryBody);
  screen.getByText('原因：岗位已招满');
  expect(decodeURIComponent(screen.getByRole('link', { name: '看相似岗位' }).getAttribute('href') ?? '')).toContain(
    '高中物理教师',
  );
  expect(screen.queryByRole('button', { name: '联系学校' })).toBeNull();
});

test('what waits for an answer leads to 今天, and is answered there alone', () => {
  open(offered, DeliveryBody);
  expect(screen.getByRole('link', { name: '去“今天”答复' }).getAttribute('href')).toBe('/client/index#delivery-1');
  expect(screen.queryByRole('button', { name: '接受录用' })).toBeNull();
});

test('a word to the school opens the chat about the post', async () => {
  const { user } = open({ status: 'viewed' }, DeliveryBody);
  await user.click(screen.getByRole('button', { name: '联系学校' }));
  expect(getSession()).toMatchObject({ isOpen: true, currentCompanyId: '9' });
});

test('the record is there, newest first', () => {
  const steps = [
    { move: 'deliver', side: 'seeker', to: 'submitted', at: '2026-11-01T08:00:00.000Z' },
    { move: 'open', side: 'recruiter', actorName: '周老师', to: 'viewed', at: '2026-11-02T08:00:00.000Z' },
  ] as const;
  open({ status: 'viewed', steps: [...steps] }, DeliveryBody);
  const record = screen.getByRole('list', { name: '经过' });
  expect([...record.children].map((item) => item.lastElementChild?.textContent)).toEqual([
    '周老师 查看了简历',
    '你投递了简历',
  ]);
});

test.each([
  [{ side: 'seeker', move: 'withdraw', actorName: '林晓' }, '你撤回了投递', '林晓撤回了投递'],
  [{ side: 'seeker', move: 'new-move', actorName: '林晓' }, '你更新了投递', '林晓更新了投递'],
  [{ side: 'recruiter', move: 'invite', actorName: '' }, '招聘老师 邀请面试', '招聘老师 邀请面试'],
  [{ side: 'recruiter', move: 'new-move', actorName: '周老师' }, '周老师 更新了投递', '周老师 更新了投递'],
  [{ side: 'system', move: 'overdue', actorName: '' }, '7 天没有处理，记为超时未处理', '7 天没有处理，记为超时未处理'],
  [{ side: 'system', move: 'new-move', actorName: '' }, '状态已更新', '状态已更新'],
] as const)('the step %j is told to each side', (step, seeker, recruiter) => {
  const whole = { ...step, note: null, at: '', to: 'viewed', from: null } as never;
  expect([stepText(whole, 'seeker'), stepText(whole, 'recruiter')]).toEqual([seeker, recruiter]);
});

const row = (id: string, submittedAt: string, more: Some<OwnDelivery> = {}) => deliveryOf({ id, submittedAt, ...more });
const counts = { mine: 0, open: 2, ended: 0, all: 2 };
const dataOf = (items: OwnDelivery[], cursor: string | null = null) => ({
  group: 'open' as const,
  opened: null,
  items,
  cursors: { mine: null, open: cursor, ended: null },
  counts,
  calendar: [],
});

test('a changed delivery takes its place, a new one comes in front', () => {
  const [a, b, c] = [row('a', '2026-11-04'), row('b', '2026-11-03'), row('c', '2026-11-05')];
  const changed = row('b', '2026-11-03', { status: 'viewed' });
  expect(withItems([a, b], [changed, c])).toEqual([c, a, changed]);
});

test('what waits is ordered by its deadline, the rest by its day; an invitation that passed waits for nothing', () => {
  const late = row('1', '2026-11-04', { ...offered });
  const soon = row('2', '2026-11-01', { status: 'interview', interview: invitation({ startsAt: inHours(24) }) });
  const past = row('3', '2026-11-02', { status: 'interview', interview: invitation({ startsAt: inHours(-24) }) });
  const ended = row('4', '2026-11-03', { status: 'hired' });
  const ids = (items: OwnDelivery[]) => items.map(({ id }) => id).join('');
  const { mine, open, ended: over } = grouped([late, ended, past, soon], Date.now());
  expect([mine, open, over].map(ids)).toEqual(['21', '3', '4']);
});

function List({ data }: { data: Parameters<typeof useDeliveries>[0] }) {
  const { lists, hasMore, loadMore } = useDeliveries(data);
  return (
    <>
      <ul>
        {lists.open.map(({ id, status }) => (
          <li key={id}>{`${id} ${status}`}</li>
        ))}
      </ul>
      {hasMore('open') && (
        <button type="button" onClick={() => void loadMore('open')}>
          更多
        </button>
      )}
    </>
  );
}
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const listOf = (items: OwnDelivery[]) => sampleOf(list, { items, nextCursor: null, counts });

test('a move of the school changes the delivery where it is, or takes it from a group that it has left', async () => {
  const items = [row('1', '2026-11-03', { status: 'submitted' }), row('2', '2026-11-02', { status: 'submitted' })];
  const server = serve({
    'GET /api/deliveries': () => listOf([]),
    'GET /api/calendar': [],
    'GET /api/deliveries/:id': ({ params }) => row(params.id ?? '', '2026-11-03', { status: 'viewed' }),
  });
  renderPage(<List data={dataOf(items)} />);
  hear('delivery', { deliveryId: '1' });
  await waitFor(() => expect(shown()).toEqual(['1 viewed', '2 submitted']));
  server.change({ 'GET /api/deliveries/:id': row('1', '2026-11-03', { status: 'rejected' }) });
  hear('delivery', { deliveryId: '1' });
  await waitFor(() => expect(shown()).toEqual(['2 submitted']));
});

test('older deliveries are added once, and the button goes with the last page', async () => {
  serve({ 'GET /api/deliveries': () => listOf([row('1', '2026-11-03'), row('2', '2026-11-02')]) });
  const { user } = renderPage(<List data={dataOf([row('1', '2026-11-03')], 'next')} />);
  await user.click(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
});
