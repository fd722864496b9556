import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { statesOf } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { actsColumn, column, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { fair as machine } from '../../contract/fair-state.ts';
import { aboutFair, fairColumns } from '../parts/fair-columns.tsx';
import '../fairs.css';
import type { FairState } from '../../contract/fair-state.ts';
import type { FairCard } from '../../contract/fair-views.ts';

const looks: Record<FairState, string> = {
  draft: 'tag',
  open: 'tag tag-brand',
  full: 'tag',
  running: 'tag tag-ok',
  ended: 'tag',
  cancelled: 'tag tag-err',
};

export const StateTag = ({ status }: { status: FairState }) => (
  <span className={looks[status]}>{machine.labels.operator[status]}</span>
);

type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

/** What waits at a fair: applications of schools, its door, or who has come to one that is on. */
function actOf(fair: FairRow) {
  if (hasDoor(fair)) return { label: '入场签到', href: paths.adminDoor(fair.id), strong: fair.status === 'running' };
  if (fair.status === 'running') return { label: '看现场', href: paths.adminFair(fair.id, 'arrivals'), strong: true };
  return undefined;
}

const columns: ListColumns<FairRow> = [
  fairColumns.when,
  column('招聘会', { rowScope: 'row' }, (fair) => (
    <RowName
      name={fair.title}
      to={paths.adminFair(fair.id)}
      mark={(fair.status === 'draft' || fair.status === 'cancelled') && <StateTag status={fair.status} />}
      about={aboutFair(fair)}
    />
  )),
  column('参会单位', { width: 104 }, ({ exhibitors, status }) => (
    <>
      {exhibitors} 家{status === 'full' && <span className="tag ml-1">已满</span>}
    </>
  )),
  fairColumns.people,
  actsColumn(132, (fair) => {
    const review = { label: `审核 ${fair.applied} 家`, href: paths.adminFair(fair.id, 'exhibitors') };
    const acts = [actOf(fair), fair.applied > 0 ? review : undefined].filter((act) => act !== undefined);
    return acts.length > 0 && <RowActs of={fair.title} main={acts[0]} more={acts.slice(1)} />;
  }),
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
  const isOn = fairs.data?.items.some(({ status }) => status === 'running');
  return (
    <>
      <PageHead
        actions={
          mayPlan && (
            <Button type={isOn ? 'default' : 'primary'} icon={<Plus size={16} />} href={paths.adminFair('new')}>
              新建招聘会
            </Button>
          )
        }
      />
      <section className="card">
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
          minWidth={760}
          unit="场"
          empty={isFiltered ? '没有这样的招聘会' : '还没有招聘会'}
          emptyAction={mayPlan && !isFiltered && <GhostButton href={paths.adminFair('new')}>新建招聘会</GhostButton>}
        />
      </section>
    </>
  );
}
