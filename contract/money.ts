import { rules } from './rules.ts';

/**
 * Parses an amount in yuan into fen by its digits, without floating point. Null where it breaks the amount rule, is empty, or
 * exceeds a safe integer of fen.
 */
export function fenOf(yuan: string): number | null {
  if (yuan === '' || !rules.amount.test(yuan)) return null;
  const [whole = '0', fraction = ''] = yuan.split('.');
  const fen = Number(BigInt(whole + fraction.padEnd(2, '0')));
  return Number.isSafeInteger(fen) ? fen : null;
}

/** Fen → yuan with two decimals, as typed: '1234.50'. */
export function yuanOf(fen: number | bigint): string {
  const digits = BigInt(fen).toString().replace('-', '').padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Fen → yuan with thousands separators: '1,234.50'. */
export const yuanText = (fen: number | bigint): string => yuanOf(fen).replace(/\B(?=(?:\d{3})+\.)/g, ',');

/**
 * Splits an amount by weights into non-negative integers that add up to it. Remainders go to the largest fractions; ties to the
 * first.
 */
export function splitFen(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum <= 0n) return weights.map((_, at) => (at === 0 ? total : 0n));
  const parts = weights.map((weight) => (total * weight) / sum);
  const short = Number(total - parts.reduce((all, part) => all + part, 0n));
  const remainder = (at: number) => (total * (weights[at] ?? 0n)) % sum;
  const order = weights.map((_, at) => at).sort((a, b) => Number(remainder(b) - remainder(a)) || a - b);
  for (const at of order.slice(0, short)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}
