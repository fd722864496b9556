import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { column, type ListColumns, RowName } from '#web/features/console/list/row-parts.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusTag, UserDrawer } from './user-drawer.tsx';

const LEAST = 2;
const search = {
  label: '手机号或姓名',
  className: 'h-12 min-w-0 flex-1 text-16',
  placeholder: '手机号或姓名的开头',
  minLength: LEAST,
  maxLength: 30,
};

const columns = (onOpen: (id: string) => void): ListColumns<FoundUser> => [
  column('姓名', {}, ({ id, status, jober, member }) => {
    const name = jober?.name ?? member?.name ?? '未填写';
    const mark = status !== 'active' && <StatusTag status={status} />;
    return <RowName name={name} mark={mark} picture={<Avatar name={name} size={32} />} onOpen={() => onOpen(id)} />;
  }),
  column('手机号', {}, ({ phone }) => <span className="tabular">{phone}</span>),
  column('身份', {}, (user) => partOf(user)),
  column('注册', { width: 120, responsive: ['lg'] }, ({ createdAt: at }) => (
    <span className="tabular">{dateText(at)}</span>
  )),
];

/** People by phone or name. Every search and view is recorded, and the page says so. */
export function UsersPage() {
  const { values, id, show } = useListParams({ keyword: anyText });
  const { keyword = '' } = values;
  const users = useCall('GET /api/admin/users', keyword.length < LEAST ? null : { query: { keyword } }, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const open = (user: string) => show({ id: user });
  const find = (text: string) => show({ keyword: text || null, id: null });
  const searchBox = useRef<HTMLDivElement>(null);
  const findTyped = () => {
    const text = searchBox.current?.querySelector('input')?.value.trim() ?? '';
    if (text.length >= LEAST) find(text);
  };
  // Who comes here searches; on a phone the keyboard would hide the page.
  useEffect(() => {
    if (!id && matchMedia('(min-width: 640px)').matches) searchBox.current?.querySelector('input')?.focus();
  }, [id]);
  return (
    <>
      <PageHead />
      <section aria-label="找人" className="card">
        <div ref={searchBox} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
          <SearchField {...search} value={keyword} onFind={find} />
          <Button type="primary" className="h-12 px-6 text-16" onClick={findTyped}>
            查找
          </Button>
          <p className="w-full text-14 text-ink-3">至少 2 个字；查找和查看都写进操作日志</p>
        </div>
      </section>
      <div className="mt-3 overflow-hidden card">
        {keyword ? (
          <ConsoleList
            label="用户"
            query={users}
            columns={columns(open)}
            onOpen={(user) => open(user.id)}
            minWidth={720}
            table={{ tableLayout: 'auto' }}
            empty="没有找到，换完整手机号试试"
          />
        ) : (
          <RecentUsers columns={columns(open)} onOpen={open} />
        )}
      </div>
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}

/** '今天', '昨天', '11-26' */
const dayText = (at: string) => ['今天', '昨天'][-daysUntil(at, Date.now())] ?? dateText(at).slice(5);

/** The people whom this operator looked at last; opening one is another look, and recorded. */
function RecentUsers({ columns, onOpen }: { columns: ListColumns<FoundUser>; onOpen(id: string): void }) {
  const recent = useCall('GET /api/admin/recentUsers', {}, { background: true, quiet: true, staleTime: 0 });
  return (
    <>
      <h2 className="px-4 py-3.5 text-16 font-semibold text-ink-1">我最近查看的</h2>
      <ConsoleList
        label="最近查看的用户"
        query={recent}
        columns={[
          ...(columns as ListColumns<FoundUser & { lookedAt: string }>),
          column('查看', { width: 120, align: 'right', phone: 'end' }, ({ lookedAt: at }: { lookedAt: string }) => (
            <time className="tabular text-ink-2" dateTime={at}>
              {dayText(at)} {timeOfDay(at)}
            </time>
          )),
        ]}
        onOpen={({ id }) => onOpen(id)}
        minWidth={720}
        table={{ tableLayout: 'auto' }}
        empty="还没有查看过用户。查看过的列在这里，回头再处理时不用重找"
      />
    </>
  );
}

/** What somebody is on the site: '求职者', '某中学 招聘者'. */
const partOf = ({ jober, member }: Pick<FoundUser, 'jober' | 'member'>): string =>
  [jober && '求职者', member && `${member.companyName} 招聘者`].filter(Boolean).join('，') || '未完成注册';
