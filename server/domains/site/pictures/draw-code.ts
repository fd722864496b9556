import { create } from 'qrcode';

/** Light margin around a code, in modules. */
const QUIET = 3;

/** The dark modules of a text's QR code as one path, `size` modules wide. */
export function codePath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}

export function drawCode(text: string): string {
  const { size, path } = codePath(text);
  const side = size + 2 * QUIET;
  const ground = `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}">${ground}<path fill="#1a2233" d="${path}"/></svg>`;
}
