import type { TableColumnsType } from 'antd';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusTag } from './status-tag.tsx';
import { UserDrawer } from './user-drawer.tsx';

const LEAST = 2;
const search = {
  label: '手机号或姓名',
  className: 'w-80! max-sm:w-full!',
  placeholder: '手机号或姓名的开头，按回车查找',
  minLength: LEAST,
  maxLength: 30,
};

const about = [
  ['看到什么', '账号状态、登录设备、同意过的协议；手机号只显示一部分'],
  ['能做什么', '解除登录限制、结束全部登录、封禁与解封'],
  ['留下什么', '每次查找和查看都写进操作日志，写明是谁、什么时候'],
] as const;

const columns = (onOpen: (id: string) => void): TableColumnsType<FoundUser> => [
  {
    title: '姓名',
    key: 'name',
    render: (_, { id, jober, member }) => {
      const name = jober?.name ?? member?.name ?? '未填写';
      return <RowName name={name} picture={<Avatar name={name} size={32} />} onOpen={() => onOpen(id)} />;
    },
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
  const find = (text: string) => show({ keyword: text || null, id: null });
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        {keyword ? (
          <>
            <div className="px-4 py-2">
              <SearchField {...search} value={keyword} onFind={find} />
            </div>
            <ConsoleList
              label="用户"
              query={users}
              columns={columns((open) => show({ id: open }))}
              minWidth={720}
              table={{ tableLayout: 'auto' }}
              empty="没有找到，换完整手机号试试"
            />
          </>
        ) : (
          <div className="mx-auto grid min-h-[calc(100dvh-150px)] max-w-180 content-center px-6 py-12">
            <h2 className="text-20 font-semibold text-ink-1">按手机号或姓名找到一个人</h2>
            <p className="mt-1 text-13 text-ink-3">至少 2 个字，从开头匹配；求职者和招聘者都能找到。</p>
            <SearchField {...search} className="mt-4 h-12! w-full! text-16!" value="" onFind={find} />
            <dl className="mt-8 grid grid-cols-3 gap-6 max-sm:grid-cols-1">
              {about.map(([title, text]) => (
                <div key={title} className="border-t border-line pt-3">
                  <dt className="text-14 font-semibold text-ink-1">{title}</dt>
                  <dd className="mt-1 text-13 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </section>
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
