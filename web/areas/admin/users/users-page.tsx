import type { TableColumnsType } from 'antd';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusTag } from './status-tag.tsx';
import { UserDrawer } from './user-drawer.tsx';

const LEAST = 2;
const filters: Filter[] = [
  {
    kind: 'search',
    name: 'keyword',
    label: '手机号或姓名',
    className: 'w-80! max-sm:w-full!',
    placeholder: '手机号或姓名的开头，按回车查找',
    minLength: LEAST,
    maxLength: 30,
  },
];

const columns = (onOpen: (id: string) => void): TableColumnsType<FoundUser> => [
  {
    title: '姓名',
    key: 'name',
    render: (_, { id, jober, member }) => (
      <span className="flex items-center gap-3">
        <Avatar name={jober?.name ?? member?.name ?? '未'} size={32} />
        <button type="button" className="cursor-pointer font-medium text-brand" onClick={() => onOpen(id)}>
          {jober?.name ?? member?.name ?? '未填写'}
        </button>
      </span>
    ),
  },
  { title: '手机号', dataIndex: 'phone', render: (phone: string) => <span className="tabular">{phone}</span> },
  {
    title: '身份',
    key: 'part',
    render: (_, { jober, member }) =>
      [jober && '求职者', member && `${member.companyName} 招聘者`].filter(Boolean).join('，') || '未完成注册',
  },
  { title: '状态', key: 'status', width: 120, render: (_, { status }) => <StatusTag status={status} /> },
  {
    title: '注册',
    dataIndex: 'createdAt',
    width: 120,
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
  return (
    <>
      <PageHead note="查找和查看都会记入操作日志" />
      <section className="rounded-card border border-line bg-surface">
        <FilterBar filters={filters} values={values} onChange={(patch) => show({ ...patch, id: null })} />
        {!keyword && (
          <EmptyState
            title="输入手机号或姓名开始查找"
            text="至少 2 个字。找到后可以看账号、登录记录和同意记录，也可以解除登录限制、结束登录和封禁"
          />
        )}
        {keyword && (
          <ConsoleList
            label="用户"
            query={users}
            columns={columns((open) => show({ id: open }))}
            minWidth={720}
            table={{ tableLayout: 'auto' }}
            empty="没有找到，换完整手机号试试"
          />
        )}
      </section>
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
