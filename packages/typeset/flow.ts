import { emptyPage, type Page, put } from './page.ts';

/** An unbreakable row: a line or a heading. Its elements are positioned from its own upper left. */
export interface PageRow extends Page {
  height: number;
  /** Space above, dropped at the top of a page. */
  before: number;
  /** Keeps the row on one page with the next. */
  keep: boolean;
}

export interface Column {
  x: number;
  /** Where it starts on the first page, and on the others. */
  first: number;
  top: number;
  bottom: number;
}

/** Groups of rows that stay together, each ending with the first row that may be followed by a break. */
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
 * Fills a column with rows, page after page. Groups move to the next page whole; only a group higher than a page is split between
 * its rows.
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
