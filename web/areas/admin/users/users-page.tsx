import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { RecentUsers } from './recent-users.tsx';
import { UserCases } from './user-cases.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { partOf, StatusTag } from './user-words.tsx';

const LEAST = 2;
const search = {
  label: '手机号或姓名',
  className: 'h-12! min-w-0 flex-1 text-16!',
  placeholder: '手机号或姓名的开头',
  minLength: LEAST,
  maxLength: 30,
};

const columns = (onOpen: (id: string) => void): ListColumns<FoundUser> => [
  {
    title: '姓名',
    key: 'name',
    render: (_, { id, status, jober, member }) => {
      const name = jober?.name ?? member?.name ?? '未填写';
      const mark = status !== 'active' && <StatusTag status={status} />;
      return <RowName name={name} mark={mark} picture={<Avatar name={name} size={32} />} onOpen={() => onOpen(id)} />;
    },
  },
  { title: '手机号', dataIndex: 'phone', render: (phone: string) => <span className="tabular">{phone}</span> },
  {
    title: '身份',
    key: 'part',
    render: (_, user) => partOf(user),
  },
  {
    title: '注册',
    dataIndex: 'createdAt',
    width: 120,
    responsive: ['lg'],
    render: (at: string) => <span className="tabular">{dateText(at)}</span>,
  },
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
      <section aria-label="找人" className="rounded-card border border-line bg-surface">
        <div ref={searchBox} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
          <SearchField {...search} value={keyword} onFind={find} />
          <Button type="primary" className="h-12! px-6! text-16!" onClick={findTyped}>
            查找
          </Button>
          <p className="w-full text-13 text-ink-3">至少 2 个字；查找和查看都写进操作日志</p>
        </div>
      </section>
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
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
      <UserCases />
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
