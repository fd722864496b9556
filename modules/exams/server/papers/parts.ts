import { create } from 'qrcode';
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

/** A text as a QR code of a given width; the dark modules of a row are joined. */
export function drawQr(sheet: Sheet, text: string, { x, y, width }: { x: number; y: number; width: number }): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const unit = width / size;
  for (let row = 0; row < size; row += 1) {
    let from = 0;
    while (from < size) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) sheet.bar(x + from * unit, y + row * unit, (to - from) * unit, unit);
      from = to + 1;
    }
  }
}

export const twoDigits = (n: number) => String(n).padStart(2, '0');
