import type { ReactNode } from 'react';
import { type Order, payMethods } from '../../contract/order-shapes.ts';
import { price, unitsText } from './order-words.ts';

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  order: Pick<Order, 'number' | 'units' | 'method' | 'reason' | 'refundAmount'>;
  /** Facts for one side only, before and after the common ones. */
  first?: readonly Fact[];
  last?: readonly Fact[];
}

/** The facts of an order, label by label. */
export function OrderFacts({ order, first = [], last = [] }: Props) {
  const facts: readonly Fact[] = [
    ...first,
    ['订单号', order.number],
    ['权益', unitsText(order.units)],
    ['付款方式', payMethods[order.method]],
    ...(order.reason ? [['说明', order.reason] as const] : []),
    ...(order.refundAmount ? [['退款金额', price(order.refundAmount)] as const] : []),
    ...last,
  ];
  return (
    <dl className="grid grid-cols-[72px_1fr] gap-x-4 gap-y-2 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tabular break-words text-ink-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
