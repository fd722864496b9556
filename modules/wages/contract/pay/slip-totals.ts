import { roundHalfUp } from './share.ts';

/** An item besides the pay for hours: an allowance or a deduction. */
export interface SlipItem {
  kind: 'add' | 'deduct';
  name: string;
  fen: number;
}

interface SlipTotals {
  /** Pay for the hours alone. */
  pay: bigint;
  /** 应发 */
  gross: bigint;
  /** 扣项 */
  deduction: bigint;
  /** 实发; negative where the deductions exceed the pay. */
  net: bigint;
}

const sumOf = (items: readonly SlipItem[], kind: SlipItem['kind']): bigint =>
  items.reduce((all, item) => (item.kind === kind ? all + BigInt(item.fen) : all), 0n);

/** Pay for hours counted in hundredths: rate × quantity, rounded half up once, on the total. */
export const payOf = (rateFen: bigint, hundredths: number): bigint => roundHalfUp(rateFen * BigInt(hundredths), 100n);

/** 应发, 扣项 and 实发 of a slip. */
export function slipTotals(rateFen: bigint, hundredths: number, items: readonly SlipItem[]): SlipTotals {
  const pay = payOf(rateFen, hundredths);
  const gross = pay + sumOf(items, 'add');
  const deduction = sumOf(items, 'deduct');
  return { pay, gross, deduction, net: gross - deduction };
}
