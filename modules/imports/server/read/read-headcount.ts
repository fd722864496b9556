import { compact, numberOf } from './plain-text.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** Number of positions; `several` where a table says 若干. */
export type Headcount = number | 'several';

const several = /若干|数名|多名|多人|不限|几名/;
const numeral = String.raw`(\d{1,4}(?:\.0+)?|[一二两三四五六七八九十廿]{1,3})`;
const count = new RegExp(
  `^(?:招聘|拟招|拟聘|计划|需求|招|聘|各|约|共|计|≥|不少于|至少)*${numeral}(?:[-或至到]${numeral})?(?:名额|岗位|老师|教师|人|名|位|个|员|左右|以上)*$`,
);
/** What stands beside a number and does not change it, and what makes it a bound. */
const remark = /[[(][^()[\]]*[)\]]$/;
const bound = /≥|不少于|至少|左右|以上/;
/** A single post rarely seeks more: a slip, or the size of the school. */
const MANY = 50;

/** Reads '招聘3人', '3', '若干', '2-3名', '三名'. */
export function readHeadcount(cell: string): Reading<Headcount> {
  const text = compact(cell);
  if (text === '') return missing();
  if (several.test(text) && !/\d/.test(text)) return read('several', cell);
  const found = count.exec(text.replace(remark, ''));
  const low = numberOf(found?.[1] ?? '');
  const high = numberOf(found?.[2] ?? '') ?? low;
  if (low === null || high === null || high < 1) return missing(cell, '看不出招聘人数');
  if (high > MANY) return guessed(high, cell, '招聘人数多得不寻常');
  if (low === high && (remark.test(text) || bound.test(text))) return guessed(low, cell, `“${text}”按 ${low} 人理解`);
  return low === high ? read(high, cell) : guessed(Math.max(low, high), cell, '人数是一个范围，取较大的');
}

/** Whether a text is just a headcount with its unit, so that it can be read from a wrong column too. */
export const isHeadcount = (cell: string): boolean =>
  /人|名|位/.test(cell) &&
  /招|聘|^[\d一二两三四五六七八九十若干]+[人名位]$/.test(compact(cell)) &&
  readHeadcount(cell).certainty !== 'missing';
