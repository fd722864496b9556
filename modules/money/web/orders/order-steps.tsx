import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { Order } from '../../contract/order-shapes.ts';
import { order as machine, type OrderMove } from '../../contract/order-state.ts';

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
