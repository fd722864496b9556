import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { compact } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** The lowest degree that a post requires; 'any' for 不限. */
export type RequiredEducation = EducationCode | 'any';

/** The highest first. */
const levels: [RegExp, RequiredEducation][] = [
  [/博士|ph\.?d/i, 'doctor'],
  [/硕士|master/i, 'master'],
  [/(?<!博士|硕士)研究生/, 'master'],
  [/本科|学士|大学毕业|bachelor/i, 'bachelor'],
  [/大专|专科|高职/, 'college'],
  [/中专|中技|中师|职高|技校/, 'secondary-vocational'],
  [/高中/, 'senior'],
  [/初中/, 'junior'],
  [/不限|无要求|不要求/, 'any'],
];
const whole =
  /^(?:学历|要求|全日制|统招|最低|至少|普通高校|师范类?|大学|以上|及|或|含|与|及以上|起|学历|学位|毕业|生|研究生|硕士|博士|本科|学士|大专|专科|高职|中专|中技|中师|职高|技校|高中|初中|不限|无要求|不要求|-|\/|、|:|\(|\))+$/;

/** Reads '本科', '本科及以上', '大专以上学历', '全日制本科', '硕士研究生', '不限'; of several the lowest counts. */
export function readEducation(cell: string): Reading<RequiredEducation> {
  const text = compact(cell).replace(/985|211|双一流/g, '');
  if (text === '') return missing();
  const lowest = levels.findLast(([pattern]) => pattern.test(text))?.[1];
  if (!lowest) return missing(cell, '看不出学历要求');
  return whole.test(text) ? read(lowest, cell) : guessed(lowest, cell, '学历从一句话里读出');
}

const sentence = /(?:全日制|统招)?(本科|大专|专科|硕士|研究生|中专)(?:或|及|\/)?(?:及?以上|以上)?(?:学历|毕业|文凭)/;

/** The degree required by a free text, as a guess: '物理类本科及以上学历'. */
export function findEducation(text: string): Reading<RequiredEducation> {
  const found = sentence.exec(compact(text));
  if (!found) return missing();
  const { value } = readEducation(found[0]);
  return value ? guessed(value, found[0], '学历取自职位描述') : missing();
}
