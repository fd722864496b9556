import { plainText } from '../read/plain-text.ts';
import { fieldOfCells, namesBoth } from './column-contents.ts';
import { bareName, type Cells, type ImportField, importFieldNames, importFields, type Mapping } from './fields.ts';
import { splitRequirement } from './split-requirement.ts';

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
    const field = fieldOfCells(cellsIn(column), (one) => mapping[one] === undefined);
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
