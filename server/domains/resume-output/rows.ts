import { markName, type PrintPart } from '#contract/resumes/print-parts.ts';
import { breakLines } from '#packages/typeset/break-lines.ts';
import { type Weight, widthOf } from '#packages/typeset/faces.ts';
import type { PageRow } from '#packages/typeset/flow.ts';
import { emptyPage } from '#packages/typeset/page.ts';
import { inks, type Look } from './draw/looks.ts';
import type { OutlineSection } from './outline.ts';
import type { OutlineEntry } from './outline-entries.ts';

export interface Type {
  size: number;
  weight: Weight;
  color: string;
  /** Distance between baselines. */
  leading: number;
  part?: PrintPart;
}

const types = {
  head: { size: 10.5, weight: 'bold', color: inks.text, leading: 17, part: 'head' },
  facts: { size: 9.5, weight: 'regular', color: inks.faint, leading: 15, part: 'facts' },
  note: { size: 10, weight: 'regular', color: inks.text, leading: 16, part: 'note' },
  when: { size: 9.5, weight: 'regular', color: inks.faint, leading: 15, part: 'when' },
} as const satisfies Record<string, Type>;

/** Centres Chinese characters vertically in the line. */
const baseline = ({ size, leading }: Type) => (leading - size) / 2 + size * 0.88;

export const measured =
  ({ size, weight }: Pick<Type, 'size' | 'weight'>) =>
  (text: string) =>
    widthOf(text, weight) * size;

export function textRow(text: string, type: Type, x = 0, more = false): PageRow {
  const { size, weight, color, leading, part } = type;
  const placed = {
    x,
    y: baseline(type),
    size,
    weight,
    color,
    text,
    ...(part ? { mark: markName({ part, more }) } : {}),
  };
  return { ...emptyPage(), texts: [placed], height: leading, before: 0, keep: false };
}

interface Place {
  x: number;
  width: number;
  first?: number;
}

/** A paragraph as rows, without widows and orphans. */
export function paragraph(text: string, type: Type, { x, width, first }: Place): PageRow[] {
  const lines = breakLines(text, width, measured(type), first);
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    ...textRow(line, type, x, index > 0),
    keep: index < last && (index === 0 || index === last - 1),
  }));
}

const DATES = 96;

/** Adds the dates to the end of the first line if there is room. */
function dated(rows: PageRow[], when: string, width: number): PageRow[] {
  const [first, ...rest] = rows;
  if (!first || when === '') return rows;
  const y = baseline(types.head);
  const [placed] = textRow(when, types.when, width - measured(types.when)(when)).texts;
  return [{ ...first, texts: [...first.texts, ...(placed ? [{ ...placed, y }] : [])] }, ...rest];
}

const GAP = 10;

/** '校级优秀学生  校级  2024年': an entry of single lines that stand beside each other; null where they do not fit. */
function oneRow(heads: readonly PageRow[], rest: readonly PageRow[], room: number): PageRow | null {
  const [first, ...more] = heads.flatMap(({ texts }) => texts);
  if (!first || more.length > 0 || rest.length === 0) return null;
  let end = measured(first)(first.text);
  const beside = rest.flatMap(({ texts }) =>
    texts.map((text) => {
      const x = first.x + end + GAP;
      end += GAP + measured(text)(text.text);
      return { ...text, x, y: first.y };
    }),
  );
  const [row] = heads;
  return row && end <= room ? { ...row, texts: [first, ...beside], keep: false } : null;
}

/** An entry as rows: its title, organisation and the first line of its description stay together. */
function entryRows(entry: OutlineEntry, width: number, dates: Look['dates'] | 'below'): PageRow[] {
  const { head, when, facts, notes } = entry;
  const x = dates === 'column' ? DATES : 0;
  const inner = width - x;
  const room = dates === 'end' && when !== '' ? inner - measured(types.when)(when) - 12 : inner;
  const heads = head === '' ? [] : paragraph(head, types.head, { x, width: inner, first: room });
  const line = dates === 'below' ? [facts, when].filter(Boolean).join(' · ') : facts;
  const said = line === '' ? [] : paragraph(line, types.facts, { x, width: inner });
  const noteParagraphs = notes.map((note) => paragraph(note, types.note, { x, width: inner }));
  const short = dates === 'below' ? null : oneRow(heads, [...said, ...noteParagraphs.flat()], room);
  const begun = short ? [short] : heads;
  const above = [...(dates === 'end' ? dated(begun, when, width) : begun), ...(short ? [] : said)];
  if (dates === 'column' && when !== '' && above[0]) {
    const y = baseline(types.head);
    const placed = textRow(when, types.when).texts.map((text) => ({ ...text, y }));
    above[0] = { ...above[0], texts: [...above[0].texts, ...placed] };
  }
  const hasNotes = !short && noteParagraphs.length > 0;
  const stored = above.map((row, index) => ({ ...row, keep: hasNotes || index < above.length - 1 }));
  return short ? stored : [...stored, ...noteParagraphs.flat()];
}

function headingRow(title: string, width: number, { heading, accent }: Look): PageRow {
  const type: Type = { size: 12.5, weight: 'bold', color: accent, leading: 20, part: 'section' };
  const wide = measured(type)(title);
  const row = { ...textRow(title, type), height: 25, before: 15, keep: true };
  const rule = (x: number, y: number, long: number, height: number, fill: string) => ({
    x,
    y,
    width: long,
    height,
    fill,
    stroke: null,
  });
  if (heading === 'line') row.shapes = [rule(0, 21, width, 0.8, inks.line)];
  if (heading === 'centred') {
    row.texts = textRow(title, type, (width - wide) / 2).texts;
    const arm = (width - wide) / 2 - 14;
    row.shapes = [rule(0, 10, arm, 0.8, accent), rule(width - arm, 10, arm, 0.8, accent)];
  }
  if (heading === 'bar') {
    row.texts = textRow(title, type, 10).texts;
    row.shapes = [rule(0, 3.5, 3, 13, accent)];
  }
  if (heading === 'block') {
    row.texts = textRow(title, { ...type, size: 11.5, color: inks.white }, 10).texts;
    row.shapes = [
      rule(0, 20, width, 0.8, accent),
      rule(0, 0, measured({ ...type, size: 11.5 })(title) + 20, 20, accent),
    ];
  }
  return row;
}

/** Rows of a section that is not divided between pages. */
const MAX_UNDIVIDED_ROWS = 5;

/** A section as rows. Its heading stays with its first entry. */
export function sectionRows({ title, entries }: OutlineSection, width: number, look: Look, narrow = false): PageRow[] {
  const rows = entries.flatMap((entry, index) =>
    entryRows(entry, width, narrow ? 'below' : look.dates).map((row, line) =>
      line === 0 && index > 0 ? { ...row, before: 8 } : row,
    ),
  );
  const all = [headingRow(title, width, narrow ? { ...look, heading: 'line' } : look), ...rows];
  return all.length > MAX_UNDIVIDED_ROWS ? all : all.map((row, at) => ({ ...row, keep: at < all.length - 1 }));
}
