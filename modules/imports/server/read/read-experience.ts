import { type ExperienceCode, experienceOfYears } from '#contract/taxonomy/experiences.ts';
import { compact, numberOf } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

export interface RequiredExperience {
  code: ExperienceCode;
  /** Minimum experience. */
  months: number;
}

const years = /(\d{1,2}|[一二两三四五六七八九十]{1,3})(?:-(\d{1,2}|[一二两三四五六七八九十]{1,3}))?年/;
const whole = /^(?:教学|教龄|工作|从教|经验|经历|需|要求|至少|有|的|相关|任教|以上|及以上|以下|以内|左右|:|\(|\))*$/;

/** Reads '1年以上', '3-5年', '经验不限', '应届生', '两年以上教龄'. */
export function readExperience(cell: string): Reading<RequiredExperience> {
  const text = compact(cell);
  if (text === '') return missing();
  if (/应届/.test(text)) return read({ code: 'graduate', months: 0 }, cell);
  if (/不限|无要求|不要求|无经验|^无$/.test(text)) return read({ code: 'any', months: 0 }, cell);
  const found = years.exec(text);
  const from = numberOf(found?.[1] ?? '');
  if (!found || from === null) return missing(cell, '看不出经验要求');
  const upTo = /以下|以内/.test(text) && found[2] === undefined;
  const value: RequiredExperience = upTo
    ? { code: '0-1', months: 0 }
    : { code: experienceOfYears(from), months: from * 12 };
  return whole.test(text.replace(found[0], '')) ? read(value, cell) : guessed(value, cell, '经验从一句话里读出');
}
