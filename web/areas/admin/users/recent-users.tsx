import { clsx } from 'clsx';
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
  if (!recent.data) return null;
  const { items } = recent.data;
  const half = Math.ceil(items.length / 2);
  return (
    <section aria-labelledby="recent-users" className="mt-3 rounded-card border border-line bg-surface">
      <h2 id="recent-users" className="px-5 py-3.5 text-16 font-semibold text-ink-1 max-sm:px-4">
        我最近查看的
      </h2>
      {items.length === 0 && (
        <p className="px-5 pb-5 text-13 text-ink-3 max-sm:px-4">
          还没有查看过用户。查看过的列在这里，回头再处理时不用重找
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        {[items.slice(0, half), items.slice(half)].map((some, at) => (
          // On a phone the first half has those whom one comes back to.
          <ol key={at === 0 ? 'later' : 'earlier'} className={clsx(at > 0 && 'border-line max-sm:hidden lg:border-l')}>
            {some.map(({ id, phone, status, createdAt, jober, member, lookedAt }, row) => {
              const name = jober?.name ?? member?.name ?? '未填写';
              const day = dayText(lookedAt);
              const before = some[row - 1];
              return (
                <li key={id} className="border-t border-line">
                  <button
                    type="button"
                    className="grid w-full cursor-pointer grid-cols-[44px_40px_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-4 text-left hover:bg-ground max-sm:px-4 max-sm:py-3 xl:grid-cols-[44px_40px_minmax(0,1fr)_96px_120px]"
                    onClick={() => onOpen(id)}
                  >
                    <time className="tabular text-12 text-ink-3" dateTime={lookedAt}>
                      <b className="block text-13 font-medium text-ink-1">
                        {(!before || dayText(before.lookedAt) !== day) && day}
                      </b>
                      {timeOfDay(lookedAt)}
                    </time>
                    <Avatar name={name} size={40} />
                    <span className="min-w-0">
                      <span className="flex items-baseline gap-2 text-14 font-medium text-ink-1">
                        {name}
                        {status !== 'active' && <StatusTag status={status} />}
                      </span>
                      <span className="cut block text-13 text-ink-3">{partOf({ jober, member })}</span>
                    </span>
                    <span className="tabular text-13 text-ink-1">{phone}</span>
                    <span className="tabular text-right text-12 text-ink-3 max-xl:hidden">
                      {dateText(createdAt)} 注册
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        ))}
      </div>
    </section>
  );
}
