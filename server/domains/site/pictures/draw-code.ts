import { create } from 'qrcode';

/** Light margin around a code, in modules. */
const QUIET = 3;

/** A text as a QR code. */
export function drawCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  const side = size + 2 * QUIET;
  const ground = `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}">${ground}<path fill="#1a2233" d="${path}"/></svg>`;
}
