import { readWords } from '#contract/taxonomy/reader.ts';
import { readDay } from '../read/read-date.ts';
import { readEducation } from '../read/read-education.ts';
import { readExperience } from '../read/read-experience.ts';
import { isHeadcount } from '../read/read-headcount.ts';
import { readPlace } from '../read/read-place.ts';
import { readSalary } from '../read/read-salary.ts';
import type { ImportField } from './fields.ts';
import { splitRequirement } from './split-requirement.ts';

type Fits = (cell: string) => boolean;

const isSalary: Fits = (cell) =>
  cell.length <= 30 &&
  /\d\s*[kKwW千万元]|面议|[/／]\s*[年月天日节]/.test(cell) &&
  readSalary(cell).certainty !== 'missing';
const isEducation: Fits = (cell) => cell.length <= 20 && readEducation(cell).certainty === 'read';
const isExperience: Fits = (cell) => cell.length <= 20 && readExperience(cell).certainty === 'read';
const isTitle: Fits = (cell) => {
  if (cell.length > 40) return false;
  const { roles, subjects } = readWords(cell);
  return /教师|老师|教员|班主任|园长|校长|教练|讲师|助教|辅导员/.test(cell) || roles.length + subjects.length > 0;
};
const isSchool: Fits = (cell) =>
  cell.length >= 4 &&
  cell.length <= 40 &&
  /(?:学校|小学|中学|幼儿园|大学|学院|教育局|公司|集团|中心|[一二三四五六七八九十\d]中)(?:[(（].*[)）])?$/.test(cell);

/** Patterns that only one field's values match; the first match takes the column. */
const kinds: readonly (readonly [ImportField, Fits])[] = [
  ['salary', isSalary],
  ['link', (cell) => /^(?:https?:\/\/|\/)[\w./?=&%-]{6,}$/i.test(cell)],
  ['updated', (cell) => readDay(cell).certainty === 'read'],
  ['headcount', isHeadcount],
  ['company', isSchool],
  ['education', isEducation],
  ['experience', (cell) => isExperience(cell) || splitRequirement(cell) !== null],
  ['place', (cell) => cell.length <= 20 && readPlace(cell, '').certainty === 'read'],
  ['title', isTitle],
  ['description', (cell) => cell.length >= 60],
];

/** Minimum share of matching cells, and minimum number of cells. */
const LEAST_SHARE = 0.7;
const LEAST_CELLS = 2;

const shareOf = (cells: readonly string[], fits: Fits) => cells.filter(fits).length / Math.max(1, cells.length);

/** The field of a column with an unknown name, by its cells; undefined where they are inconclusive. */
export function fieldOfCells(
  cells: readonly string[],
  isFree: (field: ImportField) => boolean,
): ImportField | undefined {
  if (cells.length < LEAST_CELLS) return undefined;
  return kinds.find(([field, fits]) => isFree(field) && shareOf(cells, fits) >= LEAST_SHARE)?.[0];
}

const COMBINED_SHARE = 0.3;

/** Whether a column of degrees or experience contains both, as in '1-3年 / 本科'. */
export const namesBoth = (cells: readonly string[]): boolean =>
  shareOf(cells, (cell) => splitRequirement(cell) !== null) >= COMBINED_SHARE;
