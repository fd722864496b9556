import { useCall } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusTag } from './status-tag.tsx';
import { partOf } from './user-part.ts';

const SHOWN = 6;

/** The people whom this operator looked at last; opening one is another look, and recorded. */
export function RecentUsers({ onOpen }: { onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  const items = (recent.data?.items ?? []).slice(0, SHOWN);
  if (!recent.data) return null;
  return (
    <section
      aria-labelledby="recent-users"
      className="mb-3 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4"
    >
      <h2 id="recent-users" className="mb-2.5 text-16 font-semibold text-ink-1">
        我最近查看的
      </h2>
      {items.length === 0 && (
        <p className="text-13 text-ink-3">还没有查看过用户。查看过的列在这里，回头再处理时不用重找</p>
      )}
      <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ id, phone, status, jober, member, lookedAt }) => {
          const name = jober?.name ?? member?.name ?? '未填写';
          return (
            <li key={id}>
              <button
                type="button"
                className="flex w-full cursor-pointer items-center gap-3 rounded-ctl border border-line px-3 py-2 text-left hover:border-brand"
                onClick={() => onOpen(id)}
              >
                <Avatar name={name} size={32} />
                <span className="min-w-0 flex-1">
                  <span className="text-14 font-medium text-ink-1">{name}</span>
                  <span className="tabular ml-2 text-12 text-ink-3">{phone}</span>
                  {status !== 'active' && (
                    <span className="ml-2">
                      <StatusTag status={status} />
                    </span>
                  )}
                  <span className="cut block text-12 text-ink-3">{partOf({ jober, member })}</span>
                </span>
                <span className="tabular flex-none text-right text-12 text-ink-3">
                  <time className="block text-ink-2" dateTime={lookedAt}>
                    {dayAndTime(lookedAt)}
                  </time>
                  查看过
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
