import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Control characters, which occur in binary files but not in text. */
const controls = /\p{Cc}/u;
const separator = /[,;\t]/;

/** Whether the bytes are text in UTF-8 or GBK, with a table's separators in one of the first lines. */
export function isCsv(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const text = isUtf8(bytes) ? bytes.toString('utf8') : iconv.decode(bytes, 'gb18030');
  if (controls.test(text.replace(/[\t\r\n\f]/g, '')) || text.includes('\ufffd')) return false;
  return text.split('\n', 10).some((line) => separator.test(line));
}
