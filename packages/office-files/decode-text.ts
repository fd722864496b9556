import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { FileFault } from './file-fault.ts';

export interface DecodedText {
  text: string;
  /** As a person knows it. */
  encoding: 'UTF-8' | 'UTF-16' | 'GBK';
}

const SAMPLE_BYTES = 4_096;

/**
 * Which byte of each pair is zero in UTF-16 without a mark: the upper one of separators, digits and line breaks, and never the other.
 */
function wideOrder(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++;
  if (bytes.length % 2 !== 0 || Math.max(even, odd) < 2) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

/** Share of double bytes with a low second byte: half of them in Big5, hardly any in GBK, whose rare characters have those. */
const BIG5_SHARE = 0.15;
const BIG5_LEAST = 4;
/** First bytes below are no characters, those up to 0xa0 are Hong Kong's. */
const BIG5_FIRST = 0x87;

/** Whether the text is Big5, the encoding of traditional characters; its bytes are valid GBK of senseless characters. */
function isBig5(bytes: Buffer): boolean {
  let [pairs, low] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    const second = bytes[at + 1] ?? 0;
    const isLow = second >= 0x40 && second <= 0x7e;
    if (first < BIG5_FIRST || !(isLow || (second >= 0xa1 && second <= 0xfe))) return false;
    pairs += 1;
    if (isLow) low += 1;
    at += 1;
  }
  return low >= BIG5_LEAST && low / pairs >= BIG5_SHARE;
}

const wide = (bytes: Buffer, order: 'utf-16le' | 'utf-16be'): DecodedText => ({
  text: new TextDecoder(order).decode(bytes),
  encoding: 'UTF-16',
});

/** Of so many signs one may be broken in a text that is still of its encoding. */
export const BROKEN_SHARE = 20;
const CTRL_Z = 0x1a;

/** The text without what old exports add to its end: Ctrl-Z or zero bytes. */
function ended(text: string): string {
  let { length } = text.trimEnd();
  while (text.charCodeAt(length - 1) === 0 || text.charCodeAt(length - 1) === CTRL_Z) length -= 1;
  return text.slice(0, length);
}

function decoded(bytes: Buffer): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return wide(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return wide(bytes, 'utf-16be');
  const order = wideOrder(bytes);
  if (order) return wide(bytes, order);
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), encoding: 'UTF-8' };
  // A program that cuts texts by bytes cuts signs: few are broken, whereas another encoding breaks most.
  const text = new TextDecoder().decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (broken * BROKEN_SHARE < (text.match(/[\u0080-\ufffc]/g)?.length ?? 0)) return { text, encoding: 'UTF-8' };
  if (isBig5(bytes))
    throw new FileFault('文件像是繁体中文的 Big5 编码，请另存为 UTF-8 编码的 CSV，或另存为 .xlsx 后再上传');
  return { text: iconv.decode(bytes, 'gb18030'), encoding: 'GBK' };
}

/**
 * The text of a file without a statement of its encoding: by its byte order mark, else UTF-16 by its zero bytes, UTF-8 if valid,
 * else GB 18030, a superset of GBK and GB 2312.
 * @throws FileFault for Big5, with what to do
 */
export function decodeText(bytes: Buffer): DecodedText {
  const { text, encoding } = decoded(bytes);
  return { text: ended(text), encoding };
}

const marked: readonly (readonly [beginning: RegExp, words: string])[] = [
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<\?mso-application[^>]*>\s*)?<(?:\w+:)?Workbook\b/i, '这是 XML 格式的表格'],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype|html|head|meta|body|style|table|div)\b/i,
    '这是网页格式的表格',
  ],
  [/^\s*MIME-Version:/i, '这是网页格式的表格'],
  [/^\s*\{\\rtf/, '这是 RTF 文档'],
];

/**
 * Web systems name pages and XML '.xls', which spreadsheet software opens nevertheless.
 * @throws FileFault with what to do
 */
export function refuseMarkup(text: string): void {
  const found = marked.find(([beginning]) => beginning.test(text.slice(0, 4_096).replace(/^\ufeff/, '')));
  if (found) throw new FileFault(`${found[1]}，请在 Excel 或 WPS 里打开，另存为 .xlsx 后再上传`);
}
