/** What a salary is per. `monthly` is how many of the unit make a month: 12 months, 21.75 paid days (劳社部发〔2008〕3号). */
export const salaryUnits = {
  month: { label: '月', monthly: 1 },
  year: { label: '年', monthly: 1 / 12 },
  /** 课时, a lesson: how many are taught is not known, so there is no monthly figure. */
  hour: { label: '课时', monthly: null },
  day: { label: '天', monthly: 21.75 },
} as const;

export type SalaryUnit = keyof typeof salaryUnits;

/** An amount in fen per unit as fen a month, for filters and sorting; null where it cannot be said. */
export function fenPerMonth(fen: number, unit: SalaryUnit): number | null {
  const { monthly } = salaryUnits[unit];
  return monthly === null ? null : Math.round(fen * monthly);
}

/** Bands of the salary filter, fen a month: `salaryMin` and `salaryMax` of the URL. */
export const salaryBands = {
  '0-4': { label: '4K 以下', min: null, max: 400_000 },
  '4-6': { label: '4–6K', min: 400_000, max: 600_000 },
  '6-8': { label: '6–8K', min: 600_000, max: 800_000 },
  '8-12': { label: '8–12K', min: 800_000, max: 1_200_000 },
  '12-16': { label: '12–16K', min: 1_200_000, max: 1_600_000 },
  '16-25': { label: '16–25K', min: 1_600_000, max: 2_500_000 },
  '25-up': { label: '25K 以上', min: 2_500_000, max: null },
} as const;

export type SalaryBandCode = keyof typeof salaryBands;
