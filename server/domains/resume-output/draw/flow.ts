import { emptyPage, type Page, put } from './page.ts';

/** What is never cut: a line, or a heading. Its things are placed from its own upper left. */
export interface PageRow extends Page {
  height: number;
  /** Space above, which falls away at the head of a page. */
  before: number;
  /** Stays on one page with the row below it. */
  keep: boolean;
}

export interface Column {
  x: number;
  /** Where it begins on the first page, and on the others. */
  first: number;
  top: number;
  bottom: number;
}

/** Rows that stay together: all up to the first that may part from the next. */
function groups(rows: readonly PageRow[]): PageRow[][] {
  const all: PageRow[][] = [];
  let group: PageRow[] = [];
  for (const row of rows) {
    group.push(row);
    if (row.keep) continue;
    all.push(group);
    group = [];
  }
  return group.length > 0 ? [...all, group] : all;
}

const heightOf = (rows: readonly PageRow[]) =>
  rows.reduce((sum, { height, before }, index) => sum + height + (index === 0 ? 0 : before), 0);

/**
 * Fills a column of page after page with rows, adding pages as they are needed. Groups move to the next page whole; only
 * one that is higher than a page is parted, between its rows.
 */
export function flow(pages: Page[], rows: readonly PageRow[], { x, first, top, bottom }: Column): void {
  let at = 0;
  let y = first;
  let fresh = true;
  const turn = () => {
    at += 1;
    y = top;
    fresh = true;
  };
  const place = (row: PageRow) => {
    if (!fresh && y + row.before + row.height > bottom) turn();
    if (!fresh) y += row.before;
    const page = pages[at] ?? emptyPage();
    pages[at] = page;
    put(page, row, x, y);
    y += row.height;
    fresh = false;
  };
  for (const group of groups(rows)) {
    const needed = heightOf(group) + (fresh ? 0 : (group[0]?.before ?? 0));
    const fitsWhole = heightOf(group) <= bottom - top;
    if (fitsWhole && y + needed > bottom && (at === 0 || !fresh)) turn();
    for (const row of group) place(row);
  }
}
