/** Width of a text at font size 1. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const wideSigns =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef\\p{Extended_Pictographic}]';
const wideStart = new RegExp(`^${wideSigns}`, 'u');
const wideEnd = new RegExp(`${wideSigns}$`, 'u');
/** Characters that may not start, or may not end, a line (GB/T 15834). */
const closing = /^[，。、；：！？）》〉」』】〕〗”’％‰℃…—～·,.;:!?)\]}%]/u;
const opening = /[（《〈「『【〔〖“‘([{]$/u;

function mayBreak(before: string, after: string): boolean {
  if (/\s$/u.test(before)) return !/^[\s·]/u.test(after);
  if (/^\s/u.test(after) || closing.test(after) || opening.test(before)) return false;
  return wideEnd.test(before) || wideStart.test(after);
}

/** The unbreakable parts of a text. */
function clusters(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || mayBreak(last, segment)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** A part wider than a line, split where necessary. */
function cut(part: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(part)) {
    const last = pieces.at(-1);
    if (last === undefined || measure((last + segment).trimEnd()) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

/**
 * Breaks a paragraph into lines of at most `width`, or `first` for the first one. Only spaces at line ends are dropped; a
 * character wider than the line is placed alone.
 */
export function breakLines(text: string, width: number, measure: Measure, first = width): string[] {
  const lines: string[] = [];
  let line = '';
  const narrow = Math.min(first, width);
  const room = () => (lines.length === 0 ? first : width);
  const put = (part: string) => {
    if (line !== '' && measure((line + part).trimEnd()) > room()) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? part.trimStart() : part;
  };
  for (const part of clusters(text)) {
    if (measure(part.trim()) <= narrow) put(part);
    else for (const piece of cut(part, narrow, measure)) put(piece);
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd());
  return lines;
}
