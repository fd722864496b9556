import { Button, Tooltip } from 'antd';
import { isSoldUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { price } from '#web/features/orders/order-words.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAssets } from './use-settle.ts';

/** The balance, and what is left and used of each quota. */
export function AssetsStrip() {
  const assets = useAssets();
  if (assets.isError)
    return (
      <div className="rounded-card border border-line bg-surface p-4 text-13 text-ink-2">
        资产没有加载出来
        <Button type="link" size="small" onClick={() => void assets.refetch()}>
          重试
        </Button>
      </div>
    );
  if (!assets.data) return <Skeleton className="h-19 rounded-card" />;
  const { balance, quotas } = assets.data;
  const shown = quotas.filter(({ unit, left, used }) => isSoldUnit(unit) || left > 0 || used > 0);
  const ends = shown.map(({ nextExpiry }) => nextExpiry && dateText(nextExpiry.at));
  /** The day on which all of them end, where it is one. */
  const together = ends.length > 1 && ends.every((day) => day === ends[0]) ? ends[0] : null;
  return (
    <section
      aria-label="单位资产"
      className="grid grid-cols-5 rounded-card border border-line bg-surface max-sm:grid-cols-2"
      data-testid="assets"
    >
      <div className="border-line px-4 py-2.5 max-sm:col-span-2 sm:border-r">
        <p className="num text-20 leading-8">{price(balance)}</p>
        <p className="text-13 text-ink-3">
          余额
          {together && <span className="tabular float-right text-12 leading-5.5">权益 {together.slice(5)} 到期</span>}
        </p>
      </div>
      {shown.map(({ unit, left, used, nextExpiry }) => (
        <Tooltip key={unit} title={quotaUnits[unit].about}>
          <div
            className="border-line px-4 py-2.5 max-sm:border-t max-sm:even:border-r sm:border-r sm:last:border-r-0"
            data-testid={`quota-${unit}`}
          >
            <p className="flex items-baseline gap-1 text-12 text-ink-3">
              <span className="num text-20 leading-8 text-ink-1">{left.toLocaleString('en-US')}</span>
              {quotaUnits[unit].measure}
              <span className="tabular ml-auto">
                {nextExpiry && !together
                  ? `${nextExpiry.count < left ? `${nextExpiry.count} ${quotaUnits[unit].measure} ` : ''}${dateText(nextExpiry.at)} 到期`
                  : `已用 ${used.toLocaleString('en-US')}`}
              </span>
            </p>
            <p className="text-13 text-ink-3">{quotaUnits[unit].label}，已购剩余</p>
            <Meter className="mt-1.5" value={left} of={left + used} />
          </div>
        </Tooltip>
      ))}
    </section>
  );
}
