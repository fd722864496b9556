import { BROKEN_SHARE, decodeText, refuseMarkup } from '#packages/office-files/decode-text.ts';

/** Control characters, which occur in binary files but not in text. Word's line breaks are vertical tabs. */
const controls = /\p{Cc}/u;
const separator = /[,;\t|，；｜^]/;

/**
 * Whether the bytes are text, with a table's separators in one of the first lines.
 * @throws FileFault for text that a person has to save in another form first
 */
export function isCsv(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const { text } = decodeText(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (controls.test(text.replace(/[\t\r\n\v\f]/g, '')) || broken * BROKEN_SHARE > text.length) return false;
  refuseMarkup(text);
  return text.split('\n', 10).some((line) => separator.test(line));
}
