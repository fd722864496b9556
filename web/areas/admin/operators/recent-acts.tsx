import { Link } from 'react-router';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames } from '#contract/operators/acts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const SHOWN = 8;

/** What operators did last; that they signed in is no work. */
export const useRecentActs = () =>
  (useCall('GET /api/admin/acts', { query: {} }, { background: true, quiet: true }).data?.items ?? []).filter(
    ({ act }) => act !== 'operator.sign-in',
  );

/** '通过职位：小学心理健康教师' */
export const actText = ({ act, detail }: { act: string; detail: Record<string, unknown> }) =>
  [actNames[act] ?? act, splitActDetail(detail).title].filter(Boolean).join('：');

/** What operators did last, with the way to the whole log. */
export function RecentActs() {
  const acts = useRecentActs();
  const shown = acts.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recent-acts" className="mt-3 rounded-card border border-line bg-surface">
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 id="recent-acts" className="text-16 font-semibold text-ink-1">
          最近的操作
        </h2>
        <Link className="text-13" to={paths.adminAudit()}>
          操作日志
        </Link>
      </header>
      <ol className="grid gap-x-8 px-4 py-1.5 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-4">
        {shown.map((one) => (
          <li key={one.id} className="flex items-center gap-2.5 py-2 text-13">
            <Avatar name={one.operatorName} size={24} />
            <span className="text-ink-1">{one.operatorName}</span>
            <span className="min-w-0 flex-1 truncate text-ink-2">{actText(one)}</span>
            <time className="tabular text-12 text-ink-3" dateTime={one.at}>
              {dayAndTime(one.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
