import { Button } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { waitText } from '#web/features/time/wait-text.ts';
import { type InvoiceLine, invoiceKinds } from '../../contract/invoices.ts';
import type { OperatorOrderLine } from '../../contract/order-shapes.ts';
import { shortPrice } from '../orders/order-words.ts';

const MONTHS = 6;
/** Whoever waits for an invoice longer than a month asks for it again. */
const isLate = (since: string) => Date.now() - Date.parse(since) > 30 * dayMs;
/** As many vouchers stand over the list; beside them as many invoices, so that neither part has a hole. */
const [SHOWN, LEAST] = [4, 3];
const away = { background: true, quiet: true } as const;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Those of the waiting orders that stand over the list, the longest waiting first. */
export const firstVouchers = (orders: readonly OperatorOrderLine[]) =>
  orders.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, SHOWN);

interface PartProps {
  title: string;
  /** Below the title: how much or how many, and what to know of it. */
  figure?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

const Part = ({ title, figure, note, end, children }: PartProps) => (
  <section aria-label={title} className="flex min-w-0 flex-col bg-surface px-5 pt-4 pb-3 max-sm:px-4">
    <h2 className="flex min-h-7 items-center justify-between text-14 font-semibold text-ink-2">
      {title}
      {end}
    </h2>
    {figure && (
      <p className="mb-1 flex flex-wrap items-baseline gap-x-2 text-14 text-ink-3">
        <b className="num text-28 font-semibold text-ink-1">{figure}</b>
        <span className="tabular">{note}</span>
      </p>
    )}
    {children}
  </section>
);

/** Of whom, for what and since when; then how much, and what is to be done. */
const Row = ({ name, about, children }: { name: ReactNode; about: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
    <span className="min-w-0 flex-1">
      <span className="cut block text-14 font-semibold text-ink-1">{name}</span>
      <span className="tabular block text-12 text-ink-3">{about}</span>
    </span>
    {children}
  </li>
);

type Line = AnswerOf<Api['GET /api/admin/ordersByMonth']>[number];

const netOf = (lines: readonly Line[]) => sum(lines.map(({ received, refunded }) => received - refunded));
const monthName = (month: string) => `${Number(month.slice(5))} 月`;

/** '是 10 月的 84%，本月还有 3 天' */
function besideLast(now: number, last: { month: string; net: number } | undefined): string {
  const today = pickedNow();
  const left = today.endOf('month').date() - today.date();
  const share = last && last.net > 0 && `是 ${monthName(last.month)}的 ${Math.round((100 * now) / last.net)}%`;
  return [share, left > 0 && `还有 ${left} 天`].filter(Boolean).join('，');
}

/** Net income of the last months as columns, this one the darkest. */
function Months({ lines }: { lines: readonly Line[] }) {
  const months = [...Map.groupBy(lines, ({ month }) => month)]
    .slice(0, MONTHS)
    .map(([month, own]) => ({ month, net: netOf(own), orders: sum(own.map(({ paid }) => paid)) }));
  const [latest, last] = months;
  if (!latest) return null;
  const most = Math.max(1, ...months.map(({ net }) => net));
  return (
    <Part
      title="净收入"
      figure={shortPrice(latest.net)}
      note={`${monthName(latest.month)}${besideLast(latest.net, last)}`}
    >
      <ol className="tabular flex min-h-40 flex-1 items-stretch justify-center gap-5 text-center text-12 text-ink-3">
        {months.toReversed().map(({ month, net, orders }) => (
          <li key={month} className="flex max-w-24 flex-1 flex-col">
            <span className="flex flex-1 flex-col justify-end border-b border-line-strong">
              {month !== latest.month && <b className="text-14 font-semibold text-ink-1">{shortPrice(net)}</b>}
              <i
                className={clsx(
                  'mx-auto mt-1 block w-12 rounded-t-tag',
                  month === latest.month ? 'bg-brand' : 'bg-(--chart-3)',
                )}
                style={{ height: `${(100 * Math.max(0, net)) / most}px` }}
              />
            </span>
            <span className="mt-1">
              {monthName(month)}，{orders} 笔
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface Props {
  vouchers: readonly OperatorOrderLine[];
  invoices: { items: readonly InvoiceLine[]; total: number } | undefined;
  onOpen(id: string): void;
  onShow(patch: Record<string, string>): void;
}

/** What waits for its money to be confirmed and for its invoice, each a press away, and what the last months brought. */
export function MoneySides({ vouchers, invoices, onOpen, onShow }: Props) {
  const lines = useCall('GET /api/admin/ordersByMonth', {}, away).data ?? [];
  const { items = [], total = 0 } = invoices ?? {};
  const first = items.slice(0, Math.max(LEAST, Math.min(vouchers.length, SHOWN)));
  const more = vouchers.length - SHOWN;
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[minmax(0,1.4fr)]">
      <Part
        title="待核对凭证"
        figure={vouchers.length > 0 && shortPrice(sum(vouchers.map((order) => order.price)))}
        note={`${vouchers.length} 笔，最早的在前`}
        end={
          more > 0 && (
            <Button
              type="link"
              size="small"
              className="px-0"
              onClick={() => onShow({ tab: 'orders', status: 'voucher-submitted' })}
            >
              还有 {more} 笔
            </Button>
          )
        }
      >
        {vouchers.length === 0 && <p className="text-14 text-ink-3">凭证都核对过了</p>}
        <ul>
          {firstVouchers(vouchers).map(
            ({ id, companyName, packageName, price, createdAt, needsTwo, firstEyes }, at) => (
              <Row
                key={id}
                name={companyName}
                about={
                  <>
                    {packageName}，{waitText(createdAt)}前下单
                    {needsTwo && (
                      <span className="ml-1.5 text-warm-ink">{firstEyes ? '待二次确认' : '须两人确认'}</span>
                    )}
                  </>
                }
              >
                <b className="tabular text-16 font-semibold text-ink-1">{shortPrice(price)}</b>
                <Button
                  type={at === 0 ? 'primary' : 'default'}
                  aria-label={`核对 ${companyName}`}
                  onClick={() => onOpen(id)}
                >
                  核对
                </Button>
              </Row>
            ),
          )}
        </ul>
      </Part>
      <Part
        title="待开发票"
        figure={total > 0 && total}
        note={total > first.length ? `张，先开最早的 ${first.length} 张` : '张'}
        end={
          total > 0 && (
            <Button onClick={() => onShow({ tab: 'invoices' })} size="small">
              去开票
            </Button>
          )
        }
      >
        {total === 0 && <p className="text-14 text-ink-3">申请的发票都开了</p>}
        <ul>
          {first.map(({ id, title, amount, requestedAt }) => (
            <Row
              key={id}
              name={title.name}
              about={
                <>
                  {invoiceKinds[title.kind].replace('增值税', '')}，
                  <span className={clsx(isLate(requestedAt) && 'text-warm-ink')}>等了 {waitText(requestedAt)}</span>
                </>
              }
            >
              <b className="tabular text-14 font-semibold text-ink-1">{shortPrice(amount)}</b>
            </Row>
          ))}
        </ul>
      </Part>
      {lines.length > 0 && <Months lines={lines} />}
    </div>
  );
}
