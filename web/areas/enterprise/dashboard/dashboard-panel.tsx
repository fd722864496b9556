import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import type { Dashboard } from '#contract/deliveries/box-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { useSession } from '#web/session/session-store.ts';
import { quietly } from '../own-calls.ts';
import { hoursText } from './hours-text.ts';

const stepNames = {
  delivered: '投递',
  answered: '已答复',
  interviewed: '面试',
  offered: '录用意向',
  hired: '入职',
} as const;
const names = Object.keys(stepNames) as (keyof typeof stepNames)[];

type FunnelRow = Dashboard['funnel'] & { key: string; name: string };

/** '75%' of what was delivered; '' where nothing was. */
const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((100 * part) / whole)}%` : '');

/** The funnel in total, by post and by week, and the response time compared with the sector. */
export function DashboardPanel() {
  const [days, setDays] = useState(90);
  const [by, setBy] = useState<'posts' | 'weeks'>('weeks');
  const isApproved = useSession((state) => state.company?.status === 'approved');
  const { data, isError, error, refetch } = useCall(
    'GET /api/company/dashboard',
    isApproved ? { query: { days } } : null,
    quietly,
  );
  if (isError) return <LoadFailed title="数据没有加载出来" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active />;
  const { hours, sectorHours, sector, peers } = data.reply;
  const rows: FunnelRow[] = [
    { ...data.funnel, key: 'all', name: '合计' },
    ...(by === 'posts'
      ? data.posts.map(({ id, title, ...step }) => ({ ...step, key: id, name: title }))
      : data.weeks.map(({ week, ...step }) => ({ ...step, key: week, name: `${week.slice(5)} 周` }))),
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Segmented
          size="small"
          aria-label="时间范围"
          value={days}
          onChange={setDays}
          options={[30, 90, 180].map((value) => ({ value, label: `近 ${value} 天` }))}
        />
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
        <p className="text-14 text-ink-2">
          一般 <b className="text-ink-1">{hoursText(hours)}</b> 答复
          <span className="text-ink-3">
            {sectorHours === null
              ? '，同地区同类单位太少，暂不比较'
              : `，${peers} 家${sector}为 ${hoursText(sectorHours)}`}
          </span>
        </p>
      </div>
      <ConsoleList
        label="转化"
        query={{ data: rows, isError: false, refetch }}
        table={{
          rowKey: 'key',
          size: 'small',
          rowClassName: ({ key }) => (key === 'all' ? 'bg-ground font-semibold' : ''),
        }}
        pageSize={100}
        empty="还没有投递"
        columns={[
          { title: by === 'posts' ? '职位' : '投递时间', dataIndex: 'name', rowScope: 'row', ellipsis: true },
          ...names.map((name) =>
            column(stepNames[name], { width: 112, align: 'right' as const, className: 'tabular' }, (row: FunnelRow) => (
              <>
                {row[name]}{' '}
                <span className="inline-block w-10 text-12 font-normal text-ink-3">
                  {name !== 'delivered' && share(row[name], row.delivered)}
                </span>
              </>
            )),
          ),
        ]}
      />
    </>
  );
}
