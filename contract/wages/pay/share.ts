/** Rates are whole parts of a million: 8% is 80,000. So no amount ever passes through a fraction of the machine. */
const MILLION = 1_000_000n;

/** Divides and rounds half up: 0.5 fen becomes 1. Neither part may be negative. */
export const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

/** The share of an amount in fen at a rate per million, rounded half up to the fen. */
export const shareOf = (fen: bigint, perMillion: bigint): bigint => roundHalfUp(fen * perMillion, MILLION);

/** '8' or '0.5' per cent as a person types it → parts of a million; null where it is none or above 100. */
export function rateOf(percent: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'));
  return rate <= MILLION ? rate : null;
}

/** Parts of a million → per cent: '8', '0.5'. */
export function percentText(perMillion: bigint): string {
  const fraction = (perMillion % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${perMillion / 10_000n}${fraction && `.${fraction}`}`;
}
