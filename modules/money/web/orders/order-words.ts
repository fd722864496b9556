import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { yuanText } from '#contract/money.ts';
import type { OrderState } from '../../contract/order-state.ts';

/** '职位发布 10 个 · 职位刷新 100 次' */
export const unitsText = (units: Partial<Record<QuotaUnit, number>>): string =>
  (Object.keys(quotaUnits) as QuotaUnit[])
    .filter((unit) => units[unit])
    .map((unit) => `${quotaUnits[unit].label} ${units[unit]} ${quotaUnits[unit].measure}`)
    .join(' · ');

/** '¥1,980.00' */
export const price = (fen: number): string => `¥${yuanText(fen)}`;
/** Whole yuan without cents: '¥1,980'. */
export const shortPrice = (fen: number): string => price(fen).replace('.00', '');

/** '+10 个', '−¥1,980.00' */
export function changeText(amount: number, unit: 'fen' | QuotaUnit): string {
  const sign = amount < 0 ? '−' : '+';
  return unit === 'fen'
    ? `${sign}${price(Math.abs(amount))}`
    : `${sign}${Math.abs(amount).toLocaleString('en-US')} ${quotaUnits[unit].measure}`;
}

/** '8 个', '¥1,980.00' */
export const holdingText = (amount: number, unit: 'fen' | QuotaUnit): string =>
  unit === 'fen' ? price(amount) : `${amount.toLocaleString('en-US')} ${quotaUnits[unit].measure}`;

const [done, waits] = ['tag tag-ok', 'tag tag-warm'];
/** The tag colour of an order in each state. */
export const orderTones: Record<OrderState, string> = {
  ...{ created: waits, 'voucher-submitted': waits, refunding: waits, 'voucher-rejected': 'tag tag-err' },
  ...{ paid: done, fulfilled: done, cancelled: 'tag', expired: 'tag', refunded: 'tag' },
};
