const digits: Record<string, number> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const scales: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, k: 1_000, w: 10_000 };

/** A number as people write it: '8k', '1.5万', '1万5', '8,000', '一万五', '六七千'. */
export const amount =
  '(?:\\d+(?:,\\d{3})+|\\d+(?:\\.\\d+)?(?:[kw千万](?:\\d(?![\\d.kw千万]))?)?|[一二两三四五六七八九十][一二两三四五六七八九十百千万]*)';

/** The two ends of an amount: equal, or of '六七千' 6,000 and 7,000. Null for no number. `unit` holds where it has none of its own. */
export function readAmount(text: string, unit = 1): [number, number] | null {
  const both = /^([一二两三四五六七八九])([一二两三四五六七八九])([百千万])$/.exec(text);
  if (both) {
    const scale = scales[both[3] ?? ''] ?? 1;
    return [(digits[both[1] ?? ''] ?? 0) * scale, (digits[both[2] ?? ''] ?? 0) * scale];
  }
  const value = /^\d/.test(text) ? arabic(text, unit) : chinese(text, unit);
  return Number.isFinite(value) ? [value, value] : null;
}

/** The unit that an amount ends with; 1 for none. */
export const unitOf = (text: string): number => scales[/[kw千万]/.exec(text)?.[0] ?? ''] ?? 1;

function arabic(text: string, unit: number): number {
  const [, number = '', scale, tail] = /^([\d.,]+)([kw千万])?(\d)?$/.exec(text) ?? [];
  const plain = Number(number.replaceAll(',', ''));
  if (scale === undefined) return plain * unit;
  const of = scales[scale] ?? 1;
  return plain * of + (tail === undefined ? 0 : (Number(tail) * of) / 10);
}

/** '一万五' is 15,000: a last digit counts the next lower scale. */
function chinese(text: string, unit: number): number {
  let [total, digit, last] = [0, 0, 10];
  for (const character of text) {
    const scale = scales[character];
    if (scale === undefined) digit = digits[character] ?? Number.NaN;
    else {
      total = scale === 10_000 ? (total + digit || 1) * scale : total + (digit || 1) * scale;
      digit = 0;
      last = scale;
    }
  }
  if (total === 0) return digit * unit;
  return total + digit * (last / 10);
}
