import { keepPreviousData } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { DashboardDay, QueueAge } from '#contract/operators/admin-dashboard.ts';
import { type ReviewQueue, reviewQueues } from '#contract/operators/reviews.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns, RowActs } from '#web/features/console/list/row-parts.tsx';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

type Board = AnswerOf<Api['GET /api/admin/dashboard']>;

/** Deliveries of the last days may still be answered in time: their share of answers is not final. */
const OPEN_DAYS = 7;
const HOUR = 3_600_000;

const number = (value: number) => value.toLocaleString('en');

/** The share of deliveries answered, of the days whose time to answer is over; of all time where none of the days is. */
function settledRateOf({ days, totals }: Board): number | null {
  const settled = days.slice(0, -OPEN_DAYS).filter(({ replyRate }) => replyRate !== null);
  const sent = settled.reduce((sum, { deliveries }) => sum + deliveries, 0);
  const answered = settled.reduce((sum, { deliveries, replyRate }) => sum + deliveries * (replyRate ?? 0), 0);
  return sent === 0 ? totals.replyRate : Math.round(answered / sent);
}

const counts = { deliveries: '投递', companies: '认证单位', seekers: '求职者', posts: '发布职位' } as const;
const names = Object.keys(counts) as (keyof typeof counts)[];

type Line = Record<keyof typeof counts | 'name' | 'rate', string>;

const lineOf = (name: string, figures: Omit<DashboardDay, 'day'>): Line => ({
  ...(Object.fromEntries(names.map((key) => [key, number(figures[key])])) as Record<keyof typeof counts, string>),
  name,
  rate: figures.replyRate === null ? '–' : `${figures.replyRate}%`,
});

/** What there is in all, what the shown days added, and each of them, the newest first. */
function linesOf(board: Board): Line[] {
  const { days, totals } = board;
  const sums = Object.fromEntries(names.map((key) => [key, days.reduce((sum, day) => sum + day[key], 0)]));
  const added = { ...sums, replyRate: settledRateOf(board) } as Omit<DashboardDay, 'day'>;
  return [
    { ...lineOf('总数', { ...totals, posts: 0 }), posts: `在招 ${number(totals.openPosts)}` },
    lineOf(`近 ${days.length} 天`, added),
    ...days
      .toReversed()
      .map(({ day, ...figures }, at) => lineOf(day, at < OPEN_DAYS ? { ...figures, replyRate: null } : figures)),
  ];
}

const lineColumns: ListColumns<Line> = [
  { title: '日期', dataIndex: 'name', rowScope: 'row', width: 120 },
  ...names.map((key) => ({ title: counts[key], dataIndex: key, align: 'right' as const })),
  { title: '回复率', dataIndex: 'rate', align: 'right' },
];

/** '不到 1 小时', or with its space after a word ' 40 天', ' 5 小时' */
const spaced = (hours: number) =>
  hours < 1 ? '不到 1 小时' : hours < 48 ? ` ${Math.round(hours)} 小时` : ` ${Math.floor(hours / 24)} 天`;

const since = ({ oldestAt }: QueueAge) => (oldestAt ? Date.parse(oldestAt) : Number.POSITIVE_INFINITY);

/** The one that has waited longest first. */
const byWait = (one: QueueAge, other: QueueAge) =>
  since(one) - since(other) || other.overdue - one.overdue || other.waiting - one.waiting;

const queueColumns: ListColumns<QueueAge> = [
  column('队列', { rowScope: 'row' }, ({ queue }) => reviewQueues[queue as ReviewQueue]),
  { title: '等待', dataIndex: 'waiting', width: 88, align: 'right', className: 'tabular font-semibold' },
  column('最久', { width: 220 }, ({ oldestAt, overdue }) => (
    <>
      {oldestAt ? `等了${spaced((Date.now() - Date.parse(oldestAt)) / HOUR)}` : '没有等待'}
      {overdue > 0 && <b className="tabular ml-2 font-semibold text-err-ink">{overdue} 项超时</b>}
    </>
  )),
  column(
    '处理',
    { width: 200 },
    ({ decided, averageHours }) => `${decided} 项${averageHours === null ? '' : `，平均${spaced(averageHours)}`}`,
  ),
];

/** The review queues relative to their 24 hours. Reviewers can go on to a queue from here. */
export function QueueAges({ queues }: { queues: readonly QueueAge[] }) {
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  const columns = [
    ...queueColumns,
    actsColumn<QueueAge>(88, ({ queue, waiting }) =>
      waiting > 0 ? (
        <RowActs of={queue} main={{ label: '去审核', href: paths.adminReviews({ queue }), shown: true }} />
      ) : null,
    ),
  ];
  return (
    <ConsoleList
      label="审核队列"
      query={{
        data: queues.filter(({ waiting, decided }) => waiting + decided > 0).toSorted(byWait),
        isError: false,
        refetch: () => undefined,
      }}
      columns={reviews ? columns : queueColumns}
      table={{ rowKey: 'queue' }}
      empty="没有队列"
    />
  );
}

const spans = [7, 30, 90].map((value) => ({ value, label: `近 ${value} 天` }));

/** 概览: pending work, and what grew, by day. */
export function AdminHomePage() {
  const [span, setSpan] = useState(7);
  const board = useCall(
    'GET /api/admin/dashboard',
    { query: { days: span } },
    { background: true, quiet: true, refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead actions={<Segmented aria-label="时间范围" options={spans} value={span} onChange={setSpan} />} />
      <Loaded query={board} failed="概览没有加载出来">
        {(data) => (
          <>
            <section className="overflow-hidden card">
              <QueueAges queues={data.queues} />
            </section>
            <section className="tabular mt-3 overflow-hidden card" aria-label="每天新增">
              <ConsoleList
                label="每天新增"
                query={{ ...board, data: linesOf(data) }}
                columns={lineColumns}
                table={{ rowKey: 'name', rowClassName: (_, at) => (at < 2 ? 'bg-ground font-semibold' : '') }}
                pageSize={32}
                empty="还没有数字"
              />
              <p className="px-4 py-3 text-14 text-ink-3">
                回复率不含还在答复期内的近 7 天；当前登录 {number(data.totals.online)} 人
              </p>
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}
