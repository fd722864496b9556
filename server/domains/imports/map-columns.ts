import { type Cells, type ImportField, importFieldNames, importFields, type Mapping } from './fields.ts';
import { plainText } from './plain-text.ts';

const bare = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[（(].*?[)）]/g, '')
    .replace(/[\s*：:_\-/]/g, '')
    .toLowerCase();

/**
 * Which column holds what, by the columns' names: first those that are named exactly so, then those that contain a name.
 * No column is taken twice.
 */
export function mapColumns(columns: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const free = new Set(columns);
  const take = (fits: (column: string, name: string) => boolean) => {
    for (const field of importFieldNames) {
      if (mapping[field]) continue;
      const named = importFields[field].names.flatMap((name) =>
        columns.filter((column) => free.has(column) && fits(bare(column), name)),
      );
      if (!named[0]) continue;
      mapping[field] = named[0];
      free.delete(named[0]);
    }
  };
  take((column, name) => column === name);
  take((column, name) => name.length > 2 && column.includes(name));
  return mapping;
}

/** A mapping made by hand, its errors named: fields that are none, and columns that the table has not. */
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

/** The cells of a row under the fields of the mapping. */
export function cellsOf(row: Record<string, unknown>, mapping: Mapping): Cells {
  return Object.fromEntries(
    importFieldNames.map((field) => [field, mapping[field] === undefined ? '' : plainText(row[mapping[field]])]),
  ) as Cells;
}
