import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';
import { Chart, type Line } from './chart.tsx';
import { OPEN_DAYS } from './open-days.ts';

const charts: { title: string; lines: Line[]; unit?: string }[] = [
  {
    title: '注册',
    lines: [
      { key: 'seekers', name: '求职者', shape: 'bar' },
      { key: 'companies', name: '单位', shape: 'bar' },
    ],
  },
  { title: '发布职位', lines: [{ key: 'posts', name: '职位', shape: 'bar' }] },
  { title: '投递', lines: [{ key: 'deliveries', name: '投递', shape: 'area' }] },
  {
    title: '回复率（近 7 天还在答复期内）',
    unit: '%',
    lines: [{ key: 'replyRate', name: '回复率', shape: 'line', openDays: OPEN_DAYS }],
  },
];

/** Daily figures as charts. Import it lazily: it includes the chart library. */
export function DayCharts({ days }: { days: readonly DashboardDay[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-2 max-xl:grid-cols-1">
      {charts.map((chart) => (
        <figure key={chart.title} className="min-w-0">
          <figcaption className="text-13 text-ink-3">{chart.title}</figcaption>
          <Chart {...chart} days={chart.unit ? days.slice(0, -OPEN_DAYS + 1) : days} />
        </figure>
      ))}
    </div>
  );
}
