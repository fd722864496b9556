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
import { QueueAges } from './queue-ages.tsx';

type Totals = AnswerOf<Api['GET /api/admin/dashboard']>['totals'];

const number = (value: number) => value.toLocaleString('en');

const shown = (totals: Totals): [string, string, string][] => [
  ['求职者', number(totals.seekers), '人'],
  ['认证单位', number(totals.companies), '家'],
  ['在招职位', number(totals.openPosts), '个'],
  ['累计投递', number(totals.deliveries), '份'],
  ['平均回复率', totals.replyRate === null ? '–' : String(totals.replyRate), totals.replyRate === null ? '' : '%'],
  ['当前登录', number(totals.online), '人'],
];

/** The site's totals. */
function Totals({ totals }: { totals: Totals }) {
  return (
    <dl className="grid grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line max-lg:grid-cols-3 max-sm:grid-cols-2">
      {shown(totals).map(([label, value, unit]) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dd className="tabular text-24 leading-8 font-semibold text-ink-1">
            {value}
            <span className="ml-0.5 text-12 font-normal text-ink-3">{unit}</span>
          </dd>
          <dt className="text-13 text-ink-3">{label}</dt>
        </div>
      ))}
    </dl>
  );
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
      <PageHead actions={<Segmented options={spans} value={days} onChange={setDays} />} />
      {board.isError ? (
        <LoadFailed title="概览没有加载出来" onRetry={board.refetch} />
      ) : board.isPending ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <>
          <Totals totals={board.data.totals} />
          <QueueAges queues={board.data.queues} days={days} />
          <section className="mt-3 rounded-card border border-line bg-surface p-4" aria-label="每天的数量">
            <div className="mb-2 flex items-center justify-between">
              <h2 className="text-16 font-semibold text-ink-1">每天的数量</h2>
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
