import type { PrintPart } from '#contract/resumes/print-parts.ts';
import type { PageRow } from '#packages/typeset/flow.ts';
import { A4, emptyPage, put } from '#packages/typeset/page.ts';
import type { Outline } from '../outline.ts';
import { measured, paragraph, type Type } from '../rows.ts';
import { inks, type Look } from './looks.ts';

const PHOTO = 76;
const sizes = { name: 23, wish: 11.5, line: 9.5 };

interface Setting {
  width: number;
  centred: boolean;
  ink: { name: string; wish: string; line: string };
}

function linesOf({ name, wish, facts, contacts }: Outline, { width, centred, ink }: Setting): PageRow[] {
  const type = (part: PrintPart, size: number, color: string, leading: number, bold = false): Type => ({
    part,
    size,
    color,
    leading,
    weight: bold ? 'bold' : 'regular',
  });
  const set = (text: string, given: Type) =>
    paragraph(text, given, { x: 0, width }).map((row) =>
      centred
        ? { ...row, texts: row.texts.map((one) => ({ ...one, x: (width - measured(given)(one.text)) / 2 })) }
        : row,
    );
  return [
    ...set(name, type('name', sizes.name, ink.name, 32, true)),
    ...set(wish, type('wish', sizes.wish, ink.wish, 20)),
    ...set(facts.join(' · '), type('person', sizes.line, ink.line, 16)),
    ...set(contacts.join(' · '), type('person', sizes.line, ink.line, 16)),
  ];
}

function stack(rows: readonly PageRow[]): PageRow {
  const page = emptyPage();
  let height = 0;
  for (const row of rows) {
    put(page, row, 0, height);
    height += row.height;
  }
  return { ...page, height, before: 0, keep: false };
}

/** The header of a single-column resume: name and contact details, at the left and top of the text. */
export function masthead(outline: Outline, look: Look, hasPhoto: boolean): PageRow {
  const full = look.right - look.left;
  const band = look.masthead === 'band';
  const centred = look.masthead === 'centred';
  const ink = band
    ? { name: inks.white, wish: inks.white, line: '#dbe4f5' }
    : { name: inks.text, wish: centred ? inks.soft : look.accent, line: inks.soft };
  const width = full - (hasPhoto ? (PHOTO + 20) * (centred ? 2 : 1) : 0);
  const row = stack(linesOf(outline, { width, centred, ink }));
  if (centred && hasPhoto) row.texts = row.texts.map((text) => ({ ...text, x: text.x + PHOTO + 20 }));
  if (hasPhoto) row.pictures.push({ x: full - PHOTO, y: band ? 2 : 0, width: PHOTO, height: PHOTO });
  const height = Math.max(row.height, hasPhoto ? PHOTO + 4 : 0);
  if (band) {
    const ground = { x: -look.left, y: -look.top, width: A4.width, height: height + look.top + 14, stroke: null };
    row.shapes.push({ ...ground, fill: look.accent });
  }
  return { ...row, height: height + (band ? 30 : 12) };
}

/** The header of a narrow column: one fact per line. */
export function sideHead(outline: Outline, look: Look, width: number, hasPhoto: boolean): PageRow[] {
  const line = { size: sizes.line, weight: 'regular', color: inks.soft, leading: 17, part: 'person' } as const;
  const name = { size: 21, weight: 'bold', color: inks.text, leading: 30, part: 'name' } as const;
  const wish = { ...line, size: 10.5, color: look.accent, part: 'wish' } as const;
  const photo = { ...emptyPage(), height: PHOTO + 14, before: 0, keep: true };
  photo.pictures = [{ x: 0, y: 0, width: PHOTO, height: PHOTO }];
  const set = (text: string, type: Type) => paragraph(text, type, { x: 0, width });
  const rows = [...set(outline.name, name), ...set(outline.wish, wish)];
  const facts = [...outline.contacts, ...outline.facts].flatMap((fact) => set(fact, line));
  return [...(hasPhoto ? [photo] : []), ...rows, ...facts.map((row, at) => (at === 0 ? { ...row, before: 6 } : row))];
}
