export interface TableRow {
  number: number;
  cells: Record<string, unknown>;
  /** What the row has beyond the columns; absent where there is nothing. */
  surplus?: string[];
  /** Columns whose value is that of a merged cell which begins in a row above. */
  merged?: string[];
}

/** A table as it was read: cells under the names of their columns, in the order of the file. */
export interface Table {
  columns: string[];
  rows: TableRow[];
  /** How the file was read, for the report. */
  format: string;
  /** The visible sheets of a workbook, and the one that was read; empty for a CSV. */
  sheets: string[];
  sheet: string;
}

export type Grid = readonly (readonly unknown[])[];

/** A merged range, its ends included, counted from 0. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What a table may hold; asked before a grid is built. */
export interface TableLimits {
  rows: number;
  columns: number;
}
