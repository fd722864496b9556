export interface TableRow {
  number: number;
  cells: Record<string, unknown>;
  /** Cells beyond the columns; absent if there are none. */
  surplus?: string[];
  /** Columns whose value comes from a merged cell that begins in a row above. */
  merged?: string[];
}

/** A table as it was read: cells by column name, in file order. */
export interface Table {
  columns: string[];
  rows: TableRow[];
  /** The detected format, for the report. */
  format: string;
  /** The visible sheets of a workbook, and the one that was read; empty for a CSV. */
  sheets: string[];
  sheet: string;
}

export type Grid = readonly (readonly unknown[])[];

/** A merged range, ends included, counted from 0. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Limits of a table, checked before a grid is built. */
export interface TableLimits {
  rows: number;
  columns: number;
}
