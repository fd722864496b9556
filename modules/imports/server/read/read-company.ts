import type { companySizes } from '#contract/taxonomy/company-sizes.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { codeOfLabel } from '#contract/taxonomy/list.ts';
import { compact } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

export type SizeCode = keyof typeof companySizes;

const isPrivate = /民办|私立/;
const isPublic = /公办|公立|国办/;
const school = /小学|初中|高中|中学|九年|十二年|十五年|一贯|全日制|学校|完全中学|k12/;

const kinds: [RegExp, CompanyTypeCode][] = [
  [/教育局|教体局|教委/, 'bureau'],
  [/教科院|教研|考试院|招生办/, 'exam-authority'],
  [/人力资源|劳务|猎头/, 'staffing'],
  [/特殊教育|特教/, 'special-school'],
  [/学科辅导|学科培训|中小学辅导|少儿英语|语言培训/, 'subject-training'],
  [/特长|艺术培训|体育培训|兴趣|非学科|早教/, 'interest-training'],
  [/技能培训|职业培训|成人培训|公考/, 'vocational-training'],
  [/托育|托儿/, 'nursery'],
  [/职业技术学院|高职|高等专科|职业学院/, 'higher-vocational'],
  [/技工|技师/, 'technician'],
  [/中职|中专|职高|职业高中|职业中学|职业学校/, 'secondary-vocational'],
  [/教育科技|出版|科技公司/, 'edtech'],
];

/** 单位类型: from its column; what the column leaves open is guessed from the name. */
export function readCompanyType(cell: string, name: string): Reading<CompanyTypeCode> {
  const text = compact(cell);
  const labelled = codeOfLabel(companyTypes, cell);
  if (labelled && labelled !== 'other') return read(labelled, cell);
  const both = `${text} ${compact(name)}`;
  if (/幼儿园|幼稚园/.test(text))
    return read(isPublic.test(text) ? 'public-kindergarten' : 'private-kindergarten', cell);
  const named = kinds.find(([pattern]) => pattern.test(text));
  if (named) return read(named[1], cell);
  if (/国际|双语/.test(text)) return read('international-school', cell);
  if (isPrivate.test(text) && school.test(both)) return ofSchool(cell, name, 'private');
  if (isPublic.test(text) && school.test(both)) return ofSchool(cell, name, 'public');
  if (/培训|机构/.test(text)) return guessed('subject-training', cell, '没有写明培训类别，按学科培训理解');
  return fromName(cell, name);
}

/** A column that says only 民办 or 公办 also covers kindergartens and colleges. */
function ofSchool(cell: string, name: string, owner: 'private' | 'public'): Reading<CompanyTypeCode> {
  if (/幼儿园$/.test(name)) return guessed(`${owner}-kindergarten` as const, name, '单位类型取自单位名称');
  return read(`${owner}-school` as const, cell);
}

const byName: [RegExp, CompanyTypeCode][] = [
  [/(?:小学|中学|学校)(?:教育)?集团/, 'public-school'],
  [/幼儿园/, 'private-kindergarten'],
  [/教育局|教体局/, 'bureau'],
  [/特殊教育|启智|启聪/, 'special-school'],
  [/职业技术学院|高等专科/, 'higher-vocational'],
  [/技工|技师学院/, 'technician'],
  [/职业(?:中学|高中|学校|中专)|中等/, 'secondary-vocational'],
  [/大学|学院/, 'public-university'],
  [/国际|双语/, 'international-school'],
  [/培训|辅导/, 'subject-training'],
  [/公司|科技|集团/, 'edtech'],
  [/小学|中学|学校/, 'public-school'],
];

function fromName(cell: string, name: string): Reading<CompanyTypeCode> {
  const found = byName.find(([pattern]) => pattern.test(name));
  return guessed(found?.[1] ?? 'other', cell || name, found ? '单位类型取自单位名称' : '看不出单位类型');
}

const upTo: [number, SizeCode][] = [
  [50, 's-50'],
  [100, 's-100'],
  [200, 's-200'],
  [500, 's-500'],
  [1000, 's-1000'],
];

/** 单位规模 by number of employees: '100-150人', '50人以下', '500人以上', '320'. */
export function readSize(cell: string): Reading<SizeCode> {
  const text = compact(cell).replace(/人|名/g, '');
  const found = /^(\d{1,6})(?:-(\d{1,6}))?(以下|以内|以上|\+)?$/.exec(text);
  if (!found) return missing(cell);
  const [, low, high, bound] = found;
  const people = bound === '以上' || bound === '+' ? Number(low) + 1 : Number(high ?? low);
  return read(upTo.find(([most]) => people <= most)?.[1] ?? 's-max', cell);
}
