import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { invoice as machine } from '#contract/orders/invoice-state.ts';
import { type InvoiceLine, invoiceKinds } from '#contract/orders/invoices.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { price } from '#web/features/orders/order-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useInvoices } from './use-settle.ts';

const tones = { requested: 'tag tag-warm', issued: 'tag tag-ok', rejected: 'tag tag-err' };

const columns: TableColumnsType<InvoiceLine> = [
  {
    title: '抬头',
    key: 'title',
    render: (_, { title }) => (
      <>
        <span className="font-medium text-ink-1">{title.name}</span>
        <p className="tabular cut text-12 text-ink-3">
          {invoiceKinds[title.kind]} · {title.taxNumber}
        </p>
      </>
    ),
  },
  { title: '订单', key: 'order', width: 160, responsive: ['xl'], render: (_, { packageName }) => packageName },
  {
    title: '金额',
    key: 'amount',
    width: 120,
    align: 'right',
    render: (_, { amount }) => <span className="tabular text-ink-1">{price(amount)}</span>,
  },
  {
    title: '状态',
    key: 'status',
    width: 230,
    render: (_, { status, number, reason }) => (
      <>
        <span className={tones[status]}>{machine.labels.recruiter[status]}</span>
        <span className="tabular ml-2 text-12 text-ink-3">{number ?? reason}</span>
      </>
    ),
  },
  {
    title: '申请时间',
    key: 'at',
    width: 124,
    render: (_, { requestedAt }) => <span className="tabular">{dayAndTime(requestedAt)}</span>,
  },
];

/** Invoices that were asked for. */
export function InvoicesTab({ onOrders }: { onOrders(): void }) {
  const [page, setPage] = useState(1);
  const invoices = useInvoices(page);
  if (invoices.isError) return <LoadFailed title="发票没有加载出来" onRetry={invoices.refetch} />;
  if (!invoices.data) return <RowsSkeleton />;
  return (
    <WideTable label="发票">
      <Table<InvoiceLine>
        rowKey="id"
        columns={columns}
        dataSource={invoices.data.items}
        tableLayout="fixed"
        scroll={{ x: 640 }}
        locale={{
          emptyText: (
            <Empty description="还没有发票，订单生效后可以申请">
              <Button onClick={onOrders}>查看订单</Button>
            </Empty>
          ),
        }}
        pagination={{
          current: page,
          pageSize: 20,
          total: invoices.data.total,
          showSizeChanger: false,
          hideOnSinglePage: true,
          onChange: setPage,
          className: 'px-4',
        }}
      />
    </WideTable>
  );
}
