import { Button, type TableColumnsType } from 'antd';
import { useRef } from 'react';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { RecentUsers } from './recent-users.tsx';
import { StatusTag } from './status-tag.tsx';
import { CaseSteps, helpCases, UserCases } from './user-cases.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { partOf } from './user-part.ts';

const LEAST = 2;
const search = {
  label: '手机号或姓名',
  className: 'w-80! max-sm:w-full!',
  placeholder: '手机号或姓名的开头',
  minLength: LEAST,
  maxLength: 30,
};

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
    render: (_, user) => partOf(user),
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
  const { values, view, id, show } = useListParams({ keyword: anyText }, { help: oneOf(helpCases) });
  const { keyword = '' } = values;
  const helpFor = view.help ?? 'sign-in';
  const users = useCall('GET /api/admin/users', keyword.length < LEAST ? null : { query: { keyword } }, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const find = (text: string) => show({ keyword: text || null, id: null, help: text ? helpFor : view.help });
  const searchBox = useRef<HTMLDivElement>(null);
  const findTyped = () => {
    const text = searchBox.current?.querySelector('input')?.value.trim() ?? '';
    if (text.length >= LEAST) find(text);
  };
  return (
    <>
      <PageHead />
      {keyword ? (
        <section className="rounded-card border border-line bg-surface">
          <div className="px-4 py-2">
            <SearchField {...search} value={keyword} onFind={find} />
          </div>
          <CaseSteps chosen={view.help} />
          <ConsoleList
            label="用户"
            query={users}
            columns={columns((open) => show({ id: open }))}
            onOpen={(user) => show({ id: user.id })}
            minWidth={720}
            table={{ tableLayout: 'auto' }}
            empty="没有找到，换完整手机号试试"
          />
        </section>
      ) : (
        <>
          <section
            aria-label="找人"
            className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 max-sm:p-4"
          >
            <div ref={searchBox} className="flex min-w-0 flex-1 basis-120 gap-2 max-sm:basis-full">
              <SearchField {...search} className="h-12! min-w-0 flex-1 text-16!" value="" onFind={find} />
              <Button type="primary" className="h-12! px-8!" onClick={findTyped}>
                查找
              </Button>
            </div>
            <p className="text-13 text-ink-3">至少 2 个字，从开头匹配；每次查找和查看都写进操作日志</p>
          </section>
          <RecentUsers onOpen={(open) => show({ id: open })} />
          <UserCases
            chosen={helpFor}
            onChoose={(key) => {
              show({ help: key });
              searchBox.current?.querySelector('input')?.focus();
            }}
          />
        </>
      )}
      <UserDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}
