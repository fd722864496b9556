import { emptyPage, type Page } from '#packages/typeset/page.ts';

const INK = '#000000';
const SOFT = '#444444';
const LINE = '#777777';

interface Words {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  text: string;
  bold?: boolean;
  soft?: boolean;
  /** White, on a filled bar. */
  light?: boolean;
  width?: number;
  align?: 'left' | 'center' | 'right';
}

/** A page that is drawn part by part, in points from the upper left: black on white, so that any printer will do. */
export interface Sheet {
  page: Page;
  write(words: Words): void;
  box(x: number, y: number, width: number, height: number): void;
  /** A filled bar: a rule, or a module of a code. */
  bar(x: number, y: number, width: number, height: number, fill?: string): void;
  picture(x: number, y: number, width: number, height: number, bytes: Uint8Array): void;
  /** Words in the middle of the page's width. */
  line(y: number, size: number, text: string, bold?: boolean): void;
  /** A row of boxes from the left edge. */
  row(y: number, height: number, cells: readonly Cell[], style?: { size?: number; bold?: boolean }): void;
}

type Cell = Pick<Words, 'text' | 'align'> & { width: number };

/** The left edge and the width of everything that is printed, the one from the right edge of A4 as the other from the left. */
export const LEFT = 39;
export const WIDTH = 517;
export const RIGHT = LEFT + WIDTH;

export function newSheet(): Sheet {
  const page = emptyPage();
  const sheet: Sheet = {
    page,
    write: ({ bold = false, soft = false, light = false, width, align = 'left', ...placed }) =>
      page.texts.push({
        ...placed,
        weight: bold ? 'bold' : 'regular',
        color: light ? '#ffffff' : soft ? SOFT : INK,
        ...(width === undefined ? {} : { within: { width, align } }),
      }),
    box: (x, y, width, height) => page.shapes.push({ x, y, width, height, fill: null, stroke: LINE }),
    bar: (x, y, width, height, fill = INK) => page.shapes.push({ x, y, width, height, fill, stroke: null }),
    picture: (x, y, width, height, bytes) => page.pictures.push({ x, y, width, height, bytes }),
    line: (y, size, text, bold = false) => sheet.write({ x: LEFT, y, size, bold, text, width: WIDTH, align: 'center' }),
    row: (y, height, cells, { size = 9.5, bold = false } = {}) => {
      let x = LEFT;
      for (const { text, width, align = 'center' } of cells) {
        sheet.box(x, y, width, height);
        sheet.write({ x: x + 3, y: y + height / 2 + size - 5.5, size, bold, text, width: width - 6, align });
        x += width;
      }
    },
  };
  return sheet;
}

interface TablePaper {
  title: string;
  /** What the paper is called. */
  what: string;
  facts: string;
  columns: readonly (readonly [label: string, width: number])[];
  rows: readonly (readonly string[])[];
  /** Rows of a page, and the height of each. */
  perPage: number;
  height: number;
  foot: string;
}

/** A table to be filled in by hand, with its head and foot on every page; one page where nobody is in it. */
export function tablePages({ title, what, facts, columns, rows, perPage, height, foot }: TablePaper): Page[] {
  const count = Math.max(1, Math.ceil(rows.length / perPage));
  const cellsOf = (texts: readonly string[]) => columns.map(([, width], at) => ({ text: texts[at] ?? '', width }));
  return Array.from({ length: count }, (_, index) => {
    const sheet = newSheet();
    sheet.write({ x: LEFT, y: 48, size: 15, bold: true, text: title, width: 380 });
    sheet.write({ x: RIGHT - 130, y: 48, size: 15, bold: true, text: what, width: 130, align: 'right' });
    sheet.write({ x: LEFT, y: 68, size: 10, text: facts, width: WIDTH });
    sheet.bar(LEFT, 76, WIDTH, 1.2);
    const labels = columns.map(([label]) => label);
    sheet.row(84, height, cellsOf(labels), { bold: true });
    for (const [at, row] of rows.slice(index * perPage, (index + 1) * perPage).entries())
      sheet.row(84 + height * (at + 1), height, cellsOf(row));
    sheet.write({ x: LEFT, y: 800, size: 10, text: foot, width: 430 });
    const place = `第 ${index + 1} 页，共 ${count} 页`;
    sheet.write({ x: RIGHT - 80, y: 800, size: 9, soft: true, text: place, width: 80, align: 'right' });
    return sheet.page;
  });
}

export const twoDigits = (n: number) => String(n).padStart(2, '0');
