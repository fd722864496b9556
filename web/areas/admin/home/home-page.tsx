import { keepPreviousData } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { DayTable } from './day-table.tsx';
import { OPEN_DAYS } from './open-days.ts';
import { HOUR, hoursText, QueueAges } from './queue-ages.tsx';

type Board = AnswerOf<Api['GET /api/admin/dashboard']>;

const number = (value: number) => value.toLocaleString('en');

/** The share of deliveries answered, of the days whose time to answer is over; of all time where none of the days is. */
function settledRateOf({ days, totals }: Board): number | null {
  const settled = days.slice(0, -OPEN_DAYS).filter(({ replyRate }) => replyRate !== null);
  const sent = settled.reduce((sum, { deliveries }) => sum + deliveries, 0);
  const answered = settled.reduce((sum, { deliveries, replyRate }) => sum + deliveries * (replyRate ?? 0), 0);
  return sent === 0 ? totals.replyRate : Math.round(answered / sent);
}

/** What is late, and how late: the day begins there. */
function lateText(queues: Board['queues']) {
  const late = queues.filter(({ overdue }) => overdue > 0);
  const n = late.reduce((sum, { overdue }) => sum + overdue, 0);
  if (n === 0) return '审核都在 24 小时内';
  const oldest = Math.min(...late.map(({ oldestAt }) => Date.parse(oldestAt ?? new Date().toISOString())));
  return (
    <>
      审核 <b className="tabular text-err-ink">{n} 项超时</b>，最久的等了 {hoursText((Date.now() - oldest) / HOUR)}
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
          <span className="max-xl:hidden">{span} </span>
          <span className="text-ok-ink">+{number(n)}</span>
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
    settledRate === null ? { label: '回复率', value: '–' } : { label: '回复率', value: settledRate, unit: '%' },
    { label: '当前登录', value: number(totals.online), unit: '人' },
  ];
}

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
      <PageHead
        note={board.data && lateText(board.data.queues)}
        actions={<Segmented options={spans} value={days} onChange={setDays} />}
      />
      {board.isError ? (
        <LoadFailed title="概览没有加载出来" onRetry={board.refetch} />
      ) : board.isPending ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <>
          <FigureStrip label="全站" figures={figuresOf(board.data)} />
          <QueueAges queues={board.data.queues} days={days} />
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
                <DayCharts days={board.data.days} rate={settledRateOf(board.data)} />
              </Suspense>
            )}
          </section>
        </>
      )}
    </>
  );
}
