import { Empty, Input, Table, type TableColumnsType } from 'antd';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type CompanyState, company as machine } from '#contract/companies/company-state.ts';
import { isState } from '#contract/machine.ts';
import type { OperatorCompany } from '#contract/operators/operator-companies.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { useCompanies } from './use-companies.ts';

const states: (CompanyState | 'all')[] = ['all', 'approved', 'suspended', 'pending', 'rejected', 'unclaimed', 'draft'];

const tones: Partial<Record<CompanyState, string>> = { approved: 'tag tag-ok', suspended: 'tag tag-warm' };

const columns = (onOpen: (id: string) => void): TableColumnsType<OperatorCompany> => [
  {
    title: '单位',
    key: 'name',
    render: (_, { id, name, type }) => (
      <>
        <button type="button" className="cursor-pointer text-left font-medium text-brand" onClick={() => onOpen(id)}>
          {name}
        </button>
        <p className="text-12 text-ink-3">{labelOf(companyTypes, type)}</p>
      </>
    ),
  },
  {
    title: '状态',
    key: 'status',
    width: 96,
    render: (_, { status }) => <span className={tones[status] ?? 'tag'}>{machine.labels.operator[status]}</span>,
  },
  {
    title: '在招职位',
    dataIndex: 'openPosts',
    width: 100,
    align: 'right',
    responsive: ['md'],
    render: (n: number) => <span className="tabular">{n}</span>,
  },
  {
    title: '登记',
    dataIndex: 'createdAt',
    width: 120,
    responsive: ['lg'],
    render: (at: string) => <span className="tabular">{dateText(at)}</span>,
  },
  {
    title: '最近审核通过',
    dataIndex: 'approvedAt',
    width: 140,
    responsive: ['lg'],
    render: (at: string | null) => <span className="tabular">{at ? dateText(at) : '—'}</span>,
  },
];

/** Every company by name and state; one that is opened can be suspended and restored. */
export function CompaniesPage() {
  const [params, setParams] = useSearchParams();
  const given = params.get('status');
  const status = isState(machine, given) ? given : undefined;
  const keyword = params.get('keyword') ?? undefined;
  const page = Math.min(50, Math.max(1, Number(params.get('page')) || 1));
  const open = params.get('id');
  const list = useCompanies({ status, keyword, page });
  const show = (values: Record<string, string | undefined>) =>
    setParams(
      Object.entries({ status, keyword, page: String(page), id: open ?? undefined, ...values }).filter(
        (pair): pair is [string, string] => Boolean(pair[1]),
      ),
    );
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="单位状态"
          active={status ?? 'all'}
          onChange={(key) => show({ status: key === 'all' ? undefined : key, page: undefined })}
          tabs={states.map((key) => ({ key, label: key === 'all' ? '全部' : machine.labels.operator[key] }))}
        />
        <div className="px-4 py-3">
          <Input
            key={keyword ?? ''}
            className="w-64! max-sm:w-full!"
            prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
            placeholder="单位名称里的字，按回车查找"
            aria-label="单位名称"
            defaultValue={keyword}
            maxLength={40}
            allowClear
            onPressEnter={(event) => show({ keyword: event.currentTarget.value.trim(), page: undefined })}
            onClear={() => show({ keyword: undefined, page: undefined })}
          />
        </div>
        {list.isError ? (
          <LoadFailed title="单位没有加载出来" onRetry={list.refetch} />
        ) : list.isPending ? (
          <RowsSkeleton />
        ) : (
          <Table<OperatorCompany>
            rowKey="id"
            columns={columns((id) => show({ id }))}
            dataSource={list.data.items}
            tableLayout="fixed"
            locale={{ emptyText: <Empty description="没有这样的单位，换个名称或状态试试" /> }}
            pagination={{
              current: page,
              pageSize: 20,
              total: list.data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: (next) => show({ page: String(next) }),
              className: 'px-4',
            }}
          />
        )}
      </section>
      <CompanyDrawer id={open} onClose={() => show({ id: undefined })} />
    </>
  );
}
