import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { type Order, payMethods } from '../../contract/order-shapes.ts';
import { price, unitsText } from './order-words.ts';

interface Props {
  order: Pick<Order, 'number' | 'units' | 'method' | 'reason' | 'refundAmount'>;
  /** Facts for one side only, before and after the common ones. */
  first?: readonly FactRow[];
  last?: readonly FactRow[];
}

/** The facts of an order, label by label. */
export function OrderFacts({ order, first = [], last = [] }: Props) {
  const facts: readonly FactRow[] = [
    ...first,
    ['订单号', order.number],
    ['权益', unitsText(order.units)],
    ['付款方式', payMethods[order.method]],
    ...(order.reason ? [['说明', order.reason] as const] : []),
    ...(order.refundAmount ? [['退款金额', price(order.refundAmount)] as const] : []),
    ...last,
  ];
  return <FactRows className="tabular grid-cols-[72px_1fr] gap-x-4 gap-y-2" facts={facts} />;
}
