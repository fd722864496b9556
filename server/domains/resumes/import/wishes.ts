import { provinces } from '#contract/taxonomy/places/cities.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { ReadEntry } from './entries.ts';
import { labelled, partsOf } from './lines.ts';

const post = /教师|老师|教研|讲师|辅导员|园长|校长|班主任|教练|助教|Teacher|Tutor|Lecturer/i;
const cities = provinces.flatMap((province) => province.cities);
const MONTH_FEN = 100;

/** Fen a month from '8K-12K', '8000-12000元/月'. */
function salaryOf(text: string): { salaryMin?: number; salaryMax?: number } {
  const [, low, lowK, high, highK] =
    /(\d{1,6}(?:\.\d)?)\s*([kK千])?\s*(?:元)?\s*[-–—~至到]\s*(\d{1,6}(?:\.\d)?)\s*([kK千]|元)/.exec(text) ?? [];
  if (!low || !high) return {};
  const isK = /[kK千]/.test(highK ?? '');
  const fenOf = (amount: string, unit: string | undefined) =>
    Math.round(Number(amount) * (isK || unit ? 1000 : 1) * MONTH_FEN);
  return { salaryMin: fenOf(low, lowK), salaryMax: fenOf(high, highK === '元' ? undefined : highK) };
}

/** The person's intention, from the lines under 求职意向 or from a labelled line anywhere. */
export function readIntention(lines: readonly string[]): ReadEntry | null {
  const text = lines.join('\t');
  const parts = partsOf(text).map((part) => labelled(part)?.value || part);
  const title = parts.find((part) => post.test(part) && [...part].length <= 20);
  if (!title) return null;
  const { stages, subjects } = readWords(title);
  const places = text.replace(title, '');
  // In the order in which the person names them.
  const cityCodes = cities
    .filter(({ name }) => name.length > 1 && places.includes(name))
    .sort((a, b) => places.indexOf(a.name) - places.indexOf(b.name))
    .slice(0, 3);
  return {
    title,
    ...(stages.length === 1 ? { stage: stages[0] } : {}),
    ...(subjects[0] ? { subject: subjects[0] } : {}),
    cityCodes: cityCodes.map(({ code }) => code),
    ...salaryOf(text),
  };
}

const inline =
  /(?:求职意向|应聘岗位|应聘职位|期望职位|意向岗位|求职目标|期望城市|意向城市|期望地点|期望薪资|期望月薪|Objective)\s*[:：]\s*(.+)$/i;

/** 求职意向：高中数学教师, anywhere in a line. */
export const wishIn = (line: string): string | null => inline.exec(line)?.[1] ?? null;
