import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type FairState, fair as machine } from '#contract/fairs/fair-state.ts';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { statesOf } from '#contract/machine.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { fairTypeText, hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Meter } from '#web/ui/progress.tsx';
import { StateTag } from './state-tag.tsx';

type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial. */
const hasDoor = (status: FairState, startsAt: string) =>
  status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs);

const SOON_DAYS = 14;

const yearOf = (at: string | Date) => dayAt(new Date(at)).slice(0, 4);

/** '今天', '3 天后'; nothing where a fair is far off or over. */
function soonText({ status, startsAt }: FairRow): string {
  const days = daysUntil(startsAt, Date.now());
  if (days < 0 || days > SOON_DAYS || status === 'ended' || status === 'cancelled') return '';
  return ['今天', '明天'][days] ?? `${days} 天后`;
}

function Act({ fair: { id, title, status, startsAt, applied } }: { fair: FairRow }) {
  if (hasDoor(status, startsAt)) return <RowActs of={title} main={{ label: '入场签到', href: paths.adminDoor(id) }} />;
  const decide = { label: `审 ${applied} 家`, href: paths.adminFair(id, 'exhibitors') };
  return applied > 0 && <RowActs of={title} main={decide} />;
}

/** What is over stands below what is to come, under a stronger line. */
const beginsPast = (rows: readonly FairRow[]) => (fair: FairRow, at: number) => {
  const isPast = ({ startsAt, status }: FairRow) => status === 'ended' && Date.parse(startsAt) < Date.now();
  const before = rows[at - 1];
  return before && isPast(fair) && !isPast(before) ? '[&>*]:border-t-2 [&>*]:border-t-line-strong' : '';
};

const columns: ListColumns<FairRow> = [
  {
    title: '招聘会',
    key: 'title',
    render: (_, fair) => (
      <RowName
        name={fair.title}
        about={`${fairTypeText(fair.type)} · ${placeText(fair)}`}
        picture={
          <DateTile top={monthDay(fair.startsAt)} bottom={weekday(fair.startsAt)} tint={soonText(fair) !== ''} />
        }
        to={paths.adminFair(fair.id)}
      />
    ),
  },
  {
    title: '时间',
    key: 'when',
    width: 160,
    responsive: ['md'],
    render: (_, fair) => (
      <span className="tabular">
        {hoursText(fair).split(' ').at(-1)}
        <span className="text-12 text-ink-3 sm:block">
          {yearOf(fair.startsAt) !== yearOf(new Date()) && (
            <span className="max-sm:hidden">{yearOf(fair.startsAt)} 年 </span>
          )}
          <span className="text-brand max-sm:ml-2">{soonText(fair)}</span>
        </span>
      </span>
    ),
  },
  {
    title: '状态',
    key: 'status',
    width: 168,
    // What can be done now stands beside the state that it comes from.
    render: (_, fair) => (
      <span className="flex items-center gap-3">
        {fair.status === 'open' ? (
          <span className="text-13 text-ink-3">报名中</span>
        ) : (
          <StateTag status={fair.status} />
        )}
        <Act fair={fair} />
      </span>
    ),
  },
  {
    title: '参会单位',
    key: 'exhibitors',
    width: 112,
    align: 'right',
    responsive: ['sm'],
    render: (_, { exhibitors, applied }) => (
      <span className="tabular">
        {exhibitors}
        {applied > 0 && <span className="ml-1 text-warm-ink">+{applied}</span>}
      </span>
    ),
  },
  {
    title: <span className="md:ps-4">报名 / 名额</span>,
    key: 'taken',
    width: 150,
    render: (_, { taken, capacity }) => (
      <span className="tabular block md:ps-4">
        {taken} / {capacity} <span className="text-ink-3 md:hidden">人报名</span>
        <Meter value={taken} of={capacity} runsOut className="mt-1.5 w-24 max-sm:hidden" />
      </span>
    ),
  },
];

const tabs = stateOptions(['all', 'draft', 'open', 'full', 'running', 'ended', 'cancelled'], machine.labels.operator);
const params = { status: oneOf(statesOf(machine)), keyword: anyText };
const filters: Filter[] = [{ kind: 'search', name: 'keyword', label: '搜索招聘会', placeholder: '招聘会名称' }];

/** Every fair, by state; a new one starts as a draft. */
export function FairsPage() {
  const list = useListParams(params);
  const { values, page, isFiltered, show } = list;
  const navigate = useNavigate();
  const fairs = useCall('GET /api/admin/fairs', { query: { ...values, page } });
  const counts = fairs.data?.counts;
  const sum = Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
  const role = useSession((state) => state.operator?.role);
  const mayPlan = role === 'super' || role === 'content';
  return (
    <>
      <PageHead
        actions={
          mayPlan && (
            <Button type="primary" icon={<Plus size={16} />} href={paths.adminFair('new')}>
              新建招聘会
            </Button>
          )
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="招聘会状态"
          active={values.status ?? 'all'}
          onChange={(key) => show({ status: key === 'all' ? null : key })}
          tabs={tabs.map((tab) => ({ ...tab, n: counts && (tab.key === 'all' ? sum : (counts[tab.key] ?? 0)) }))}
          end={<FilterBar filters={filters} values={values} onChange={show} />}
        />
        <ConsoleList
          label="招聘会"
          query={fairs}
          list={list}
          columns={columns}
          onOpen={({ id }) => void navigate(paths.adminFair(id))}
          unit="场"
          table={{ rowClassName: beginsPast(fairs.data?.items ?? []) }}
          empty={isFiltered ? '没有这样的招聘会' : '还没有招聘会'}
          emptyAction={mayPlan && !isFiltered && <GhostButton href={paths.adminFair('new')}>新建招聘会</GhostButton>}
        />
      </section>
    </>
  );
}
