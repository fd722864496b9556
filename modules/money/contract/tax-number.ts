import { isCreditCode } from '#contract/companies/credit-code.ts';

/** 纳税人识别号 of before 2015: 15 digits, or 17 or 20 with a check letter. */
const older = /^[0-9]{15}$|^[0-9]{17}[0-9X]$|^[0-9]{18}[0-9A-Z]{2}$/;

/** Whether a text is a valid 纳税人识别号: a valid 统一社会信用代码 or one of the older forms. */
export const isTaxNumber = (text: string): boolean => isCreditCode(text) || older.test(text);
