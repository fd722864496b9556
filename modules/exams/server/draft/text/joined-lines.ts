import { comparable } from './characters.ts';

/** Width in full-width characters. */
const widthOf = (line: string): number => {
  let width = 0;
  for (const sign of line) width += /[\w%]/.test(sign) ? 0.54 : /[\u0020-\u007e]/.test(sign) ? 0.3 : 1;
  return width;
};

/** Characters in a line of a page, from a telephone's to a landscape sheet's. */
const MIN_WIDTH = 20;
const MAX_WIDTH = 70;
/** So many full lines leave no doubt that the width of a page broke the text. */
const SURE_LINES = 3;
/** So many wider lines may be notes in small type. */
const SMALL_LINES = 4;
/**
 * A line is full where the next character, or the number or word that the next line begins with, does not fit. Fonts differ in
 * the width of digits.
 */
const SLACK = 3;
/** A paragraph begins two characters further in. */
const INDENT = 2;
/** A colon between digits belongs to a time of day. */
const ends = /[。;!?]$|(?<!\d):$/;
const isTitle = /(?:公告|简章|启事|通告|方案|通知|[】)]|号)$/;
const begins =
  /^(?:第[一二三四五六七八九十]+[章节部分条]|[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,3}[、.]|\([一二三四五六七八九十\d]{1,3}\)|\d{1,2}(?:[、)]|\.(?!\d{2}\b)|\s(?=(?![年月日时点分名人个元周号])\p{Script=Han}))|[①-⑳【●·※★☆◆◇◎■▲❖▶➤]|附件|附:)/u;
const labelled = /^\p{Script=Han}{2,8}:/u;

/** Its cells are parted by tabs, or by as many spaces as no sentence holds. */
const row = /\t|\S {3,}\S/;

type Measure = { width: number; isSure: boolean };

/** Its signs are narrower than other letters, and no width breaks it. */
const address = /[\w.:/@-]{12,}/;

/** The width at which a text is broken; null where its lines are paragraphs, of which the longest end with a full stop. */
function measureOf(lines: readonly string[]): Measure | null {
  const plain = lines.filter((line) => !row.test(line));
  const widths = [...plain.filter((line) => !address.test(line)).map(widthOf), 0].toSorted((a, b) => b - a);
  const open = plain.filter((line) => !ends.test(comparable(line)) && !isTitle.test(comparable(line))).map(widthOf);
  const brokenAt = (width: number) => open.filter((lineWidth) => Math.abs(width - lineWidth) <= SLACK).length;
  const [width = 0, ...narrower] = widths;
  const body = narrower.slice(0, SMALL_LINES).find((size) => width - size > SLACK && brokenAt(size) > 2 * SURE_LINES);
  const measure = body !== undefined && brokenAt(width) < SURE_LINES ? body : width;
  const broken = measure < MIN_WIDTH || measure > MAX_WIDTH ? 0 : brokenAt(measure);
  return broken > 0 ? { width: measure, isSure: broken >= SURE_LINES } : null;
}

/** Joins the lines of a text that the width of its page broke. A text of paragraphs stays as it is. */
export function joinedLines(lines: readonly string[]): string[] {
  const measure = measureOf(lines);
  if (measure === null) return [...lines];
  const joined: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const text = comparable(line);
    const isSure = measure.isSure && !address.test(lines[at - 1] ?? '');
    const isNew = begins.test(text) || row.test(line) || (!isSure && labelled.test(text));
    if (isOpen && !isNew) joined.push((joined.pop() ?? '') + line);
    else joined.push(line);
    const word = /^[\w.:/@-]+[,;:)。、]?/.exec(comparable(lines[at + 1] ?? ''))?.[0] ?? '';
    const indent: number = isOpen && !isNew ? 0 : INDENT;
    const isFull: boolean = indent + widthOf(line) + Math.max(SLACK, widthOf(word)) >= measure.width;
    isOpen = isFull && !ends.test(text) && !row.test(line) && !(isTitle.test(text) && at < TITLE_LINES);
  }
  return joined;
}

const TITLE_LINES = 6;

const pageNumber =
  /^(?:[-—–－]\s*\d{1,3}\s*[-—–－]|第\s*\d{1,3}\s*页(?:\s*[,，/]?\s*共\s*\d{1,3}\s*页)?|\d{1,3}\s*\/\s*\d{1,3})$/;

/** Without the numbers of pages and the line that begins each page, so that a sentence goes on over them. */
export function withoutPages(lines: readonly string[]): string[] {
  const isNumber = (line = '') => pageNumber.test(line.trim());
  const isFirst = (line: string, at: number) => !line.includes('\t') && (at === 0 || isNumber(lines[at - 1]));
  const begins = lines.filter(isFirst);
  const heads = new Set(begins.filter((line, at) => begins.indexOf(line) !== at));
  const isHead = (line: string, at: number) =>
    isFirst(line, at) && heads.has(line) && !(at === 0 && isTitle.test(line));
  return lines.filter((line, at) => !isNumber(line) && !isHead(line, at));
}
