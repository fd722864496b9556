import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Empty, Input, Select, Table, type TableColumnsType } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { actDetailText } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, subjectNames } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { saveText } from './save-text.ts';

interface Filters {
  operator?: string | undefined;
  act?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const PAGE_SIZE = 20;

const columns: TableColumnsType<OperatorAct> = [
  {
    title: '时间',
    dataIndex: 'at',
    width: 150,
    render: (at: string) => (
      <span className="tabular whitespace-nowrap">
        {dateText(at)} {timeOfDay(at)}
      </span>
    ),
  },
  {
    title: '操作人',
    key: 'operator',
    width: 92,
    render: (_, { operatorName, operatorRole }) => (
      <>
        {operatorName} <span className="block text-12 text-ink-3">{operatorRoles[operatorRole as OperatorRole]}</span>
      </>
    ),
  },
  { title: '操作', key: 'act', width: 128, render: (_, { act }) => actNames[act] ?? act },
  {
    title: '对象',
    key: 'subject',
    width: 168,
    render: (_, { subject, subjectId }) => (
      <>
        {subjectNames[subject] ?? subject} <span className="tabular block text-12 text-ink-3">{subjectId}</span>
      </>
    ),
  },
  {
    title: '详情',
    key: 'detail',
    render: (_, { detail }) => <span className="text-13 break-words text-ink-3">{actDetailText(detail)}</span>,
  },
  {
    title: 'IP',
    dataIndex: 'ip',
    width: 130,
    responsive: ['xl'],
    render: (ip: string) => <span className="tabular">{ip}</span>,
  },
];

const actOptions = Object.entries(actNames).map(([value, label]) => ({ value, label }));

/** The audit log. It only grows: nobody, 超级 neither, changes or deletes a line. */
export function AuditPage() {
  const [filters, setFilters] = useState<Filters>({});
  const [page, setPage] = useState(1);
  const change = (values: Filters) => {
    setPage(1);
    setFilters((now) => ({ ...now, ...values }));
  };
  const acts = useQuery({
    queryKey: ['acts', filters, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('GET /api/admin/acts', { query: { ...filters, page } }, { signal, background: true, quiet: true }),
  });
  const exporting = useMutation({
    mutationFn: () => call('GET /api/admin/actsExport', { query: filters }),
    onSuccess: ({ fileName, csv, rows, isCut }) => {
      saveText(fileName, csv);
      toast.success(isCut ? `已导出最新的 ${rows} 行，请缩小范围导出其余` : `已导出 ${rows} 行`);
    },
  });
  return (
    <>
      <PageHead
        actions={
          <Button icon={<Download size={16} />} loading={exporting.isPending} onClick={() => exporting.mutate()}>
            导出
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap gap-2 px-4 py-3">
          <Input
            className="w-40!"
            placeholder="操作人姓名"
            aria-label="操作人"
            allowClear
            maxLength={30}
            onPressEnter={(event) => change({ operator: event.currentTarget.value.trim() || undefined })}
            onClear={() => change({ operator: undefined })}
          />
          <Select
            className="w-48!"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="全部操作"
            aria-label="操作"
            options={actOptions}
            onChange={(act: string | undefined) => change({ act })}
          />
          <Input
            className="w-56!"
            placeholder="对象编号"
            aria-label="对象编号"
            allowClear
            maxLength={40}
            onPressEnter={(event) => change({ subjectId: event.currentTarget.value.trim() || undefined })}
            onClear={() => change({ subjectId: undefined })}
          />
          <DatePicker.RangePicker
            aria-label="日期"
            onChange={(range) =>
              change({
                from: range?.[0]?.startOf('day').toISOString(),
                to: range?.[1]?.add(1, 'day').startOf('day').toISOString(),
              })
            }
          />
        </div>
        {acts.isError ? (
          <LoadFailed title="日志没有加载出来" onRetry={acts.refetch} />
        ) : (
          <WideTable label="操作日志">
            <Table<OperatorAct>
              rowKey="id"
              columns={columns}
              dataSource={acts.data?.items}
              loading={acts.isFetching && !acts.data}
              scroll={{ x: 740 }}
              locale={{ emptyText: <Empty className="py-8!" description="没有符合条件的记录" /> }}
              pagination={{
                current: page,
                pageSize: PAGE_SIZE,
                total: acts.data?.total ?? 0,
                showSizeChanger: false,
                hideOnSinglePage: true,
                onChange: setPage,
                showTotal: (total) => `共 ${acts.data?.totalIsCapped ? `${total}+` : total} 条`,
                className: 'px-4',
              }}
            />
          </WideTable>
        )}
      </section>
    </>
  );
}
