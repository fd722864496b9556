import { readWords } from '#contract/taxonomy/reader.ts';
import { isBenefit } from '../read/read-benefits.ts';
import { readDay } from '../read/read-date.ts';
import { readEducation } from '../read/read-education.ts';
import { readExperience } from '../read/read-experience.ts';
import { isHeadcount, readHeadcount } from '../read/read-headcount.ts';
import { readSalary } from '../read/read-salary.ts';
import { type Cells, type ImportField, importFields } from '../table/fields.ts';

/** A value found under another column's name. */
export interface Stray {
  from: ImportField;
  to: ImportField;
  cell: string;
}

type Fits = (cell: string) => boolean;
const isJobKind: Fits = (cell) => /^(?:全职|兼职|实习|临时)$/.test(cell) || readWords(cell).tenures.length > 0;

/** Whether a value fits its own column. Free-text columns are not included: anything fits there. */
const fits: Partial<Record<ImportField, Fits>> = {
  salary: (cell) => readSalary(cell).certainty !== 'missing',
  experience: (cell) => readExperience(cell).certainty !== 'missing',
  education: (cell) => readEducation(cell).certainty !== 'missing',
  jobKind: isJobKind,
  headcount: (cell) => readHeadcount(cell).certainty !== 'missing',
  teacherKind: (cell) => !isBenefit(cell),
  lessonKind: (cell) => !isBenefit(cell),
  arrival: (cell) => !isBenefit(cell),
};

/** Whether a value can belong to this column only, wherever it stands. */
const certain: Partial<Record<ImportField, Fits>> = {
  headcount: isHeadcount,
  jobKind: (cell) => /^(?:全职|兼职)$/.test(cell),
  education: (cell) => /本科|大专|专科|硕士|博士|学历/.test(cell) && readEducation(cell).certainty === 'read',
  salary: (cell) => /[kKwW千万元]\s*[/／]|面议/.test(cell) && readSalary(cell).certainty === 'read',
  experience: (cell) => /年以[上下]|经验不限|应届生?$/.test(cell) && readExperience(cell).certainty === 'read',
  arrival: (cell) => /到岗/.test(cell) || readDay(cell).certainty === 'read',
};

/**
 * Moves values from wrong columns back: a value that does not fit its own column moves to the only column it fits, if that is
 * empty or its value does not fit either.
 */
export function returnStrays(cells: Cells): { cells: Cells; strays: Stray[] } {
  const strays: Stray[] = [];
  const sorted = { ...cells };
  const misfits = (Object.keys(fits) as ImportField[]).filter(
    (field) => cells[field] !== '' && !fits[field]?.(cells[field]),
  );
  for (const field of misfits) sorted[field] = '';
  for (const from of misfits) {
    const cell = cells[from];
    const home = (Object.keys(certain) as ImportField[]).find(
      (to) => to !== from && sorted[to] === '' && certain[to]?.(cell),
    );
    if (home) {
      sorted[home] = cell;
      strays.push({ from, to: home, cell });
    } else if (isBenefit(cell)) {
      sorted.benefits = [sorted.benefits, cell].filter(Boolean).join(';');
      strays.push({ from, to: 'benefits', cell });
    } else sorted[from] = cell;
  }
  return { cells: sorted, strays };
}

export const strayNote = ({ from, to, cell }: Stray): string =>
  `“${cell}”写在“${importFields[from].label}”一列，按${importFields[to].label}理解`;
