import { Button, Tooltip } from 'antd';
import { isSoldUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { price } from '#web/features/orders/order-words.ts';
import { dateText } from '#web/features/time/time-text.ts';
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
  if (!assets.data) return <Skeleton className="h-26 rounded-card" />;
  const { balance, quotas } = assets.data;
  const shown = quotas.filter(({ unit, left, used }) => isSoldUnit(unit) || left > 0 || used > 0);
  return (
    <section
      aria-label="单位资产"
      className="grid grid-cols-5 rounded-card border border-line bg-surface max-sm:grid-cols-2"
      data-testid="assets"
    >
      <div className="border-line p-4 max-sm:col-span-2 sm:border-r">
        <p className="text-13 text-ink-3">余额</p>
        <p className="tabular mt-1 text-20 font-semibold text-ink-1">{price(balance)}</p>
        <p className="mt-1 text-12 text-ink-3">可直接购买套餐</p>
      </div>
      {shown.map(({ unit, left, used, nextExpiry }) => (
        <Tooltip key={unit} title={quotaUnits[unit].about}>
          <div
            className="border-line p-4 max-sm:border-t max-sm:even:border-r sm:border-r sm:last:border-r-0"
            data-testid={`quota-${unit}`}
          >
            <p className="text-13 text-ink-3">{quotaUnits[unit].label}，已购剩余</p>
            <p className="tabular mt-1 text-20 font-semibold text-ink-1">
              {left.toLocaleString('en-US')}
              <span className="ml-1 text-13 font-normal text-ink-3">{quotaUnits[unit].measure}</span>
            </p>
            <p className="tabular mt-1 text-12 text-ink-3">
              {nextExpiry
                ? `${nextExpiry.count} ${quotaUnits[unit].measure} ${dateText(nextExpiry.at)} 到期`
                : `已用 ${used}`}
            </p>
          </div>
        </Tooltip>
      ))}
    </section>
  );
}
