import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { DeliveriesPage } from './deliveries-page.tsx';
import { loadDeliveries } from './load-deliveries.ts';

const LIST = 'GET /api/deliveries';
const ONE = 'GET /api/deliveries/:id';
const MOVE = 'POST /api/deliveries/:id/moves';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const delivery = (id: string, title: string, more: Some<OwnDelivery> = {}): OwnDelivery =>
  sampleOf(api[LIST].returns.shape.items.element, {
    id,
    status: 'viewed',
    submittedAt: `2027-03-${id.padStart(2, '0')}T00:00:00Z`,
    post: { id: `4${id}`, title, company: { id: '9', name: '深圳中学' } },
    ...more,
  });
const offer: Some<OwnDelivery> = {
  status: 'offer',
  moves: ['accept-offer', 'decline-offer'],
  offer: { pay: 100, payUnit: 'year', payParts: [], startsOn: '2027-09-01', contract: '3 年', answerBy: inHours(48) },
};
const ended: Some<OwnDelivery> = { status: 'rejected', reason: '专业不符' };

/** Deliveries by group, as the server pages them. */
function open(groups: Record<'mine' | 'open' | 'ended', OwnDelivery[]>, query = '', more: Answers = {}) {
  const counts = {
    mine: groups.mine.length,
    open: groups.open.length,
    ended: groups.ended.length,
    all: groups.mine.length + groups.open.length + groups.ended.length,
  };
  const server = serve({
    [LIST]: ({ query: asked }: Sent) => {
      const all = groups[asked.group as keyof typeof groups];
      const from = Number(asked.cursor ?? 0);
      return {
        items: all.slice(from, from + 2),
        nextCursor: from + 2 < all.length ? String(from + 2) : null,
        counts,
      } as never;
    },
    'GET /api/calendar': [],
    'GET /api/outsideApplications': [],
    'GET /api/posts/mine': {},
    ...more,
  });
  const page = renderLoaded(loadDeliveries, (data) => <DeliveriesPage {...data} />, `/mobile/deliveries${query}`);
  return { server, ...page };
}
const none = { mine: [], open: [], ended: [] };
const group = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const rows = (of: { getAllByTestId(id: string): HTMLElement[] }) =>
  of.getAllByTestId('delivery').map((one) => one.getAttribute('aria-label')?.replace('的投递', ''));
const row = (title: string) => within(screen.getByRole('article', { name: `${title}的投递` }));

/** An event of a delivery, as soon as the page listens: what is seen may be there a moment earlier. */
async function heard(server: ReturnType<typeof serve>, deliveryId: string): Promise<void> {
  const before = server.to(ONE).length;
  await waitFor(() => {
    if (server.to(ONE).length === before) hear('delivery', { deliveryId });
    expect(server.to(ONE).length).toBeGreaterThan(before);
  });
}

beforeEach(() => signIn.seeker());

test('what waits for an answer stands first among those that go on, and leads to 今天; the ended ones have their own list', async () => {
  open({
    mine: [delivery('1', '数学教师', offer)],
    open: [delivery('2', '语文教师'), delivery('3', '英语教师')],
    ended: [delivery('4', '物理教师', ended)],
  });
  expect(rows(await group('进行中'))).toEqual(['数学教师', '英语教师', '语文教师']);
  screen.getByText('4 份里 3 份还在进行，1 份等你答复');
  expect(row('数学教师').getByRole('link', { name: '等你答复' }).getAttribute('href')).toBe('/client/index#delivery-1');
  expect(row('数学教师').queryByRole('button', { name: '接受录用' })).toBeNull();
});

test('a row opens in place with its record; another one closes it', async () => {
  const steps = [
    { move: 'submit' as const, at: '2027-03-02T00:00:00Z', note: '' },
    { move: 'view' as const, at: '2027-03-03T00:00:00Z', note: '' },
  ] as never;
  const { user } = open({
    ...none,
    open: [delivery('2', '语文教师', { steps }), delivery('3', '英语教师', { steps })],
  });
  await group('进行中');
  await user.click(row('语文教师').getByRole('button', { name: /语文教师/ }));
  expect(row('语文教师').getByRole('list', { name: '经过' }).children).toHaveLength(2);
  expect(row('语文教师').getByRole('link', { name: '看这个职位' })).toBeDefined();
  await user.click(row('英语教师').getByRole('button', { name: /英语教师/ }));
  expect(row('语文教师').queryByRole('list', { name: '经过' })).toBeNull();
});

test('each list is an address of its own, with its number; an unknown one is what goes on', async () => {
  const { server, unmount } = open({ ...none, ended: [delivery('4', '物理教师', ended)] }, '?group=ended');
  const kinds = within(await screen.findByRole('navigation', { name: '投递分类' }));
  expect(kinds.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['进行中 0', null],
    ['等你答复 0', null],
    ['已结束 1', 'page'],
  ]);
  expect(server.to(LIST).map(({ query }) => query.group)).toEqual(['ended']);
  unmount();
  const all = open(none, '?group=other');
  await screen.findByText('还没有投递');
  expect(all.server.to(LIST).map(({ query }) => query.group)).toEqual(['mine', 'open']);
});

test('an ended delivery that a notice leads to is open in its own list', async () => {
  const old = delivery('4', '物理教师', ended);
  open({ ...none, open: [delivery('2', '语文教师')], ended: [old] }, '?id=4', { [ONE]: old as never });
  await group('已结束');
  row('物理教师').getByText('原因：专业不符', { selector: 'p' });
});

test.each([
  ['mine', '没有要你答复的'],
  ['open', '没有进行中的投递'],
  ['ended', '没有已结束的投递'],
])('an empty group %s says why, and leads on', async (of, title) => {
  open({ ...none, [of === 'open' ? 'ended' : 'open']: [delivery('2', '语文教师')] }, `?group=${of}`);
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: '去找工作' }).getAttribute('href')).toBe('/jobs');
});

test('more of a group is asked for once by its button, nothing twice; where that fails it can be pressed again', async () => {
  const many = ['2', '3', '4', '5'].map((id) => delivery(id, `岗位 ${id}`));
  const { server, user } = open({ ...none, open: many }, '?group=open');
  const more = () => screen.getByRole('button', { name: '再看一些' });
  await group('进行中');
  const answer = server.to(LIST).length;
  server.change({ [LIST]: () => refusal('INTERNAL', '服务器忙') });
  await user.click(more());
  await screen.findByText('服务器忙');
  expect(rows(await group('进行中'))).toHaveLength(2);
  server.change({ [LIST]: { items: [many[1], many[2], many[3]], nextCursor: null } as never });
  await user.click(more());
  await waitFor(async () => expect(rows(await group('进行中'))).toHaveLength(4));
  expect(screen.queryByRole('button', { name: '再看一些' })).toBeNull();
  expect(
    server
      .to(LIST)
      .slice(answer)
      .map(({ query }) => query.cursor),
  ).toEqual(['2', '2']);
});

test('a delivery that a notice leads to is open, also one beyond the first page; one that is not there harms nothing', async () => {
  const groups = { ...none, open: [delivery('2', '语文教师')] };
  const { unmount } = open(groups, '?id=27', { [ONE]: delivery('27', '旧的那份') as never });
  await screen.findByText('旧的那份');
  expect(row('旧的那份').getByRole('link', { name: '看这个职位' })).toBeDefined();
  unmount();
  open(groups, '?id=78', { [ONE]: () => refusal('NOT_FOUND') });
  await screen.findByText('语文教师');
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a school that acts moves the delivery among the groups while one looks', async () => {
  const { server } = open({ ...none, open: [delivery('2', '语文教师'), delivery('3', '英语教师')] });
  await group('进行中');
  server.change({
    [ONE]: delivery('2', '语文教师', offer) as never,
    [LIST]: { counts: { mine: 1, open: 1, ended: 0, all: 2 }, items: [delivery('2', '语文教师', offer)] } as never,
  });
  await heard(server, '2');
  await waitFor(async () => expect(rows(await group('进行中'))).toEqual(['语文教师', '英语教师']));
  row('语文教师').getByRole('link', { name: '等你答复' });
  await waitFor(() =>
    expect(
      within(screen.getByRole('navigation', { name: '投递分类' })).getByRole('link', { name: '等你答复 1' }),
    ).toBeDefined(),
  );
});

test('a delivery is taken back with a reason that is asked for, and goes among the ended ones', async () => {
  const own = delivery('2', '语文教师', { moves: ['withdraw'] });
  const { server, user } = open({ ...none, open: [own] }, '?group=open');
  await group('进行中');
  await user.click(row('语文教师').getByRole('button', { name: /语文教师/ }));
  await user.click(row('语文教师').getByRole('button', { name: '撤回投递' }));
  expect(server.to(MOVE)).toEqual([]);
  server.change({ [MOVE]: unreachable });
  await user.click(row('语文教师').getByRole('button', { name: '误投' }));
  await screen.findByText('接口请求失败');
  server.change({
    [MOVE]: { ...own, status: 'withdrawn', moves: [] } as never,
    [LIST]: { counts: { mine: 0, open: 0, ended: 1, all: 1 } } as never,
  });
  await user.click(row('语文教师').getByRole('button', { name: '误投' }));
  await screen.findByText('已撤回投递');
  await screen.findByText('没有进行中的投递');
  expect(server.to(MOVE).map(({ body }) => [body.move, body.note])).toEqual([
    ['withdraw', '误投'],
    ['withdraw', '误投'],
  ]);
});

test('figures of an earlier question, which come after those of a later one, are not shown', async () => {
  const { server } = open({ ...none, open: [delivery('2', '语文教师')] });
  await group('进行中');
  const slow = later<object>();
  server.change({
    [ONE]: delivery('2', '语文教师', { status: 'shortlisted' }) as never,
    [LIST]: () => slow.promise as never,
  });
  const before = server.to(LIST).length;
  await heard(server, '2');
  await waitFor(() => expect(server.to(LIST)).toHaveLength(before + 1));
  server.change({ [LIST]: { counts: { mine: 0, open: 5, ended: 0, all: 5 } } as never });
  await heard(server, '2');
  await screen.findByRole('link', { name: '进行中 5' });
  await act(async () => slow.resolve({ counts: { mine: 0, open: 1, ended: 0, all: 1 } }));
  screen.getByRole('link', { name: '进行中 5' });
});

test('a delivery that was not answered in time is withdrawn from its row, which asks why at once', async () => {
  const late = delivery('1', '化学教师', { status: 'viewed', overdue: true, moves: ['withdraw'] });
  const { server, user } = open({ ...none, open: [late] }, '', { [MOVE]: { ...late, status: 'withdrawn', moves: [] } });
  await user.click(await screen.findByRole('button', { name: '撤回：化学教师' }));
  const reasons = screen.getByRole('group', { name: /为什么撤回/ });
  expect(document.activeElement).toBe(reasons);
  await user.click(within(reasons).getByRole('button', { name: '误投' }));
  await waitFor(() => expect(server.to(MOVE)[0]?.body).toEqual({ move: 'withdraw', note: '误投' }));
});
