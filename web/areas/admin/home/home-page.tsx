import { keepPreviousData } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { DayTable } from './day-table.tsx';
import { OPEN_DAYS } from './open-days.ts';
import { QueueAges } from './queue-ages.tsx';

type Board = AnswerOf<Api['GET /api/admin/dashboard']>;

const number = (value: number) => value.toLocaleString('en');

/** The share of deliveries answered, of the days whose time to answer is over; of all time where none of the days is. */
function settledRateOf({ days, totals }: Board): number | null {
  const settled = days.slice(0, -OPEN_DAYS).filter(({ replyRate }) => replyRate !== null);
  const sent = settled.reduce((sum, { deliveries }) => sum + deliveries, 0);
  const answered = settled.reduce((sum, { deliveries, replyRate }) => sum + deliveries * (replyRate ?? 0), 0);
  return sent === 0 ? totals.replyRate : Math.round(answered / sent);
}

/** What is late: the day begins there. */
function lateText(queues: Board['queues']) {
  const late = queues.filter(({ overdue }) => overdue > 0);
  const n = late.reduce((sum, { overdue }) => sum + overdue, 0);
  if (n === 0) return '审核都在 24 小时内';
  return (
    <>
      <b className="tabular text-err-ink">{n} 项超时</b>，等得最久的在前
    </>
  );
}

/** The site's totals, and what came of each in the days shown. */
function figuresOf(board: Board) {
  const { totals, days } = board;
  const span = `近 ${days.length} 天`;
  const added = (key: 'seekers' | 'companies' | 'posts' | 'deliveries') => {
    const n = days.reduce((sum, day) => sum + day[key], 0);
    return (
      n > 0 && (
        <>
          {span} <span className="text-ok-ink">+{number(n)}</span>
        </>
      )
    );
  };
  const settledRate = settledRateOf(board);
  return [
    { label: '求职者', value: number(totals.seekers), unit: '人', note: added('seekers') },
    { label: '认证单位', value: number(totals.companies), unit: '家', note: added('companies') },
    { label: '在招职位', value: number(totals.openPosts), unit: '个', note: added('posts') },
    { label: '累计投递', value: number(totals.deliveries), unit: '份', note: added('deliveries') },
    {
      label: '回复率',
      value: settledRate ?? '–',
      unit: settledRate === null ? '' : '%',
      note: settledRate === null ? '还没有到期的投递' : '不含还在答复期内的近 7 天',
    },
    { label: '当前登录', value: number(totals.online), unit: '人', note: '求职者和单位都算' },
  ];
}

const waitingOf = (queues: Board['queues']) => queues.reduce((sum, { waiting }) => sum + waiting, 0);

/** The site's totals, two in a row beside the queues. */
const Totals = ({ figures }: { figures: ReturnType<typeof figuresOf> }) => (
  <dl aria-label="全站" className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
    {figures.map(({ label, value, unit, note }) => (
      <div key={label} className="flex flex-col justify-center bg-surface px-4 py-3">
        <dt className="text-13 text-ink-3">{label}</dt>
        <dd className="tabular text-24 leading-8 font-semibold text-ink-1">
          {value}
          {unit && <span className="ml-1 text-12 font-normal text-ink-3">{unit}</span>}
        </dd>
        {note && <dd className="tabular text-12 text-ink-3">{note}</dd>}
      </div>
    ))}
  </dl>
);

/** The chart library is loaded when there is something to draw. */
const DayCharts = lazyPart(() => import('./day-charts.tsx').then(({ DayCharts }) => DayCharts));

const spans = [
  { value: 7, label: '近 7 天' },
  { value: 30, label: '近 30 天' },
  { value: 90, label: '近 90 天' },
];

/** 概览: activity, pending work, and key figures; each chart with its figures as a table. */
export function AdminHomePage() {
  const [days, setDays] = useState(30);
  const [asTable, setAsTable] = useState(false);
  const board = useCall(
    'GET /api/admin/dashboard',
    { query: { days } },
    { background: true, quiet: true, refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead actions={<Segmented options={spans} value={days} onChange={setDays} />} />
      {board.isError ? (
        <LoadFailed title="概览没有加载出来" onRetry={board.refetch} />
      ) : board.isPending ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <>
          <div className="grid gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
            <section className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
              <h2 className="flex items-baseline gap-2 border-b border-line px-4 py-2.5 text-16 font-semibold text-ink-1">
                待审核 <span className="tabular">{waitingOf(board.data.queues)}</span>
                <span className="text-13 font-normal text-ink-2">{lateText(board.data.queues)}</span>
              </h2>
              <QueueAges queues={board.data.queues} days={days} />
            </section>
            <Totals figures={figuresOf(board.data)} />
          </div>
          <section className="mt-3 overflow-hidden rounded-card border border-line bg-surface" aria-label="每天的数量">
            <div className="flex items-center justify-between border-b border-line px-4 py-2.5">
              <h2 className="text-16 font-semibold text-ink-1">
                每天的数量
                {!asTable && <span className="ml-2 text-12 font-normal text-ink-3">今天的计入总数，不画在图上</span>}
              </h2>
              <Segmented
                size="small"
                aria-label="图表或表格"
                options={[
                  { value: false, label: '图表' },
                  { value: true, label: '表格' },
                ]}
                value={asTable}
                onChange={setAsTable}
              />
            </div>
            {asTable ? (
              <DayTable days={board.data.days} />
            ) : (
              <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
                <DayCharts days={board.data.days} />
              </Suspense>
            )}
          </section>
        </>
      )}
    </>
  );
}
