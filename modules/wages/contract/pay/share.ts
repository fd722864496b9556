/** Rates are integers in parts per million: 8 % is 80,000. No amount passes through floating point. */
const MILLION = 1_000_000n;

/** Divides and rounds half up: 0.5 fen becomes 1. Neither argument may be negative. */
export const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

/** The share of an amount in fen at a rate in parts per million, rounded half up to the fen. */
export const shareOf = (fen: bigint, perMillion: bigint): bigint => roundHalfUp(fen * perMillion, MILLION);

/** Parses '8' or '0.5' per cent as typed into parts per million; null where it is invalid or above 100. */
export function rateOf(percent: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'));
  return rate <= MILLION ? rate : null;
}

/** Parts per million → per cent: '8', '0.5'. */
export function percentText(perMillion: bigint): string {
  const fraction = (perMillion % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${perMillion / 10_000n}${fraction && `.${fraction}`}`;
}
