/** Units of an agreement's hours. Quantities are in hundredths of a unit. */
export const wageUnits = { lesson: '课时', hour: '小时' } as const;
export type WageUnit = keyof typeof wageUnits;

/** A slip with more 应发 than this needs the approval of a second member, 财务 or 主管理员, before it is issued: 5,000 yuan. */
export const FOUR_EYES_FEN = 500_000;

/** Maximum hours of a day, in hundredths. */
export const MAX_OF_A_DAY = 2_400;
