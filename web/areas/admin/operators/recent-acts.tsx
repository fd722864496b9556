import { Link } from 'react-router';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames } from '#contract/operators/acts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const SHOWN = 9;

/** What operators did last; that they signed in is no work. */
const useRecentActs = () =>
  (useCall('GET /api/admin/acts', { query: {} }, { background: true, quiet: true }).data?.items ?? []).filter(
    ({ act }) => act !== 'operator.sign-in',
  );

/** '通过职位：小学心理健康教师' */
const actText = ({ act, detail }: { act: string; detail: Record<string, unknown> }) =>
  [actNames[act] ?? act, splitActDetail(detail).title].filter(Boolean).join('：');

/** What operators did last, with the way to the whole log. */
export function RecentActs() {
  const acts = useRecentActs();
  const shown = acts.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <SidePanel title="最近的操作" end={<Link to={paths.adminAudit()}>操作日志</Link>}>
      <ol className="px-4 py-3">
        {shown.map((one) => (
          <li
            key={one.id}
            className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line last:pb-0"
          >
            <Avatar name={one.operatorName} size={24} />
            <span className="min-w-0 flex-1 text-13">
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-medium text-ink-1">{one.operatorName}</span>
                <time className="tabular text-12 text-ink-3" dateTime={one.at}>
                  {dayAndTime(one.at)}
                </time>
              </span>
              <span className="line-clamp-2 text-ink-2">{actText(one)}</span>
            </span>
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
