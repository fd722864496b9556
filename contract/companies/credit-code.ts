const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Whether a text is a valid 统一社会信用代码: 18 characters without I, O, S, V and Z, the last one a check digit (GB 32100-2015: weights
 * 3^i modulo 31).
 */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false;
  let sum = 0;
  let weight = 1;
  for (const sign of code.slice(0, 17)) {
    const value = alphabet.indexOf(sign);
    if (value < 0) return false;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] === code[17];
}
