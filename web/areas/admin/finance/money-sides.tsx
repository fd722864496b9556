import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { OperatorOrderLine } from '#contract/orders/order-shapes.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { shortPrice } from '#web/features/orders/order-words.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { agoText } from '#web/features/time/time-text.ts';

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

type Line = AnswerOf<Api['GET /api/admin/ordersByMonth']>[number];

const netOf = (lines: readonly Line[]) => sum(lines.map(({ received, refunded }) => received - refunded));
const monthName = (month: string) => `${Number(month.slice(5))} 月`;

/** '是 10 月的 84%，本月还有 3 天' */
function besideLast(now: number, last: { month: string; net: number } | undefined): string {
  const today = pickedNow();
  const left = today.endOf('month').date() - today.date();
  const share = last && last.net > 0 && `是 ${monthName(last.month)}的 ${Math.round((100 * now) / last.net)}%`;
  return [share, left > 0 && `本月还有 ${left} 天`].filter(Boolean).join('，');
}

/** Net income of this month beside the ones before. */
function Months({ lines }: { lines: readonly Line[] }) {
  const months = [...Map.groupBy(lines, ({ month }) => month)]
    .slice(0, MONTHS)
    .map(([month, own]) => ({ month, net: netOf(own), orders: sum(own.map(({ paid }) => paid)) }));
  const [latest, last] = months;
  if (!latest) return null;
  const most = Math.max(1, ...months.map(({ net }) => net));
  return (
    <section aria-label="净收入" className="flex flex-col justify-center px-5 py-4 max-sm:px-4">
      <h2 className="text-13 text-ink-3">{monthName(latest.month)}净收入</h2>
      <p className="tabular flex flex-wrap items-baseline gap-x-3 text-24 leading-9 font-semibold text-ink-1">
        {shortPrice(latest.net)}
        <span className="text-13 font-normal text-ink-2">{besideLast(latest.net, last)}</span>
      </p>
      <ol className="tabular mt-2 grid gap-2.5 text-13">
        {months.map(({ month, net, orders }) => (
          <li key={month} className="grid grid-cols-[36px_minmax(0,1fr)_64px_36px] items-center gap-x-3">
            <span className="text-ink-2">{monthName(month)}</span>
            <i
              className={`block h-5 rounded-tag ${month === latest.month ? 'bg-brand' : 'bg-(--chart-3)'}`}
              style={{ width: `${(100 * Math.max(0, net)) / most}%` }}
            />
            <span className="text-right text-ink-1">{shortPrice(net)}</span>
            <span className="text-right text-12 text-ink-3">{orders} 笔</span>
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
  const oldest = vouchers.map(({ createdAt }) => createdAt).sort()[0];
  return (
    <div className="mb-3 grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-2">
      <div className="grid divide-y divide-line">
        <Waiting
          title="待核对凭证"
          value={vouchers.length > 0 ? shortPrice(sum(vouchers.map((order) => order.price))) : '没有'}
          about={oldest ? `${vouchers.length} 笔，最早一笔 ${agoText(oldest, Date.now())}下单` : '凭证都核对过了'}
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
      {lines.length > 0 && (
        <div className="grid border-line max-lg:border-t lg:border-l">
          <Months lines={lines} />
        </div>
      )}
    </div>
  );
}
