import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { WorkbenchPage } from './workbench-page.tsx';

const DESK = 'GET /api/company/workbench';
const TODAY = 'GET /api/company/interviews';
/** 10:30 in Shanghai on a Tuesday. */
const now = Date.parse('2027-03-02T02:30:00Z');

const desk = (more: Some<Workbench> = {}): Some<Workbench> => ({
  urgent: [],
  urgentTotal: 0,
  answers: { hours: 20, peerHours: null },
  replyRate: 97,
  sectorReplyRate: 90,
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
    'GET /api/company/boxStrip': { today },
    'GET /api/companies/:id/answers': null as never,
  });
  return { server, ...renderConsole(<WorkbenchPage />, '/workbench') };
}
const part = (name: string | RegExp) => screen.findByRole('region', { name });

beforeEach(() => signIn.recruiter());

test('today’s interviews stand by the clock: what is over waits for a result, and more than four are in the plan', async () => {
  const times = ['00:30', '02:00', '03:00', '05:00', '06:00', '07:00'].map((time) => `2027-03-02T${time}:00Z`);
  open(
    {},
    times.map((at, n) => interview(String(n + 1), at)),
  );
  const place = within(await part('今天的面试'));
  const lines = await place.findAllByRole('listitem');
  expect(lines).toHaveLength(5);
  expect(lines[0]?.textContent).toMatch(/^08:30.*等你给结果/);
  expect(lines[2]?.textContent).not.toMatch(/等你给结果/);
  place.getByText('还有 2 场，在日程里');
  expect(place.getByRole('link', { name: '老师2' }).getAttribute('href')).toContain('id=2');
});

test('the day begins with how many wait, what is overdue and what soon will be', async () => {
  open({ urgent: [{ id: '1' }, { id: '2' }], urgentTotal: 28 }, [], { overdue: 2, dueSoon: 3 });
  await screen.findByRole('heading', { name: '先答这 2 件', level: 1 });
  await screen.findByText('3 月 2 日，周二；2 份已超时、3 份将超时');
  expect((await screen.findByRole('link', { name: '全部 28 份' })).getAttribute('href')).toBe('/delivery');
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

test('what ends soon stands in three lines: posts lead to where they are prolonged, a fair to its list', async () => {
  const closing = ['42', '43', '44'].map((id) => ({
    id,
    title: `高中物理教师${id}`,
    deadline: '2027-03-03',
    deliveries: 8,
    unanswered: 3,
  }));
  const fair = {
    id: '5',
    title: '春季招聘会',
    startsAt: '2027-03-20T01:00:00Z',
    booth: null,
    online: false,
    visitors: 30,
  };
  open({ closing, fair });
  const lines = within(await screen.findByRole('list', { name: '快到期的' })).getAllByRole('listitem');
  expect(lines).toHaveLength(3);
  const first = within(lines[0] as HTMLElement);
  first.getByText('8 份投递，3 份没答复');
  expect(first.getByRole('link', { name: '延期' }).getAttribute('href')).toBe('/release?id=42');
  within(lines[2] as HTMLElement).getByText('还没有选展位，30 人报名入场');
});

test('who may publish is one press from it; an interviewer is not', async () => {
  const { address, unmount } = open();
  await screen.findByText('今天没有面试');
  press('发布职位');
  await waitFor(() => expect(address()).toBe('/release'));
  unmount();
  signIn.recruiter('interviewer');
  open();
  await screen.findByText('今天没有面试');
  noButton('发布职位');
  noButton('导入岗位表');
});

test('how the school answers stands beside its kind; the days have a table behind them', async () => {
  const days = [
    { day: '2027-03-01', sameDay: 4, nextDay: 1, later: 1, overdue: 0, waiting: 0 },
    { day: '2027-03-02', sameDay: 0, nextDay: 0, later: 0, overdue: 0, waiting: 3 },
  ];
  const { server } = open({ answers: { hours: 4, peerHours: 30 } });
  server.change({ 'GET /api/companies/:id/answers': { deliveries: 9, days, medianHours: 4 } as never });
  const page = renderConsole(<WorkbenchPage />, '/workbench');
  const shown = within(await within(page.container).findByRole('region', { name: '这 30 天回得怎么样' }));
  shown.getByText('97%');
  shown.getByText('4 小时');
  shown.getByText(/同类 30 小时/);
  const rows = within(await shown.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '日期当天答复七天内等待中或没答复',
    '2027-03-01420',
    '2027-03-02003',
  ]);
});

test('who answered nothing yet is told what will stand there', async () => {
  open({ replyRate: null });
  await screen.findByText(/^还没有到期的投递/);
});
