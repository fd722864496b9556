import { isCreditCode } from '#contract/companies/credit-code.ts';
import type { Random } from '../random.ts';

const signs = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];

/** A 统一社会信用代码 with the right check digit; its number is drawn, so it is nobody's. */
export function drawCreditCode(random: Random, register: string, countyCode: string): string {
  const number = Array.from({ length: 9 }, () => random.int(0, 9)).join('');
  const body = register + countyCode + number;
  return body + (signs.find((sign) => isCreditCode(body + sign)) ?? '');
}
