import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { WorkbenchPage } from './workbench-page.tsx';

const DESK = 'GET /api/company/workbench';
const TODAY = 'GET /api/company/interviews';
const TALKS = 'GET /api/communicate/company/conversations';
/** 10:30 in Shanghai on a Tuesday. */
const now = Date.parse('2027-03-02T02:30:00Z');

const desk = (more: Some<Workbench> = {}): Some<Workbench> => ({
  urgent: [],
  urgentTotal: 0,
  funnel: [
    { step: 'delivered', n: 40, peerShare: null },
    { step: 'viewed', n: 30, peerShare: 60 },
  ],
  answers: { own: [4, 3, 2, 1, 0], peers: null, hours: 20, peerHours: null },
  posts: { open: 12, pending: 1, closingTotal: 0 },
  closing: [],
  fair: null,
  ...more,
});
const interview = (id: string, startsAt: string, more: object = {}) => ({
  deliveryId: id,
  name: `老师${id}`,
  postTitle: '高中物理教师',
  status: 'accepted' as const,
  mode: 'onsite' as const,
  place: '行政楼',
  startsAt,
  minutes: 30,
  ...more,
});

function open(more: Some<Workbench> = {}, interviews: object[] = [], today = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const server = serve({
    [DESK]: desk(more) as never,
    [TODAY]: interviews as never,
    [TALKS]: { items: [] },
    'GET /api/company/boxStrip': { today },
    'GET /api/company/verifyNumber': {},
  });
  return { server, ...renderConsole(<WorkbenchPage />, '/workbench') };
}
const card = (name: string | RegExp) => screen.findByRole('region', { name });

beforeEach(() => signIn.recruiter());

test('today’s interviews stand by the clock: what is over waits for a result, and more than five are in the plan', async () => {
  const times = ['00:30', '02:00', '03:00', '05:00', '06:00', '07:00'].map((time) => `2027-03-02T${time}:00Z`);
  open(
    {},
    times.map((at, n) => interview(String(n + 1), at)),
  );
  const place = within(await card(/今天的面试/));
  const lines = await place.findAllByRole('listitem');
  expect(lines).toHaveLength(5);
  expect(lines[0]?.textContent).toMatch(/^08:30.*等您给结果/);
  expect(lines[2]?.textContent).not.toMatch(/等您给结果/);
  place.getByText('还有 1 场，在日程里');
  expect(place.getByRole('link', { name: '老师2' }).getAttribute('href')).toContain('id=2');
});

test('the day begins with what is overdue and what soon will be', async () => {
  open({}, [], { overdue: 2, dueSoon: 3 });
  await screen.findByText(/先答 2 份已超时、3 份将超时的投递/);
});

test('a day without interviews says so; what did not load is asked for again, by itself', async () => {
  const { server } = open();
  await screen.findByText('今天没有面试');
  server.change({ [TODAY]: unreachable, [DESK]: () => refusal('UNAVAILABLE') });
  const page = renderConsole(<WorkbenchPage />, '/workbench');
  await within(page.container).findByText('工作台没有加载出来');
  server.change({ [DESK]: desk() as never });
  press('重试', page.container);
  const failed = await within(page.container).findByText('面试没有加载出来');
  server.change({ [TODAY]: [interview('1', '2027-03-02T05:00:00Z')] as never });
  press('重试', failed.closest('section') as HTMLElement);
  await within(page.container).findByRole('link', { name: '老师1' });
});

test('posts that close within a week lead to where they are prolonged', async () => {
  const closing = [{ id: '42', title: '高中物理教师', deadline: '2027-03-03', deliveries: 8, unanswered: 3 }];
  open({ closing, posts: { open: 12, pending: 0, closingTotal: 1 } });
  const place = within(await card(/七天内截止/));
  place.getByText('8 份投递，3 份没答复');
  expect(place.getByRole('link', { name: '延期' }).getAttribute('href')).toBe('/release?id=42');
});

test('unread talks lead to their conversation, those of many counted to 99', async () => {
  const { server } = open();
  await screen.findByText('没有未读消息');
  server.change({
    [TALKS]: { items: [{ id: '7', person: { name: '林晓' }, unread: 120, last: { text: '请问有编制吗' } }] as never },
  });
  const page = renderConsole(<WorkbenchPage />, '/workbench');
  const line = await within(page.container).findByRole('link', { name: /林晓/ });
  expect(line.textContent).toContain('99+ 条未读');
  expect(line.getAttribute('href')).toContain('id=7');
});

test('a fair says where the company stands in it', async () => {
  const fair = {
    id: '5',
    title: '春季招聘会',
    startsAt: '2027-03-20T01:00:00Z',
    booth: null,
    online: false,
    visitors: 30,
  };
  open({ fair });
  within(await card(/招聘会/)).getByText('还没有选展位，30 人报名入场');
});

test('who may publish is one press from it; an interviewer has neither that nor the talks', async () => {
  const { address, unmount } = open();
  await screen.findByText('没有未读消息');
  press('发布职位');
  await waitFor(() => expect(address()).toBe('/release'));
  unmount();
  signIn.recruiter('interviewer');
  const { server } = open();
  await screen.findByText('今天没有面试');
  noButton('发布职位');
  noButton('导入岗位表');
  expect(server.to(TALKS)).toEqual([]);
});

test('shares are of what was sent, and a step of nothing sent has none', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: /投递的进展/ })).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toContain('75%');
  expect(rows.at(-1)?.textContent).toContain('60%');
});

test('who answered nothing yet is told what will stand there', async () => {
  open({ answers: { own: [0, 0, 0, 0, 0], peers: [1, 1, 1, 1, 1], hours: null, peerHours: 30 } });
  await screen.findByText('这段时间还没有答复');
});

test('the greeting goes by the hour in Shanghai', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2027-03-02T14:30:00Z') });
  open();
  await screen.findByText('王敏，夜深了');
});
