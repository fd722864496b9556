import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { timesOf } from '#web/features/console/list/use-list-params.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';

export const DAYS = 30;
const away = { background: true, quiet: true } as const;

const newestOf = (acts: readonly OperatorAct[]): ReadonlyMap<string, OperatorAct> =>
  new Map(acts.toReversed().map((act) => [act.operatorName, act]));

/** By name: what each operator did last, and by what act somebody lost something lately, of which there were so many. */
export function useLastActs() {
  const from = pickedNow().subtract(DAYS, 'day').format('YYYY-MM-DD');
  const acts = useCall('GET /api/admin/acts', { query: {} }, away);
  const serious = useCall('GET /api/admin/acts', { query: { weight: 'serious', ...timesOf({ from }) } }, away);
  return {
    last: newestOf(acts.data?.items ?? []),
    serious: newestOf(serious.data?.items ?? []),
    total: serious.data?.total ?? 0,
  };
}

/** '通过职位：小学心理健康教师' */
export const actText = ({ act, detail }: Pick<OperatorAct, 'act' | 'detail'>) =>
  [actNames[act] ?? act, splitActDetail(detail).title].filter(Boolean).join('：');
