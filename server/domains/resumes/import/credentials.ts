import type { CertificateCode } from '#contract/taxonomy/certificates.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import { findDates, monthOf } from './dates.ts';
import type { ReadEntry } from './entries.ts';

const kinds: [RegExp, CertificateCode][] = [
  [/实习指导/, 'practice'],
  [/幼儿园|幼儿|学前|kindergarten/i, 'kindergarten'],
  [/小学|primary|elementary/i, 'primary'],
  [/初级中学|初中|junior|middle school/i, 'junior'],
  [/中等职业|中职/, 'vocational'],
  [/高级中学|高中|senior|high school/i, 'senior'],
  [/高等学校|高校|大学|college|university/i, 'college'],
];
const certificate =
  /教师资格|教资|teach(?:er|ing)['’]?s?\s*(?:qualification|certificate|licen[sc]e)|qualification certificate/i;

/** Reads 教师资格证 from a line: kind, subject, date and number. */
export function readCertificate(line: string): ReadEntry | null {
  if (!certificate.test(line) || /备考|笔试|面试|报考|计划/.test(line)) return null;
  const kind = kinds.find(([pattern]) => pattern.test(line))?.[1];
  if (!kind) return null;
  const number = /(?<!\d)(\d{15,17}[\dX]?)(?!\d)/.exec(line)?.[1];
  const plain = number ? line.replace(number, '') : line;
  const subject = readWords(plain.replace(/幼儿园|小学|初级中学|高级中学|教师资格证?书?/g, ' ')).subjects[0];
  const { from } = findDates(plain);
  return {
    kind,
    ...(subject && kind !== 'kindergarten' ? { subject } : {}),
    ...(from?.month ? { issued: monthOf(from, from.month) } : {}),
    ...(number ? { number } : {}),
  };
}

const grades: Record<string, string> = { 一: '1', 二: '2', 三: '3', '1': '1', '2': '2', '3': '3' };

/** Reads 普通话等级 from a line. */
export function readPutonghua(line: string): PutonghuaCode | undefined {
  if (!/普通话|Putonghua|Mandarin/i.test(line)) {
    const [, short = '', half = ''] =
      /(?:^|[\s,，、;；|\t])([一二三])级?([甲乙])等?(?=$|[\s,，、;；|\t])/.exec(line) ?? [];
    return short ? (`${grades[short]}${half === '甲' ? 'a' : 'b'}` as PutonghuaCode) : undefined;
  }
  const after = line.slice(line.search(/普通话|Putonghua|Mandarin/i));
  const pattern = /([一二三123])\s*级?\s*([甲乙AB])\s*等?|(?:Level|Grade|Class)\s*([123])[-\s]*([AB])/i;
  const match = pattern.exec(after) ?? pattern.exec(line);
  const grade = grades[match?.[1] ?? match?.[3] ?? ''];
  const half = (match?.[2] ?? match?.[4] ?? '').toUpperCase();
  return grade ? (`${grade}${half === '甲' || half === 'A' ? 'a' : 'b'}` as PutonghuaCode) : undefined;
}

const titlePatterns: [RegExp, TitleCode][] = [
  [/正高级(?:教师|职称)?/, 'school-chief'],
  [/(?:中学|小学|中小学|幼儿园|中教|小教|中职)?高级教师|中学高级|中教高级/, 'school-senior'],
  [/(?:中学|小学|中小学|幼儿园)?一级教师|中教一级|小教高级|中小学一级/, 'school-1'],
  [/(?:中学|小学|中小学|幼儿园)?二级教师|中教二级|小教一级|中小学二级/, 'school-2'],
  [/(?:中学|小学|中小学|幼儿园)?三级教师|小教二级/, 'school-3'],
  [/副教授|Associate Professor/i, 'associate-professor'],
  [/(?<!副)教授|(?<!Associate |Assistant )Professor/i, 'professor'],
  [/高级讲师/, 'vocational-senior'],
  [/助理讲师/, 'vocational-assistant'],
  [/讲师|Lecturer/i, 'lecturer'],
  [/助教/, 'assistant'],
];

/** Reads 职称 from a line; `isAsked` if the line is under its own heading or labelled. */
export function readTitle(line: string, isRequested: boolean): ReadEntry | null {
  const says = isRequested || /职称|专业技术|评聘|professional title/i.test(line);
  if (!says && !/[一二三高]级教师|中教|小教/.test(line)) return null;
  if (/教师资格/.test(line)) return null;
  const level = titlePatterns.find(([pattern]) => pattern.test(line))?.[1];
  if (!level || (!says && /任|担任|岗位/.test(line))) return null;
  const { from } = findDates(line);
  return { level, ...(from?.month ? { issued: monthOf(from, from.month) } : {}) };
}

/** 英语四级, CET-6 512 分; the second of 四级、六级 alone. */
const collegeEnglish =
  /(?:英语\s*|CET\s*[-–—]?\s*|[、,，/和及与]\s*)(?:([四六])\s*级|(?<=CET.{0,4})([46])(?!\d))(?:[^\d\n,，;；、和及与]{0,8}?(\d{3})(?!\d))?/gi;

/** 大学英语 by its examinations, each once and with the points where they are written. */
function readCollegeEnglish(line: string): { name: string; level: string }[] {
  if (!/英语|CET/i.test(line)) return [];
  const each = line
    .replace(/四\s*六\s*级/g, '四级、六级')
    .replace(/(CET\s*[-–—]?\s*)4\s*[、/和及与,，]\s*6(?!\d)/gi, '$14、CET-6');
  const points = new Map<string, string>();
  for (const [, han, digit, written = ''] of each.matchAll(collegeEnglish)) {
    const grade = han ?? (digit === '4' ? '四' : '六');
    points.set(grade, written || (points.get(grade) ?? ''));
  }
  return [...points].map(([grade, written]) => ({
    name: '英语',
    level: `大学英语${grade}级${written ? ` ${written} 分` : ''}`,
  }));
}

const tongues: [RegExp, string, (match: RegExpExecArray) => string][] = [
  [
    /英语专业([四八])级|专([四八])(?!业)|TEM\s*-?\s*([48])/i,
    '英语',
    ([, a, b, c]) => `英语专业${a ?? b ?? (c === '4' ? '四' : '八')}级`,
  ],
  [/(?:雅思|IELTS)\s*[:：]?\s*(\d(?:\.\d)?)/i, '英语', ([, score]) => `雅思 ${score}`],
  [/(?:托福|TOEFL)\s*[:：]?\s*(\d{2,3})/i, '英语', ([, score]) => `托福 ${score}`],
  [/(?:日语|JLPT)\s*(?:能力考)?\s*(N[1-5])/i, '日语', ([, grade]) => (grade ?? '').toUpperCase()],
];

/** Reads foreign languages from a line, each with its highest level. */
export const readForeign = (line: string): { name: string; level: string }[] => [
  ...readCollegeEnglish(line),
  ...tongues.flatMap(([pattern, name, level]) => {
    const match = pattern.exec(line);
    return match ? [{ name, level: level(match) }] : [];
  }),
];
