import { Link } from 'react-router';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';
import { timesOf } from '#web/features/console/list/use-list-params.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const SHOWN = 7;
const DAYS = 30;
const away = { background: true, quiet: true } as const;

/** What each operator did last, by name; that they signed in is no work. */
export function useLastActs(): ReadonlyMap<string, OperatorAct> {
  const acts = useCall('GET /api/admin/acts', { query: {} }, away).data?.items ?? [];
  const work = acts.filter(({ act }) => act !== 'operator.sign-in');
  return new Map(work.toReversed().map((act) => [act.operatorName, act]));
}

/** '通过职位：小学心理健康教师' */
export const actText = ({ act, detail }: Pick<OperatorAct, 'act' | 'detail'>) =>
  [actNames[act] ?? act, splitActDetail(detail).title].filter(Boolean).join('：');

/** What operators did lately by which somebody lost something, with the way to the whole log. */
export function SeriousActs() {
  const from = pickedNow().subtract(DAYS, 'day').format('YYYY-MM-DD');
  const { data } = useCall('GET /api/admin/acts', { query: { weight: 'serious', ...timesOf({ from }) } }, away);
  if (!data || data.items.length === 0) return null;
  return (
    <SidePanel
      title="有后果的操作"
      end={
        <Link to={`${paths.adminAudit()}?weight=serious`}>
          {DAYS} 天 {data.total} 次
        </Link>
      }
    >
      <ol className="divide-y divide-line">
        {data.items.slice(0, SHOWN).map((one) => (
          <li key={one.id} className="flex gap-3 px-4 py-2.5 text-13">
            <Avatar name={one.operatorName} size={24} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-ink-1">{actText(one)}</span>
              <span className="tabular block text-12 text-ink-3">
                {one.operatorName}，{dayAndTime(one.at)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
