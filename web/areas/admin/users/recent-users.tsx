import { useCall } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { partOf, StatusTag } from './user-words.tsx';

/** The people whom this operator looked at last; opening one is another look, and recorded. */
export function RecentUsers({ onOpen }: { onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  if (!recent.data) return null;
  const { items } = recent.data;
  return (
    <section aria-labelledby="recent-users" className="border-t border-line px-5 py-4 max-sm:px-4">
      <h2 id="recent-users" className="mb-2 text-13 font-medium text-ink-2">
        我最近查看的
      </h2>
      {items.length === 0 && (
        <p className="text-13 text-ink-3">还没有查看过用户。查看过的列在这里，回头再处理时不用重找</p>
      )}
      <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ id, phone, status, jober, member, lookedAt }) => {
          const name = jober?.name ?? member?.name ?? '未填写';
          return (
            <li key={id} className="max-sm:nth-[n+5]:hidden">
              <button
                type="button"
                className="flex w-full cursor-pointer items-center gap-3 rounded-ctl border border-line px-3 py-2 text-left hover:border-brand"
                onClick={() => onOpen(id)}
              >
                <Avatar name={name} size={36} />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline gap-2">
                    <span className="text-14 font-medium text-ink-1">{name}</span>
                    {status !== 'active' && <StatusTag status={status} />}
                    <time className="tabular ml-auto flex-none text-12 text-ink-3" dateTime={lookedAt}>
                      {dayAndTime(lookedAt)}
                    </time>
                  </span>
                  <span className="cut block text-12 text-ink-3">
                    <span className="tabular">{phone}</span>，{partOf({ jober, member })}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
