/** Stands for a list of objects that all have the same fields: their names once, then the values field by field. */
interface Table {
  $fields: string[];
  $columns: unknown[];
}

type TableRow = Record<string, unknown>;

/** Fewer rows do not pay for the table. */
const FEWEST = 3;

const isRow = (value: unknown): value is TableRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$fields' in value);

const isTable = (value: TableRow): value is TableRow & Table => '$fields' in value;

/** What JSON would write: a field that is undefined is not there. */
const fieldsOf = (row: TableRow) => Object.keys(row).filter((field) => row[field] !== undefined);

function sharedFields(list: readonly unknown[]): string[] | null {
  const [first] = list;
  if (list.length < FEWEST || !isRow(first)) return null;
  const fields = fieldsOf(first);
  const shape = fields.join();
  return fields.length > 0 && list.every((row) => isRow(row) && fieldsOf(row).join() === shape) ? fields : null;
}

/** A value of plain data with every such list written as a table, the lists within them too. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const fields = sharedFields(value);
    if (!fields) return value.map(toColumns);
    return { $fields: fields, $columns: fields.map((field) => toColumns(value.map((row) => row[field]))) };
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, toColumns(inner)]));
}

/** The value that was written so. */
export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as TableRow;
  if (!isTable(object))
    return Object.fromEntries(Object.entries(object).map(([field, inner]) => [field, fromColumns(inner)]));
  const columns = object.$columns.map(fromColumns) as unknown[][];
  const rows = columns[0] ?? [];
  return rows.map((_, at) => Object.fromEntries(object.$fields.map((field, column) => [field, columns[column]?.[at]])));
}
