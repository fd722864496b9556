import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { OperatorOrderLine } from '#contract/orders/order-shapes.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { price } from '#web/features/orders/order-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

const MONTHS = 6;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

interface WaitingProps {
  title: string;
  value: ReactNode;
  about: string;
  action: ReactNode;
}

const Waiting = ({ title, value, about, action }: WaitingProps) => (
  <section aria-label={title} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 max-sm:px-4">
    <div className="min-w-0 flex-1">
      <h2 className="text-13 text-ink-3">{title}</h2>
      <p className="tabular text-24 leading-9 font-semibold text-ink-1">{value}</p>
      <p className="tabular text-13 text-ink-3">{about}</p>
    </div>
    {action}
  </section>
);

interface Month {
  month: string;
  orders: number;
  net: number;
}

/** Net income by month, the oldest first. */
function MonthBars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, ...months.map(({ net }) => net));
  return (
    <section aria-label="净收入" className="flex flex-col px-5 py-4 max-sm:px-4">
      <h2 className="text-13 text-ink-3">每月净收入</h2>
      <ol className="tabular mt-2 grid min-h-32 grow auto-cols-fr grid-flow-col gap-2 text-center text-12 text-ink-3 max-sm:[&>:nth-last-child(n+5)]:hidden">
        {months.map(({ month, orders, net }, at) => (
          <li key={month} className="flex flex-col">
            <span className="flex grow flex-col justify-end border-b border-line">
              <b className="text-13 font-semibold whitespace-nowrap text-ink-1 max-sm:text-12">{price(net)}</b>
              <i
                className={`mx-auto mt-1 block w-full max-w-24 rounded-t-tag ${at === months.length - 1 ? 'bg-(--chart-2)' : 'bg-(--chart-3)'}`}
                style={{ height: Math.max(2, (72 * net) / most) }}
              />
            </span>
            <span className="mt-1">
              {month}
              <span className="block">{orders} 笔</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Props {
  vouchers: readonly OperatorOrderLine[];
  /** How many are asked for. */
  invoices: number;
  onShow(patch: Record<string, string>): void;
}

/** What waits for its money to be confirmed, with the way to it, and what the last months brought. */
export function MoneySides({ vouchers, invoices, onShow }: Props) {
  const lines = useCall('GET /api/admin/ordersByMonth', {}, { background: true, quiet: true }).data ?? [];
  const months = [...new Set(lines.map(({ month }) => month))]
    .slice(0, MONTHS)
    .map((month) => {
      const own = lines.filter((line) => line.month === month);
      return { month, orders: sum(own.map(({ paid }) => paid)), net: sum(own.map((l) => l.received - l.refunded)) };
    })
    .reverse();
  const oldest = vouchers.map(({ createdAt }) => createdAt).sort()[0];
  return (
    <div className="mb-3 grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-2">
      <div className="grid divide-y divide-line">
        <Waiting
          title="待核对凭证"
          value={vouchers.length > 0 ? price(sum(vouchers.map((order) => order.price))) : '没有'}
          about={oldest ? `${vouchers.length} 笔，最早一笔 ${dayAndTime(oldest)} 下单` : '凭证都核对过了'}
          action={
            vouchers.length > 0 && (
              <Button type="primary" onClick={() => onShow({ tab: 'orders', status: 'voucher-submitted' })}>
                去核对
              </Button>
            )
          }
        />
        <Waiting
          title="待开发票"
          value={invoices > 0 ? `${invoices} 张` : '没有'}
          about={invoices > 0 ? '单位已提交抬头，等着开票' : '申请的发票都开了'}
          action={invoices > 0 && <Button onClick={() => onShow({ tab: 'invoices' })}>去开票</Button>}
        />
      </div>
      {months.length > 0 && (
        <div className="grid border-line max-lg:border-t lg:border-l">
          <MonthBars months={months} />
        </div>
      )}
    </div>
  );
}
