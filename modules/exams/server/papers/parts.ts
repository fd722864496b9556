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
  words(words: Words): void;
  box(x: number, y: number, width: number, height: number): void;
  /** A filled bar: a rule, or a module of a code. */
  bar(x: number, y: number, width: number, height: number, fill?: string): void;
  picture(x: number, y: number, width: number, height: number, bytes: Uint8Array): void;
}

export function newSheet(): Sheet {
  const page = emptyPage();
  return {
    page,
    words: ({ bold = false, soft = false, light = false, width, align = 'left', ...placed }) =>
      page.texts.push({
        ...placed,
        weight: bold ? 'bold' : 'regular',
        color: light ? '#ffffff' : soft ? SOFT : INK,
        ...(width === undefined ? {} : { within: { width, align } }),
      }),
    box: (x, y, width, height) => page.shapes.push({ x, y, width, height, fill: null, stroke: LINE }),
    bar: (x, y, width, height, fill = INK) => page.shapes.push({ x, y, width, height, fill, stroke: null }),
    picture: (x, y, width, height, bytes) => page.pictures.push({ x, y, width, height, bytes }),
  };
}

export const twoDigits = (n: number) => String(n).padStart(2, '0');
