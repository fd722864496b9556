import { keepPreviousData } from '@tanstack/react-query';
import { Button, Segmented, Skeleton, Table, type TableColumnsType } from 'antd';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { QueueAges } from './queue-ages.tsx';

type Board = AnswerOf<Api['GET /api/admin/dashboard']>;

/** Deliveries of the last days may still be answered in time: their share of answers is not final. */
const OPEN_DAYS = 7;

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

/** What is counted a day, with what it comes to. */
const counts = [
  { title: '投递', key: 'deliveries', total: 'deliveries', unit: '份' },
  { title: '认证单位', key: 'companies', total: 'companies', unit: '家' },
  { title: '求职者', key: 'seekers', total: 'seekers', unit: '人' },
  { title: '在招职位', key: 'posts', total: 'openPosts', unit: '个' },
] as const;
type Count = (typeof counts)[number]['key'];

const big = 'text-20 leading-8 font-semibold text-ink-1';
const Unit = ({ children }: { children: string }) => (
  <span className="ml-1 text-12 font-normal text-ink-3">{children}</span>
);

/** What the shown days added to a total. */
function Added({ days, of }: { days: Board['days']; of: Count }) {
  const n = days.reduce((sum, day) => sum + day[of], 0);
  return n > 0 && <span className="text-14 font-normal text-ok-ink"> +{number(n)}</span>;
}

/** Today is in the totals, not among the days. */
const pointsOf = (days: Board['days'], key: Count) =>
  days.slice(0, -1).map((day) => ({ day: day.day, value: day[key] }));

const spans = [
  { value: 7, label: '近 7 天' },
  { value: 30, label: '近 30 天' },
  { value: 90, label: '近 90 天' },
];

/** 概览: pending work, deliveries, and what grew; each chart with its figures as a table. */
export function AdminHomePage() {
  const [span, setSpan] = useState(30);
  const [asTable, setAsTable] = useState(false);
  const board = useCall(
    'GET /api/admin/dashboard',
    { query: { days: span } },
    { background: true, quiet: true, refetchInterval: 60_000, placeholderData: keepPreviousData },
  );
  const head = (
    <PageHead actions={<Segmented aria-label="时间范围" options={spans} value={span} onChange={setSpan} />} />
  );
  if (board.isPending || board.isError)
    return (
      <>
        {head}
        {board.isPending ? (
          <Skeleton active paragraph={{ rows: 12 }} />
        ) : (
          <LoadFailed title="概览没有加载出来" error={board.error} onRetry={board.refetch} />
        )}
      </>
    );
  const { queues, days, totals } = board.data;
  const rate = settledRateOf(board.data);
  return (
    <>
      {head}
      <section className="overflow-hidden card">
        <h2 className="flex items-baseline gap-2 border-b border-line px-4 py-2.5 text-16 font-semibold text-ink-1">
          待审核 <span className="tabular">{queues.reduce((sum, { waiting }) => sum + waiting, 0)}</span>
          <span className="text-14 font-normal text-ink-2">{lateText(queues)}</span>
        </h2>
        <QueueAges queues={queues} days={span} />
      </section>
      <section className="mt-3 overflow-hidden card" aria-label="每天的数量">
        <div className="flex items-center justify-between border-b border-line px-4 py-2">
          <h2 className="text-16 font-semibold text-ink-1">
            全站，近 {days.length} 天新增
            <span className="tabular ml-2 text-14 font-normal text-ink-3">
              {rate !== null && `回复率 ${rate}%（不含还在答复期内的近 7 天），`}当前登录 {number(totals.online)} 人
            </span>
          </h2>
          <Button size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? '收起表格' : '看表格'}
          </Button>
        </div>
        <div className="grid gap-px bg-line sm:grid-cols-2">
          {counts.map(({ title, key, total, unit }) => {
            const points = pointsOf(days, key);
            return (
              <DayFigure key={key} title={title} points={points}>
                <b className={`block ${big}`}>
                  {number(totals[total])}
                  <Unit>{unit}</Unit>
                  <Added days={days} of={key} />
                </b>
              </DayFigure>
            );
          })}
        </div>
        {asTable && <DayTable days={days} />}
      </section>
    </>
  );
}

interface Point {
  day: string;
  value: number;
}

const WEEK = 7;
/** More days leave no room for gaps. */
const MANY = 40;

interface Props {
  title: string;
  children: ReactNode;
  points: readonly Point[];
}

/** What was counted a day as bars, the last week dark, under what it comes to. */
function DayFigure({ title, children, points }: Props) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <figure className="flex min-w-0 flex-col bg-surface p-4">
      <figcaption className="tabular">
        <span className="text-14 text-ink-3">{title}</span>
        {children}
      </figcaption>
      <div
        className={clsx('mt-auto flex items-end pt-3', points.length > MANY ? 'gap-px' : 'gap-0.5')}
        role="img"
        aria-label={`${title}，数字见表格`}
      >
        {points.map(({ day, value }, at) => (
          <span key={day} title={`${day.slice(5)}：${value}`} className="flex h-28 flex-1 items-end max-sm:h-12">
            <i
              className={clsx(
                'block min-h-0.5 w-full rounded-[2px]',
                value === 0 ? 'bg-line-strong' : at >= points.length - WEEK ? 'bg-brand' : 'bg-(--chart-3)',
              )}
              style={{ height: `${(100 * value) / most}%` }}
            />
          </span>
        ))}
      </div>
      <p className="tabular mt-1 flex justify-between text-12 text-ink-3" aria-hidden="true">
        <span>{points[0]?.day.slice(5)}</span>
        <span>最多一天 {most.toLocaleString('en')}</span>
        <span>{points.at(-1)?.day.slice(5)}</span>
      </p>
    </figure>
  );
}

const figureOf = (value: number) => <span className="tabular">{value.toLocaleString('en')}</span>;

const columns: TableColumnsType<DashboardDay> = [
  { title: '日期', dataIndex: 'day', render: (day: string) => <span className="tabular">{day}</span> },
  { title: '新求职者', dataIndex: 'seekers', align: 'right', render: figureOf },
  { title: '新单位', dataIndex: 'companies', align: 'right', render: figureOf },
  { title: '发布职位', dataIndex: 'posts', align: 'right', render: figureOf },
  { title: '投递', dataIndex: 'deliveries', align: 'right', render: figureOf },
  {
    title: '回复率',
    dataIndex: 'replyRate',
    align: 'right',
    render: (rate: number | null) => <span className="tabular">{rate === null ? '–' : `${rate}%`}</span>,
  },
];

/** The charts' figures, newest first. */
function DayTable({ days }: { days: readonly DashboardDay[] }) {
  return (
    <Table<DashboardDay>
      rowKey="day"
      size="small"
      columns={columns}
      dataSource={[...days].reverse()}
      pagination={{ pageSize: 15, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
