/** A range of cells, ends included, counted from 0. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What a person should know about a cell, in Chinese. */
export interface CellNote {
  row: number;
  column: number;
  text: string;
}

/** A sheet as its reader sees it: each cell's text as shown, '' for an empty one. Rows and columns count from 0. */
export interface Sheet {
  rows: string[][];
  /** Merged ranges. Only the first cell of a range has a text. */
  merges: CellRange[];
  /** Cells that were not read, or whose shown value is not the stored one. */
  notes: CellNote[];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/** Limits of a sheet, enforced while it is read. */
export interface SheetLimits {
  /** The last row, counted from 1, that may have contents. */
  rows: number;
  columns: number;
}

/** A cell with contents beyond the limits. */
export class SheetTooLarge extends Error {
  /** Counted from 1. */
  readonly row: number;
  readonly beyond: 'rows' | 'columns';
  constructor(row: number, beyond: 'rows' | 'columns') {
    super(`row ${row} goes beyond the limit of ${beyond}`);
    this.row = row;
    this.beyond = beyond;
  }
}
