import { Button, Tooltip } from 'antd';
import { isSoldUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { price } from '#web/features/orders/order-words.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { useSession } from '#web/session/session-store.ts';
import { Meter } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { daysOfUse, runsOut } from './package-choice.ts';
import { useAssets } from './use-settle.ts';

/** Below this share of what was bought, a quota is shown as running out. */
const LOW_SHARE = 0.2;

/** What is left of each quota and what of it ends first; the balance beside that. */
export function AssetsStrip() {
  const assets = useAssets();
  const role = useSession((state) => state.companyJober?.role);
  const mayRead = role === 'owner' || role === 'finance';
  const orders = useCall('GET /api/company/orders', mayRead ? { query: {} } : null, { background: true, quiet: true });
  const days = daysOfUse(orders.data?.items ?? []);
  if (assets.isError)
    return (
      <div className="rounded-card border border-line bg-surface p-4 text-13 text-ink-2">
        资产没有加载出来
        <Button type="link" size="small" onClick={() => void assets.refetch()}>
          重试
        </Button>
      </div>
    );
  if (!assets.data) return <Skeleton className="h-40 rounded-card" />;
  const { balance, quotas } = assets.data;
  const shown = quotas.filter(({ unit, left, used }) => isSoldUnit(unit) || left > 0 || used > 0);
  const ending = shown
    .flatMap(({ unit, nextExpiry }) => (nextExpiry ? [{ unit, ...nextExpiry }] : []))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const [first] = ending;
  const together = ending.length > 1 && ending.every(({ at }) => first && dateText(at) === dateText(first.at));
  return (
    <section aria-label="单位资产" className="rounded-card border border-line bg-surface" data-testid="assets">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line px-5 py-3 text-13 text-ink-3 max-sm:px-4">
        {first ? (
          <span className="tabular text-ink-2">
            {together
              ? '已购权益 '
              : `最先到期的是${quotaUnits[first.unit].label} ${first.count} ${quotaUnits[first.unit].measure}，`}
            {dateText(first.at)} 到期，
            <b className="font-semibold text-ink-1">还有 {daysUntil(first.at, Date.now())} 天</b>
          </span>
        ) : (
          <span className="text-ink-2">还没有购买权益，每天的免费额度照常可用</span>
        )}
        <span className="tabular ml-auto">余额 {price(balance)}</span>
      </p>
      <ul className="grid grid-cols-4 divide-x divide-line max-sm:grid-cols-2 max-sm:divide-x-0">
        {shown.map(({ unit, left, used, nextExpiry }) => {
          const low = left < (left + used) * LOW_SHARE;
          const out = runsOut({ left, used }, days);
          const isShort = out !== null && nextExpiry !== null && out.getTime() < Date.parse(nextExpiry.at);
          return (
            <Tooltip key={unit} title={quotaUnits[unit].about}>
              <li className="px-5 py-4 max-sm:px-4 max-sm:py-3" data-testid={`quota-${unit}`}>
                <p className="text-13 text-ink-2">{quotaUnits[unit].label}</p>
                <p className="tabular mt-1 flex items-baseline gap-1 text-13 text-ink-3">
                  剩
                  <b
                    className={`text-32 leading-10 font-semibold max-sm:text-24 ${low && used > 0 ? 'text-warm-ink' : 'text-ink-1'}`}
                  >
                    {left.toLocaleString('en-US')}
                  </b>
                  / {(left + used).toLocaleString('en-US')} {quotaUnits[unit].measure}
                </p>
                <Meter className="mt-2" value={left} of={left + used} low={low} />
                {out && (
                  <p className={`tabular mt-1.5 text-12 ${isShort ? 'text-warm-ink' : 'text-ink-3'}`}>
                    {isShort ? `照现在的用量，${dateText(out.toISOString())} 用完` : '照现在的用量，到期前够用'}
                  </p>
                )}
              </li>
            </Tooltip>
          );
        })}
      </ul>
    </section>
  );
}
