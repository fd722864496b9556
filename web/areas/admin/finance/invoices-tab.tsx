import { App, Button, Empty, Segmented, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { invoice as machine } from '#contract/orders/invoice-state.ts';
import { type InvoiceLine, invoiceKinds } from '#contract/orders/invoices.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { price } from '#web/features/orders/order-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type InvoiceAction, useActions, useAllInvoices } from './use-finance.ts';

type Shown = InvoiceLine['status'];
type Asking = { id: string; move: 'issue' | 'reject' };

const columns = (ask: (asking: Asking) => void): TableColumnsType<InvoiceLine> => [
  {
    title: '抬头',
    key: 'title',
    render: (_, { title }) => (
      <>
        <span className="font-medium text-ink-1">{title.name}</span>
        <p className="tabular text-12 text-ink-3">
          {invoiceKinds[title.kind]} · {title.taxNumber}
        </p>
        <p className="text-12 text-ink-3">{[title.email, title.address, title.bank].filter(Boolean).join(' · ')}</p>
      </>
    ),
  },
  {
    title: '订单',
    key: 'order',
    width: 240,
    render: (_, { companyName, orderNumber }) => (
      <>
        <span className="cut block text-ink-1">{companyName}</span>
        <span className="tabular text-12 text-ink-3">{orderNumber}</span>
      </>
    ),
  },
  {
    title: '金额',
    key: 'amount',
    width: 130,
    align: 'right',
    render: (_, { amount }) => <span className="tabular text-ink-1">{price(amount)}</span>,
  },
  {
    title: '申请时间',
    key: 'at',
    width: 120,
    render: (_, { requestedAt }) => <span className="tabular">{dayAndTime(requestedAt)}</span>,
  },
  {
    title: '处理',
    key: 'actions',
    width: 170,
    render: (_, { id, status, number, reason }) =>
      status === 'requested' ? (
        <>
          <Button type="link" size="small" className="px-1.5!" onClick={() => ask({ id, move: 'issue' })}>
            开票
          </Button>
          <Button type="link" size="small" danger className="px-1.5!" onClick={() => ask({ id, move: 'reject' })}>
            驳回
          </Button>
        </>
      ) : (
        <span className="tabular text-13 text-ink-3">{number ?? reason}</span>
      ),
  },
];

/** Invoices by state; of those that wait the longest waiting comes first. */
export function InvoicesTab() {
  const { message } = App.useApp();
  const [status, setStatus] = useState<Shown>('requested');
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<Asking | null>(null);
  const invoices = useAllInvoices({ status, page });
  const { decide } = useActions();
  const key = useFormKey(asking);
  const done = async (text: string) => {
    if (!asking) return;
    const body: InvoiceAction =
      asking.move === 'issue' ? { move: 'issue', number: text } : { move: 'reject', reason: text };
    if (!(await decide.mutateAsync({ id: asking.id, body, key: key.of(body) }).catch(() => null))) return;
    setAsking(null);
    message.success(asking.move === 'issue' ? '已开票，并通知了单位' : '已驳回，并通知了单位');
  };
  return (
    <>
      <div className="px-4 py-3">
        <Segmented<Shown>
          aria-label="发票状态"
          value={status}
          onChange={(next) => {
            setPage(1);
            setStatus(next);
          }}
          options={(Object.keys(machine.labels.operator) as Shown[]).map((value) => ({
            value,
            label: machine.labels.operator[value],
          }))}
        />
      </div>
      {invoices.isError ? (
        <LoadFailed title="发票没有加载出来" onRetry={invoices.refetch} />
      ) : !invoices.data ? (
        <RowsSkeleton />
      ) : (
        <WideTable label="发票">
          <Table<InvoiceLine>
            rowKey="id"
            columns={columns(setAsking)}
            dataSource={invoices.data.items}
            tableLayout="fixed"
            scroll={{ x: 960 }}
            locale={{ emptyText: <Empty description="没有这样的发票" /> }}
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
      )}
      {asking && (
        <ReasonDialog
          title={asking.move === 'issue' ? '开具发票' : '驳回申请'}
          label={asking.move === 'issue' ? '发票号码' : '原因（会告知单位）'}
          maxLength={asking.move === 'issue' ? 20 : 200}
          loading={decide.isPending}
          onClose={() => setAsking(null)}
          onDone={(text) => void done(text)}
        />
      )}
    </>
  );
}
