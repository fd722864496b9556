import { useCall } from '#web/features/calls/use-call.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { partOf, StatusTag } from './user-words.tsx';

/** '今天', '昨天', '11-26' */
const dayText = (at: string) => ['今天', '昨天'][-daysUntil(at, Date.now())] ?? dateText(at).slice(5);

/** The people whom this operator looked at last, by day; opening one is another look, and recorded. */
export function RecentUsers({ onOpen }: { onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  if (recent.isError) return null;
  return (
    <section aria-labelledby="recent-users" className="rounded-card border border-line bg-surface">
      <h2 id="recent-users" className="px-5 py-3.5 text-16 font-semibold text-ink-1 max-sm:px-4">
        我最近查看的
      </h2>
      {recent.data?.items.length === 0 && (
        <p className="px-5 pb-5 text-13 text-ink-3 max-sm:px-4">
          还没有查看过用户。查看过的列在这里，回头再处理时不用重找
        </p>
      )}
      <ol>
        {recent.data?.items.map(({ id, phone, status, jober, member, lookedAt }, at, items) => {
          const name = jober?.name ?? member?.name ?? '未填写';
          const day = dayText(lookedAt);
          const before = items[at - 1];
          return (
            // On a phone only those whom one comes back to.
            <li key={id} className="border-t border-line max-sm:nth-[n+6]:hidden">
              {(!before || dayText(before.lookedAt) !== day) && (
                <h3 className="tabular bg-ground px-5 py-1.5 text-13 font-medium text-ink-2 max-sm:px-4">{day}</h3>
              )}
              <button
                type="button"
                className="flex w-full cursor-pointer items-center gap-3 px-5 py-2 text-left hover:bg-ground max-sm:px-4"
                onClick={() => onOpen(id)}
              >
                <Avatar name={name} size={36} />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline gap-2 text-14 font-medium text-ink-1">
                    {name}
                    <span className="tabular text-13 font-normal text-ink-2">{phone}</span>
                    {status !== 'active' && <StatusTag status={status} />}
                  </span>
                  <span className="cut block text-13 text-ink-3">{partOf({ jober, member })}</span>
                </span>
                <time className="tabular text-12 text-ink-3" dateTime={lookedAt}>
                  {timeOfDay(lookedAt)}
                </time>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
