import { Button, Empty, Input, Segmented, Table, type TableColumnsType } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type OperatorOrderLine, payMethods } from '#contract/orders/order-shapes.ts';
import { order as machine, type OrderState } from '#contract/orders/order-state.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { orderTones, price } from '#web/features/orders/order-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { useAllOrders } from './use-finance.ts';

type Shown = OrderState | 'all';
const states: Shown[] = ['voucher-submitted', 'created', 'fulfilled', 'refunding', 'refunded', 'expired', 'all'];

const columns = (onOpen: (id: string) => void): TableColumnsType<OperatorOrderLine> => [
  {
    title: '单位',
    key: 'company',
    render: (_, { id, companyName, number }) => (
      <>
        <button
          type="button"
          className="cut cursor-pointer font-medium text-ink-1 hover:text-brand"
          onClick={() => onOpen(id)}
        >
          {companyName}
        </button>
        <p className="tabular cut text-12 text-ink-3">{number}</p>
      </>
    ),
  },
  { title: '套餐', key: 'package', width: 90, render: (_, { packageName }) => packageName },
  {
    title: '金额',
    key: 'price',
    width: 120,
    align: 'right',
    render: (_, line) => <span className="tabular text-ink-1">{price(line.price)}</span>,
  },
  { title: '付款方式', key: 'method', width: 100, responsive: ['xl'], render: (_, { method }) => payMethods[method] },
  {
    title: '状态',
    key: 'status',
    width: 128,
    render: (_, { status, needsTwo, firstEyes }) => (
      <>
        <span className={orderTones[status]}>{machine.labels.operator[status]}</span>
        {status === 'voucher-submitted' && needsTwo && (
          <span className="block text-12 text-warm-ink">{firstEyes ? '待二次确认' : '须两人确认'}</span>
        )}
      </>
    ),
  },
  {
    title: '下单时间',
    key: 'at',
    width: 116,
    render: (_, { createdAt }) => <span className="tabular">{dayAndTime(createdAt)}</span>,
  },
  {
    title: '操作',
    key: 'actions',
    width: 64,
    render: (_, { id, moves }) => (
      <Button type="link" size="small" className="px-0!" onClick={() => onOpen(id)}>
        {moves.includes('confirm-voucher') ? '核对' : '查看'}
      </Button>
    ),
  },
];

/** Orders by state; those whose voucher waits come first. */
export function OrdersTab() {
  const [status, setStatus] = useState<Shown>('voucher-submitted');
  const [keyword, setKeyword] = useState<string>();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const orders = useAllOrders({ status: status === 'all' ? undefined : status, keyword, page });
  const find = (text: string) => {
    setPage(1);
    setKeyword(text.trim() || undefined);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <div className="max-w-full overflow-x-auto">
          <Segmented<Shown>
            aria-label="订单状态"
            value={status}
            onChange={(next) => {
              setPage(1);
              setStatus(next);
            }}
            options={states.map((value) => ({
              value,
              label: value === 'all' ? '全部' : machine.labels.operator[value],
            }))}
          />
        </div>
        <Input
          className="w-64! max-sm:w-full!"
          prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
          placeholder="订单号或单位名称"
          aria-label="搜索订单"
          maxLength={40}
          allowClear
          onPressEnter={(event) => find(event.currentTarget.value)}
          onClear={() => find('')}
        />
      </div>
      {orders.isError ? (
        <LoadFailed title="订单没有加载出来" onRetry={orders.refetch} />
      ) : !orders.data ? (
        <RowsSkeleton />
      ) : (
        <WideTable label="订单">
          <Table<OperatorOrderLine>
            rowKey="id"
            columns={columns(setOpen)}
            dataSource={orders.data.items}
            tableLayout="fixed"
            scroll={{ x: 960 }}
            locale={{
              emptyText: <Empty description={status === 'voucher-submitted' ? '没有待核对的凭证' : '没有这样的订单'} />,
            }}
            pagination={{
              current: page,
              pageSize: 20,
              total: orders.data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: setPage,
              className: 'px-4',
            }}
          />
        </WideTable>
      )}
      <OrderDrawer id={open} onClose={() => setOpen(null)} />
    </>
  );
}
