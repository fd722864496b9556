/** The unit of a salary. `monthly` is the number of units in a month: 12 months a year, 21.75 paid days (劳社部发〔2008〕3号). */
export const salaryUnits = {
  month: { label: '月', monthly: 1 },
  year: { label: '年', monthly: 1 / 12 },
  /** 课时, a lesson: the number taught is unknown, so there is no monthly figure. */
  hour: { label: '课时', monthly: null },
  day: { label: '天', monthly: 21.75 },
} as const;

export type SalaryUnit = keyof typeof salaryUnits;

/** Converts an amount in fen per unit to fen a month, for filters and sorting; null where that is impossible. */
export function fenPerMonth(fen: number, unit: SalaryUnit): number | null {
  const { monthly } = salaryUnits[unit];
  return monthly === null ? null : Math.round(fen * monthly);
}
