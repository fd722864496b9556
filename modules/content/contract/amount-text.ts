import type { PolicyFacts } from './content-items.ts';

const tenThousand = 1_000_000;
const wan = (fen: number) => String(Math.round((fen / tenThousand) * 10) / 10);

/** '30–60 万', '60 万'; '—' without an amount. */
export function amountText(amount: PolicyFacts['settling']): string {
  if (!amount || amount.max === 0) return '—';
  return amount.min === amount.max ? `${wan(amount.max)} 万` : `${wan(amount.min)}–${wan(amount.max)} 万`;
}
