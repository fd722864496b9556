const digits: Record<string, number> = {
  半: 0.5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const numberOf = (text: string) => digits[text] ?? Number(text);

/** Days of a unit; minutes and hours by a working day of eight hours. */
const units: Record<string, number> = {
  分钟: 1 / 480,
  小时: 1 / 8,
  上午: 0.5,
  下午: 0.5,
  晚上: 0.5,
  天: 1,
  日: 1,
  工作日: 1.4,
  周: 7,
  月: 30,
  年: 365,
};
const length = /(\d+|[半一两二三四五六七八九十])\s*个?(分钟|小时|上午|下午|晚上|工作日|天|日|周|月|年)/u;

/** Days of '一到两天' or '30 个工作日', by the upper end of a range; null for what is no length of time. */
export function daysOf(takes: string | undefined): number | null {
  const [, n, unit] = length.exec(takes ?? '') ?? [];
  return n && unit ? numberOf(n) * (units[unit] ?? 0) : null;
}
