import type { OperatorOrderLine } from '#contract/orders/order-shapes.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { StripLines, StripPanel } from '#web/features/console/list/strip.tsx';
import { price } from '#web/features/orders/order-words.ts';

const MONTHS = 6;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

interface Props {
  vouchers: readonly OperatorOrderLine[];
  /** How many are asked for. */
  invoices: number;
  onShow(patch: Record<string, string>): void;
}

/** What waits for its money to be confirmed, and what the last months brought. */
export function MoneySides({ vouchers, invoices, onShow }: Props) {
  const lines = useCall('GET /api/admin/ordersByMonth', {}, { background: true, quiet: true }).data ?? [];
  const months = [...new Set(lines.map(({ month }) => month))].slice(0, MONTHS).map((month) => {
    const own = lines.filter((line) => line.month === month);
    return { month, orders: sum(own.map(({ paid }) => paid)), net: sum(own.map((l) => l.received - l.refunded)) };
  });
  const most = Math.max(1, ...months.map(({ net }) => net));
  return (
    <>
      <StripPanel title="等着处理">
        <StripLines
          lines={[
            {
              key: 'vouchers',
              label: '待核对凭证',
              value: `${vouchers.length} 笔，${price(sum(vouchers.map((order) => order.price)))}`,
              onOpen: () => onShow({ tab: 'orders', status: 'voucher-submitted' }),
            },
            { key: 'invoices', label: '待开发票', value: `${invoices} 张`, onOpen: () => onShow({ tab: 'invoices' }) },
          ]}
        />
      </StripPanel>
      {months.length > 0 && (
        <StripPanel title="净收入" end={`近 ${months.length} 个月`}>
          <StripLines
            lines={months.map(({ month, orders, net }) => ({
              key: month,
              label: <span className="tabular">{month}</span>,
              value: (
                <>
                  {orders} 笔 <b className="ml-2 font-semibold text-ink-1">{price(net)}</b>
                </>
              ),
              meter: { value: net, of: most },
            }))}
          />
        </StripPanel>
      )}
    </>
  );
}
