import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, type Sent, serve } from '#web/testing/serve.ts';
import { BoothChoice } from './apply-form.tsx';
import { FairsPage } from './fairs-page.tsx';

const LIST = 'POST /api/jobmeeting/queryJobMeetingByCompanyId';
const ONE = 'GET /api/company/fairs/:id';
const HOLD = 'POST /api/company/fairs/:id/hold';
const MOVE = 'POST /api/company/fairs/:id/moves';
const opened = api[ONE].returns;

const booth = (id: string, x: number, more: object = {}) => ({
  id,
  number: `A0${id}`,
  hall: 0,
  x,
  y: 0,
  w: 2,
  h: 2,
  status: 'free' as const,
  companyId: null,
  ...more,
});
const fair = sampleOf(opened.shape.fair, {
  id: '5',
  title: '春季双选会',
  halls: [{ name: '一号厅', width: 20, height: 10, entrance: '入口' }],
  booths: [booth('1', 0), booth('2', 4, { status: 'sold' }), booth('3', 8)],
});
const ownOf = (more: object = {}) =>
  sampleOf(opened.shape.own, { id: '5', freeBooths: 2, hold: null, standing: null, ...more });
const soon = () => new Date(Date.now() + 600_000).toISOString();
const boothNamed = (number: string) => screen.getByRole('button', { name: new RegExp(`^展位 ${number}`) });

beforeEach(() => signIn.recruiter());

test('a free booth is reserved by a press, one that is taken is not; the same press again lets it go', async () => {
  const server = serve({ [HOLD]: {} as never });
  const first = renderConsole(<BoothChoice fair={fair} own={ownOf()} />);
  expect(screen.queryByRole('button', { name: /^展位 A02/ })).toBeNull();
  expect(server.to(HOLD)).toEqual([]);
  fireEvent.click(boothNamed('A01'));
  await waitFor(() => expect(server.to(HOLD)[0]).toMatchObject({ params: { id: '5' }, body: { boothId: '1' } }));
  first.unmount();
  renderConsole(<BoothChoice fair={fair} own={ownOf({ hold: { boothId: '1', number: 'A01', until: soon() } })} />);
  screen.getByText(/^9:\d\d$|^10:00$/);
  fireEvent.click(boothNamed('A01'));
  await waitFor(() => expect(server.to(HOLD)[1]?.body).toEqual({}));
});

test('a booth that somebody else was quicker for is said, and another one can be chosen', async () => {
  const server = serve({ [HOLD]: () => refusal('CONFLICT', '这个展位刚被别的单位选走') });
  renderConsole(<BoothChoice fair={fair} own={ownOf()} />);
  fireEvent.click(boothNamed('A01'));
  await screen.findByText('这个展位刚被别的单位选走');
  fireEvent.keyDown(boothNamed('A03'), { key: 'Enter' });
  await waitFor(() => expect(server.to(HOLD)[1]?.body).toEqual({ boothId: '3' }));
});

test('a reservation that ran out is none; where all is taken one waits in order', () => {
  const late = { boothId: '1', number: 'A01', until: '2020-01-01T00:00:00Z' };
  const first = renderConsole(<BoothChoice fair={fair} own={ownOf({ hold: late })} />);
  screen.getByText(/^点选一个空展位/);
  first.unmount();
  renderConsole(<BoothChoice fair={fair} own={ownOf({ freeBooths: 0 })} />);
  screen.getByText('展位已满，提交后按顺序候补。');
});

const standing = (status: 'approved' | 'waiting-list' | 'withdrawn', moves: ('check-in' | 'withdraw')[] = []) => ({
  id: '8',
  status,
  booth: { id: '1', number: 'A01', hall: '一号厅' },
  moves,
  waitingPlace: status === 'waiting-list' ? 2 : null,
});
const line = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  status: 'open' as const,
  startsAt: '2099-03-01T01:00:00Z',
  endsAt: '2099-03-01T08:00:00Z',
  freeBooths: 3,
  standing: null,
  hold: null,
  ...more,
});

function open(at = '/fairs', more: Answers = {}) {
  const server = serve({
    [LIST]: (({ body }: Sent) => ({
      items: body.mine ? [line('5', '春季双选会', { standing: standing('approved') })] : [line('6', '夏季双选会')],
      total: 1,
    })) as never,
    [ONE]: { fair, own: ownOf({ standing: standing('approved', ['check-in', 'withdraw']) }) } as never,
    'GET /api/company/fairs/:id/visitors': [] as never,
    'GET /api/company/posts': { items: [], counts: {} },
    ...more,
  });
  return { server, ...renderConsole(<FairsPage />, at) };
}
const card = () => screen.findByRole('region', { name: '申请进展' });

test('a school checks in by one press, and leaves after a yes only', async () => {
  const { server } = open('/fairs?id=5', { [MOVE]: {} as never });
  await pressSoon('签到', await card());
  await waitFor(() => expect(server.to(MOVE)[0]?.body).toEqual({ move: 'check-in' }));
  await settled();
  press('退出', await card());
  await screen.findByText('退出后展位会让给候补单位');
  press('保留');
  await settled();
  expect(server.to(MOVE)).toHaveLength(1);
  press('退出', await card());
  press('退出', screen.getByRole('tooltip'));
  await waitFor(() => expect(server.to(MOVE)[1]?.body).toEqual({ move: 'withdraw' }));
});

test('a move that came too late says why, and the state of now is asked for', async () => {
  const { server } = open('/fairs?id=5', { [MOVE]: () => refusal('ILLEGAL_MOVE', '招聘会已取消') });
  await card();
  server.change({ [ONE]: { fair, own: ownOf({ standing: standing('withdrawn') }) } as never });
  await pressSoon('签到', await card());
  await screen.findByText('招聘会已取消');
  await screen.findByText('展位已让给候补单位，可以重新申请。');
  noButton('签到', await card());
});

test('news of a fair is seen without a press', async () => {
  const { server } = open('/fairs?id=5');
  await card();
  const asked = server.to(ONE).length;
  hear('notice', { kind: 'post.closed' });
  hear('notice', { kind: 'fair.promoted' });
  await waitFor(() => expect(server.to(ONE).length).toBe(asked + 1));
});

test('own applications are not narrowed by what is searched among all fairs', async () => {
  const { server } = open('/fairs?tab=mine&keyword=%E6%98%A5');
  await screen.findByText('春季双选会');
  expect(server.to(LIST).find(({ body }) => body.mine)?.body).toEqual({ mine: true });
});

test('what is searched among all fairs is sent, and left behind with their list', async () => {
  const { server, address } = open('/fairs?keyword=%E6%98%A5');
  await screen.findByText('夏季双选会');
  expect(server.to(LIST).find(({ body }) => !body.mine)?.body).toEqual({ mine: false, keyword: '春' });
  fireEvent.click(screen.getByText('我的申请', { exact: false, selector: '[role=tab] *, [role=tab], button, a' }));
  await waitFor(() => expect(address()).toBe('/fairs?tab=mine'));
});
