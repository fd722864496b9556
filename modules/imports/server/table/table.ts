import type { CellNote, CellRange } from '#packages/office-files/sheet.ts';

export interface TableRow {
  number: number;
  cells: Record<string, unknown>;
  /** Cells beyond the columns; absent if there are none. */
  surplus?: string[];
  /** Columns whose value comes from a merged cell that begins in a row above. */
  merged?: string[];
  /** Cells that were not read as they stand, and whether the row is hidden, in Chinese; absent if there is nothing to say. */
  notes?: string[];
}

/** A table as it was read: cells by column name, in file order. */
export interface Table {
  columns: string[];
  rows: TableRow[];
  /** What a person should know about the table as a whole, in Chinese. */
  notes: string[];
  /** The detected format, for the report. */
  format: string;
  /** The sheets of a workbook, the visible ones first, and the one that was read; empty for a text table. */
  sheets: string[];
  sheet: string;
  /** Whether somebody who opens the file does not see that sheet. */
  isHidden?: boolean;
}

export type Grid = readonly (readonly unknown[])[];
export type Merge = CellRange;

/** What a sheet says about its cells beside their texts. */
export interface SheetMarks {
  merges?: readonly Merge[];
  notes?: readonly CellNote[];
  hiddenRows?: ReadonlySet<number>;
  hiddenColumns?: ReadonlySet<number>;
}

/** Limits of a table, checked before a grid is built. */
export interface TableLimits {
  rows: number;
  columns: number;
}
