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
