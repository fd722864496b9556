import { factsOfRow } from './fact-labels.ts';
import { headingOf } from './headings.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const textOf = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, dec?: string, hex?: string, name?: string) => {
      if (dec) return String.fromCodePoint(Number(dec));
      return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name ?? ''] ?? whole);
    });

const blocksOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h[1-6]|li|td|th)>/)
    .flatMap((block) => textOf(block).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

const MOST_LINES_IN_CELL = 2;

/** A table row: adjacent facts form one line; cells with paragraphs are columns, read one after the other. */
function linesOfRow(html: string): string[] {
  const cells = html
    .split(/<\/t[dh]>/)
    .map(blocksOf)
    .filter((cell) => cell.length > 0);
  const isFlat = cells.every((cell) => cell.length <= MOST_LINES_IN_CELL);
  const facts = isFlat ? factsOfRow(cells.map((cell) => cell.join(' '))) : null;
  if (facts) return facts;
  const [first = [], ...others] = cells;
  if (others.length > 0 && headingOf(first.join(''))) return [first.join(''), ...others.flat()];
  if (!isFlat) return cells.flat();
  return [cells.map((cell) => cell.join(' ')).join('\t')].filter((line) => line !== '');
}

/** The lines of a document converted to HTML, including nested tables. */
export function linesOfHtml(html: string): string[] {
  return html
    .split(/(<tr[^>]*>[\s\S]*?<\/tr>)/)
    .flatMap((piece) => (piece.startsWith('<tr') ? linesOfRow(piece) : blocksOf(piece)));
}
