import { readWords } from '#contract/taxonomy/reader.ts';
import { compact, plainText } from '../read/plain-text.ts';
import { readDay } from '../read/read-date.ts';
import { readEducation } from '../read/read-education.ts';
import { readExperience } from '../read/read-experience.ts';
import { isHeadcount } from '../read/read-headcount.ts';
import { readPlace } from '../read/read-place.ts';
import { readSalary } from '../read/read-salary.ts';
import { bareName, type Cells, type ImportField, importFieldNames, importFields, type Mapping } from './fields.ts';

interface SplitRequirement {
  experience: string;
  education: string;
}

const degree =
  /(?:学历)?(?:全日制|统招)?(?:博士|硕士|研究生|本科|学士|大专|专科|中专|中技|高中|初中)(?:研究生)?(?:及?以上)?(?:学历)?|学历不限|不限学历/;
const years =
  /(?:经验)?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:-(?:\d{1,2}|[一二两三四五六七八九十]{1,3}))?年(?:及?以[上下内])?(?:(?:教学|工作)?经验|教龄)?|应届(?:毕业)?生?|经验不限|不限经验|在校生?|无经验/;
const open = /不限|无要求|不要求/;

/**
 * Splits a cell that contains experience and degree: '不限/本科', '大专 / 1-3年', '3-5年本科', '不限/不限'. Null for a cell with one of them.
 */
function splitRequirement(cell: string): SplitRequirement | null {
  const text = compact(cell);
  if (text.length > 30) return null;
  const education = degree.exec(text)?.[0];
  const experience = years.exec(text)?.[0];
  if (education && experience) return { education, experience };
  const rest = text.replace(education ?? experience ?? '', '');
  if (education && open.test(rest)) return { education, experience: '不限' };
  if (experience && open.test(rest)) return { experience, education: '不限' };
  return /^不限[^不]{1,3}不限$/.test(text) ? { experience: '不限', education: '不限' } : null;
}

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
function fieldOfCells(cells: readonly string[], isFree: (field: ImportField) => boolean): ImportField | undefined {
  if (cells.length < LEAST_CELLS) return undefined;
  return kinds.find(([field, fits]) => isFree(field) && shareOf(cells, fits) >= LEAST_SHARE)?.[0];
}

const COMBINED_SHARE = 0.3;

/** Whether a column of degrees or experience contains both, as in '1-3年 / 本科'. */
const namesBoth = (cells: readonly string[]): boolean =>
  shareOf(cells, (cell) => splitRequirement(cell) !== null) >= COMBINED_SHARE;

const isLatin = /^[a-z]+$/;
/** Rows sampled to classify a column by its cells. */
const SAMPLED = 200;

type Rows = readonly { cells: Readonly<Record<string, unknown>> }[];

/**
 * Maps columns to fields: first by exact names, then by names contained, then by their cells. No column is used twice, except one
 * that contains both experience and degree.
 */
export function mapColumns(columns: readonly string[], rows: Rows = []): Mapping {
  const mapping: Mapping = {};
  const free = new Set(columns);
  const assign = (field: ImportField, column: string) => {
    mapping[field] = column;
    free.delete(column);
  };
  const byName = (fits: (column: string, name: string) => boolean) => {
    for (const field of importFieldNames) {
      if (mapping[field]) continue;
      const [named] = importFields[field].names.flatMap((name) =>
        columns.filter((column) => free.has(column) && fits(bareName(column), name)),
      );
      if (named) assign(field, named);
    }
  };
  byName((column, name) => column === name);
  byName((column, name) => name.length > 2 && !isLatin.test(name) && column.includes(name));
  const cellsIn = (column: string) => rows.slice(0, SAMPLED).flatMap(({ cells }) => plainText(cells[column]) || []);
  for (const column of [...free]) {
    const field = fieldOfCells(cellsIn(column), (name) => mapping[name] === undefined);
    if (field) assign(field, column);
  }
  const combined = mapping.experience ?? mapping.education;
  if (combined && !(mapping.experience && mapping.education) && namesBoth(cellsIn(combined)))
    Object.assign(mapping, { experience: combined, education: combined });
  return mapping;
}

/** Validates a manual mapping: reports unknown fields and columns. */
export function checkMapping(
  given: Record<string, unknown>,
  columns: readonly string[],
): { mapping: Mapping; problems: string[] } {
  const problems: string[] = [];
  const mapping: Mapping = {};
  for (const [field, column] of Object.entries(given)) {
    if (!Object.hasOwn(importFields, field)) problems.push(`没有名为 ${field} 的字段`);
    else if (typeof column !== 'string' || !columns.includes(column))
      problems.push(`表中没有“${String(column)}”这一列`);
    else mapping[field as ImportField] = column;
  }
  return { mapping, problems };
}

export function cellsOf(row: Record<string, unknown>, mapping: Mapping): Cells {
  const cells = Object.fromEntries(
    importFieldNames.map((field) => [field, mapping[field] === undefined ? '' : plainText(row[mapping[field]])]),
  ) as Cells;
  const isCombined = mapping.experience !== undefined && mapping.experience === mapping.education;
  return isCombined ? { ...cells, ...apart(cells.experience) } : cells;
}

/** Splits one column's cell for both fields; a cell with only one of them is passed to both readers. */
const apart = (cell: string): Pick<Cells, 'experience' | 'education'> =>
  splitRequirement(cell) ?? { experience: cell, education: cell };
