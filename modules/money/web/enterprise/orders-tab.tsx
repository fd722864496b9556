import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { useListParams } from '#web/features/console/list/use-list-params.ts';
import { type OrderLine, payMethods } from '../../contract/order-shapes.ts';
import { order as machine } from '../../contract/order-state.ts';
import { amountColumn, timeColumn } from '../orders/order-columns.tsx';
import { orderTones, unitsText } from '../orders/order-words.ts';

const columns = (onOpen: (id: string) => void): ListColumns<OrderLine> => [
  {
    title: '订单',
    key: 'order',
    rowScope: 'row',
    render: (_, { id, packageName, units }) => (
      <RowName name={packageName} about={unitsText(units)} onOpen={() => onOpen(id)} />
    ),
  },
  amountColumn((line) => line.price, '金额', 120),
  { title: '付款方式', key: 'method', width: 110, responsive: ['xl'], render: (_, { method }) => payMethods[method] },
  {
    title: '状态',
    key: 'status',
    width: 104,
    render: (_, { status }) => <span className={orderTones[status]}>{machine.labels.recruiter[status]}</span>,
  },
  timeColumn('下单时间', ({ createdAt }) => createdAt),
  actsColumn(92, ({ id, packageName, moves, status, invoice }) => {
    const open = (label: string) => <RowActs of={packageName} main={{ label, onAct: () => onOpen(id) }} />;
    if (moves.includes('submit-voucher') || status === 'created') return open('去付款');
    return status === 'fulfilled' && !invoice && open('申请发票');
  }),
];

/** The company's orders, newest first. */
export function OrdersTab({ onOpen, onBuy }: { onOpen(id: string): void; onBuy(): void }) {
  const list = useListParams({});
  const orders = useCall('GET /api/company/orders', { query: { page: list.page } });
  return (
    <ConsoleList
      label="订单"
      query={orders}
      list={list}
      columns={columns(onOpen)}
      onOpen={({ id }) => onOpen(id)}
      minWidth={640}
      empty="还没有订单"
      emptyAction={<GhostButton onClick={onBuy}>看看套餐</GhostButton>}
    />
  );
}
