import type { CertificateCode } from '#contract/taxonomy/certificates.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import { compact } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** A cell that requires nothing. */
export const asksNothing = (cell: string): boolean =>
  /^(?:不限|无|无要求|不要求|不作要求|—|-|\/)?$/.test(compact(cell));

/** Lowest first: '小学及以上教师资格证' requires that of primary schools. */
const certificateWords: [RegExp, CertificateCode][] = [
  [/幼儿/, 'kindergarten'],
  [/小学/, 'primary'],
  [/初级中学|初中/, 'junior'],
  [/实习指导/, 'practice'],
  [/中职|中等职业|中专/, 'vocational'],
  [/高级中学|高中/, 'senior'],
  [/高校|高等学校/, 'college'],
];

/** 教师资格证: '高级中学教师资格', '小学及以上'. */
export function readCertificate(cell: string): Reading<CertificateCode> {
  if (asksNothing(cell)) return missing();
  const found = certificateWords.find(([pattern]) => pattern.test(compact(cell)));
  return found ? read(found[1], cell) : missing(cell, '看不出是哪一种教师资格证');
}

/** 普通话: '二级甲等及以上', '二乙'. */
export function readPutonghua(cell: string): Reading<PutonghuaCode> {
  if (asksNothing(cell)) return missing();
  const [, grade = '', half] = /([一二三123])级?([甲乙])/.exec(compact(cell)) ?? [];
  const level = (['一', '二', '三'].indexOf(grade) + 1 || Number(grade)) as 1 | 2 | 3;
  const suffix = half === '甲' ? 'a' : 'b';
  return half ? read(`${level}${suffix}` as const, cell) : missing(cell, '看不出普通话等级');
}

/** Words of all tracks, which a school means of its own track. */
const ofSchools: [RegExp, TitleCode][] = [
  [/正高/, 'school-chief'],
  [/副高|高级/, 'school-senior'],
  [/中级/, 'school-1'],
  [/初级/, 'school-2'],
];

/** 职称: '一级教师', '副教授及以上'; '中级' is read as a school's. */
export function readTitleLevel(cell: string): Reading<TitleCode> {
  if (asksNothing(cell)) return missing();
  const [named] = readWords(cell).titles;
  if (named) return read(named, cell);
  const meant = ofSchools.find(([pattern]) => pattern.test(cell));
  return meant ? guessed(meant[1], cell, '按中小学教师职称理解') : missing(cell, '看不出职称');
}
