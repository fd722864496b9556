/** What the hours of an agreement are counted in. Quantities are in hundredths of it. */
export const wageUnits = { lesson: '课时', hour: '小时' } as const;
export type WageUnit = keyof typeof wageUnits;

/** A slip of more 应发 than this is approved by a second member, of 财务 or the 主管理员, before it goes out: 5,000 yuan. */
export const FOUR_EYES_FEN = 500_000;

/** Most hours of a day, in hundredths. */
export const MOST_OF_A_DAY = 2_400;
