import { FileText } from 'lucide-react';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { type Order, payMethods } from '../../contract/order-shapes.ts';
import { order as machine, type OrderMove } from '../../contract/order-state.ts';
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

/** The history of an order. */
export function OrderSteps({ events }: { events: Order['events'] }) {
  return (
    <ol className="space-y-2" aria-label="订单进展">
      {events.map(({ move, note, at }) => (
        <li key={`${move}-${at}`} className="flex gap-3 text-14">
          <span className="tabular w-24 flex-none text-ink-3">{dayAndTime(at)}</span>
          <span className="text-ink-1">
            {machine.moves[move as OrderMove] ?? move}
            {note && <span className="text-ink-3">：{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The uploaded voucher: a picture is shown, a PDF is opened. */
export function VoucherView({ voucher, note }: { voucher: Order['voucher']; note: string }) {
  if (!voucher) return <p className="text-14 text-ink-3">没有凭证</p>;
  return (
    <figure>
      <a
        href={voucher.url}
        target="_blank"
        rel="noreferrer"
        className="flex items-center justify-center overflow-hidden rounded-ctl border border-line bg-fill"
      >
        {voucher.type.startsWith('image/') ? (
          <img src={voucher.url} alt="转账凭证" className="max-h-105 w-full object-contain" />
        ) : (
          <span className="flex items-center gap-2 py-10 text-brand">
            <FileText size={18} aria-hidden="true" />
            打开 {voucher.name}
          </span>
        )}
      </a>
      <figcaption className="mt-1 text-12 text-ink-3">{note || voucher.name}</figcaption>
    </figure>
  );
}
