import { Button, Segmented, Skeleton, Table } from 'antd';
import { useState } from 'react';
import type { Dashboard } from '#contract/deliveries/box-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { useSession } from '#web/session/session-store.ts';
import { ReplyTime } from './reply-time.tsx';
import { StepChart } from './step-chart.tsx';

/** Recruiting figures of the last `days` days. */
function useDashboard(days: number) {
  const isApproved = useSession((state) => state.company?.status === 'approved');
  return useCall('GET /api/company/dashboard', isApproved ? { query: { days } } : null, {
    background: true,
    quiet: true,
  });
}

const stepNames = {
  delivered: '投递',
  answered: '已答复',
  interviewed: '面试',
  offered: '录用意向',
  hired: '入职',
} as const;
type StepName = keyof typeof stepNames;
const names = Object.keys(stepNames) as StepName[];

const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((100 * part) / whole)}%` : '–');

function Funnel({ funnel }: { funnel: Dashboard['funnel'] }) {
  return (
    <ol aria-label="转化" className="space-y-2">
      {names.map((name) => (
        <li key={name} className="grid grid-cols-[64px_1fr_84px] items-center gap-3 text-13">
          <span className="text-ink-2">{stepNames[name]}</span>
          <span className="h-5 rounded-tag bg-fill">
            <span
              className="block h-full rounded-tag bg-brand"
              style={{ width: `${funnel.delivered > 0 ? (100 * funnel[name]) / funnel.delivered : 0}%` }}
            />
          </span>
          <span className="tabular text-right">
            <b className="text-ink-1">{funnel[name]}</b>{' '}
            <span className="text-12 text-ink-3">{share(funnel[name], funnel.delivered)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type FunnelRow = Dashboard['funnel'] & { key: string; name: string };

function StepTable({ rows, head }: { rows: FunnelRow[]; head: string }) {
  return (
    <Table<FunnelRow>
      size="small"
      pagination={false}
      dataSource={rows}
      scroll={{ y: 240 }}
      columns={[
        { title: head, dataIndex: 'name', ellipsis: true },
        ...names.map((name) => ({
          title: stepNames[name],
          dataIndex: name,
          width: 84,
          align: 'right' as const,
          className: 'tabular',
        })),
      ]}
    />
  );
}

/** The funnel in total, by post and by week, and the response time compared with the sector. */
export function DashboardPanel() {
  const [days, setDays] = useState(90);
  const [by, setBy] = useState<'posts' | 'weeks'>('weeks');
  const [asTable, setAsTable] = useState(false);
  const { data, isError, refetch } = useDashboard(days);
  if (isError) return <LoadFailed title="数据没有加载出来" onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  const rows: FunnelRow[] =
    by === 'posts'
      ? data.posts.map(({ id, title, ...step }) => ({ ...step, key: id, name: title }))
      : data.weeks.map(({ week, ...step }) => ({ ...step, key: week, name: `${week.slice(5)} 周` }));
  return (
    <div className="grid gap-6 lg:grid-cols-[320px_1fr]">
      <div>
        <div className="mb-3 flex items-center justify-between">
          <h2 className="text-14 font-semibold text-ink-1">转化</h2>
          <Segmented
            size="small"
            aria-label="时间范围"
            value={days}
            onChange={setDays}
            options={[30, 90, 180].map((value) => ({ value, label: `近 ${value} 天` }))}
          />
        </div>
        <Funnel funnel={data.funnel} />
        <ReplyTime reply={data.reply} />
      </div>
      <div className="min-w-0">
        <div className="mb-3 flex items-center gap-2">
          <Segmented
            size="small"
            aria-label="分组"
            value={by}
            onChange={setBy}
            options={[
              { value: 'weeks', label: '按周' },
              { value: 'posts', label: '按职位' },
            ]}
          />
          <Button size="small" type="link" className="ml-auto!" onClick={() => setAsTable(!asTable)}>
            {asTable ? '看图' : '看表格'}
          </Button>
        </div>
        {asTable ? (
          <StepTable rows={rows} head={by === 'posts' ? '职位' : '投递时间'} />
        ) : (
          <StepChart title={by === 'posts' ? '各职位的进展' : '每周投递的进展'} rows={rows} names={stepNames} />
        )}
      </div>
    </div>
  );
}
