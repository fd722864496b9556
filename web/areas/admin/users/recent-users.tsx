import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';

/** '今天', '昨天', '11-26' */
const dayText = (at: string) => ['今天', '昨天'][-daysUntil(at, Date.now())] ?? dateText(at).slice(5);

/** The people whom this operator looked at last; opening one is another look, and recorded. */
export function RecentUsers({ columns, onOpen }: { columns: ListColumns<FoundUser>; onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  return (
    <>
      <h2 className="px-4 py-3.5 text-16 font-semibold text-ink-1">我最近查看的</h2>
      <ConsoleList
        label="最近查看的用户"
        query={recent}
        columns={[
          ...(columns as ListColumns<FoundUser & { lookedAt: string }>),
          {
            title: '查看',
            dataIndex: 'lookedAt',
            width: 120,
            align: 'right',
            phone: 'end',
            render: (at: string) => (
              <time className="tabular text-ink-2" dateTime={at}>
                {dayText(at)} {timeOfDay(at)}
              </time>
            ),
          },
        ]}
        onOpen={({ id }) => onOpen(id)}
        minWidth={720}
        table={{ tableLayout: 'auto' }}
        empty="还没有查看过用户。查看过的列在这里，回头再处理时不用重找"
      />
    </>
  );
}
