import { Button, type TableColumnsType } from 'antd';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { invoice as machine } from '../../contract/invoice-state.ts';
import { type InvoiceLine, invoiceKinds } from '../../contract/invoices.ts';
import { price } from '../orders/order-words.ts';

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

/** Requested invoices. */
export function InvoicesTab({ onOrders }: { onOrders(): void }) {
  const list = useListParams({});
  const invoices = useCall('GET /api/company/invoices', { query: { page: list.page } });
  return (
    <ConsoleList
      label="发票"
      query={invoices}
      list={list}
      columns={columns}
      minWidth={640}
      empty="还没有发票，订单生效后可以申请"
      emptyAction={<Button onClick={onOrders}>查看订单</Button>}
    />
  );
}
