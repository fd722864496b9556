import { useQuery } from '@tanstack/react-query';
import { Empty, Input, Table, type TableColumnsType } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';
import { call } from '#web/api/browser-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { StatusTag } from './status-tag.tsx';
import { UserDrawer } from './user-drawer.tsx';

const columns = (onOpen: (id: string) => void): TableColumnsType<FoundUser> => [
  {
    title: '姓名',
    key: 'name',
    render: (_, { id, jober, member }) => (
      <button type="button" className="cursor-pointer font-medium text-brand" onClick={() => onOpen(id)}>
        {jober?.name ?? member?.name ?? '未填写'}
      </button>
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

/** People by phone or name. Every search and every look is in the log, and the page says so. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('keyword') ?? '');
  const keyword = params.get('keyword') ?? '';
  const open = params.get('id');
  const found = useQuery({
    queryKey: ['users', keyword],
    enabled: keyword.length >= 2,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call('GET /api/admin/users', { query: { keyword } }, { signal }),
  });
  const show = (values: { keyword?: string; id?: string | null }) => {
    const next = { keyword, id: open, ...values };
    setParams(Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])));
  };
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <Input.Search
            className="w-80! max-sm:w-full!"
            prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
            placeholder="手机号或姓名的开头，至少 2 个字"
            aria-label="手机号或姓名"
            enterButton="查找"
            maxLength={30}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onSearch={(value) => value.trim().length >= 2 && show({ keyword: value.trim(), id: null })}
          />
          <span className="text-12 text-ink-3">查找和查看都会记入操作日志</span>
        </div>
        {found.isError ? (
          <LoadFailed title="没有查到，服务可能不可用" onRetry={found.refetch} />
        ) : (
          <WideTable label="用户">
            <Table<FoundUser>
              rowKey="id"
              columns={columns((id) => show({ id }))}
              dataSource={found.data?.items}
              loading={found.isFetching}
              pagination={false}
              scroll={{ x: 720 }}
              locale={{
                emptyText: (
                  <Empty
                    className="py-8!"
                    description={keyword ? '没有找到，换完整手机号试试' : '输入手机号或姓名开始查找'}
                  />
                ),
              }}
            />
          </WideTable>
        )}
      </section>
      <UserDrawer id={open} onClose={() => show({ id: null })} />
    </>
  );
}
