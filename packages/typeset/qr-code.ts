import { create } from 'qrcode';
import type { Page } from './page.ts';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Draws a text as a black QR code; the dark modules of a row are joined. */
export function drawQr({ shapes }: Page, text: string, { x, y, width }: Place): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const unit = width / size;
  const black = { height: unit, fill: '#000000', stroke: null };
  for (let row = 0; row < size; row += 1) {
    let from = 0;
    while (from < size) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from) shapes.push({ ...black, x: x + from * unit, y: y + row * unit, width: (to - from) * unit });
      from = to + 1;
    }
  }
}
