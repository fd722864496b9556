import { asideName, type PrintPart } from '#contract/resumes/print-parts.ts';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { drawPdf } from '#packages/typeset/draw-pdf.ts';
import { flow, type PageRow } from '#packages/typeset/flow.ts';
import { outlinePages } from '#packages/typeset/glyph-outlines.ts';
import { A4, emptyPage, type Page, put } from '#packages/typeset/page.ts';
import { drawDocx } from './draw/draw-docx.ts';
import { inks, type Look, looks } from './draw/looks.ts';
import { type Outline, outlineOf } from './outline.ts';
import { measured, paragraph, sectionRows, type Type, textRow } from './rows.ts';

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
function masthead(outline: Outline, look: Look, hasPhoto: boolean): PageRow {
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
function sideHead(outline: Outline, look: Look, width: number, hasPhoto: boolean): PageRow[] {
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

interface Printed {
  snapshot: ResumeSnapshot;
  template: ResumeTemplate;
  age: number | null;
  hasPhoto: boolean;
}

function oneColumn(outline: Outline, look: Look, hasPhoto: boolean): Page[] {
  const { left, right, top, bottom } = look;
  const head = masthead(outline, look, hasPhoto);
  const pages = [emptyPage()];
  put(pages[0] as Page, head, left, top);
  const rows = outline.sections.flatMap((section) => sectionRows(section, right - left, look));
  flow(pages, rows, { x: left, first: top + head.height, top, bottom });
  return pages;
}

function twoColumns(outline: Outline, look: Look, side: NonNullable<Look['side']>, hasPhoto: boolean): Page[] {
  const { left, right, top, bottom } = look;
  const pages = [emptyPage()];
  const inSide = new Set<string>(side.sections);
  const x = 28;
  const width = side.width - x - 16;
  const narrow = outline.sections.filter(({ name }) => inSide.has(name));
  const wide = outline.sections.filter(({ name }) => !inSide.has(name));
  const sideRows = [
    ...sideHead(outline, look, width, hasPhoto),
    ...narrow.flatMap((section) => sectionRows(section, width, look, true)),
  ];
  const aside = sideRows.map((row) => ({
    ...row,
    texts: row.texts.map((text) => (text.mark ? { ...text, mark: asideName(text.mark) } : text)),
  }));
  flow(pages, aside, { x, first: top, top, bottom });
  const rows = wide.flatMap((section) => sectionRows(section, right - left, look));
  flow(pages, rows, { x: left, first: top, top, bottom });
  const ground = { x: 0, y: 0, width: side.width, height: A4.height, fill: side.ground, stroke: null };
  for (const page of pages) page.shapes.unshift(ground);
  return pages;
}

/** The name and page number on each of several pages. */
function numbered(pages: Page[], { name }: Outline, { left, right }: Look): Page[] {
  if (pages.length < 2) return pages;
  const type = { size: 8.5, weight: 'regular', color: inks.faint, leading: 12 } as const;
  pages.forEach((page, index) => {
    const text = `${[...name].slice(0, 20).join('')} · 第 ${index + 1} 页，共 ${pages.length} 页`;
    const x = (left + right - measured(type)(text)) / 2;
    put(page, textRow(text, type), x, A4.height - 38);
  });
  return pages;
}

/** How much larger than its usual size the type may be, and how much smaller where the whole is one page by it. */
const larger = [1.2, 1.15, 1.1, 1.05];
const smaller = [0.95, 0.9];

/** The same margins on paper that is to be enlarged. */
const reduced = ({ left, right, top, bottom, side, ...look }: Look, by: number): Look => ({
  ...look,
  ...{ left: left / by, right: right / by, top: top / by, bottom: bottom / by },
  side: side && { ...side, width: side.width / by },
});

/** Grounds may then reach over the edge of the paper, where they are cut. */
function enlarged({ texts, shapes, pictures }: Page, by: number): Page {
  const box = <T extends { x: number; y: number; width: number; height: number }>(one: T): T => ({
    ...one,
    ...{ x: one.x * by, y: one.y * by, width: one.width * by, height: one.height * by },
  });
  return {
    texts: texts.map((text) => ({ ...text, x: text.x * by, y: text.y * by, size: text.size * by })),
    shapes: shapes.map(box),
    pictures: pictures.map(box),
  };
}

/**
 * Lays out a resume as pages of positioned elements, on one page if slightly smaller type allows it, else in the largest type that
 * takes no more pages than the usual one: the only place that breaks lines and pages. Screen and PDF both draw its result, so they
 * cannot differ.
 */
export function layOut({ snapshot, template, age, hasPhoto }: Printed): Page[] {
  const look = looks[template];
  const outline = outlineOf(snapshot, age, look.usual);
  const arranged = (by: number) => {
    const given = reduced(look, by);
    return given.side ? twoColumns(outline, given, given.side, hasPhoto) : oneColumn(outline, given, hasPhoto);
  };
  const usual = arranged(1);
  const scaled = (scales: readonly number[], most: number) => {
    for (const by of scales) {
      const pages = arranged(by);
      if (pages.length <= most) return pages.map((page) => enlarged(page, by));
    }
    return null;
  };
  const onOne = usual.length > 1 ? scaled(smaller, 1) : null;
  return numbered(onOne ?? scaled(larger, usual.length) ?? usual, outline, look);
}

/** What to produce from a resume. */
export interface PrintCommand {
  as: 'sheet' | 'pdf' | 'docx';
  snapshot: ResumeSnapshot;
  template: ResumeTemplate;
  age: number | null;
  title: string;
  /** The person's picture as a JPEG, and its URL on a page. */
  photo: { bytes: Uint8Array; url: string } | null;
  watermark?: string | undefined;
  now: Date;
}

function sheetOf(template: ResumeTemplate, pages: readonly Page[], photoUrl: string | null): ResumeSheet {
  const drawn = outlinePages(pages);
  const withPhoto = drawn.pages.map((page) => ({
    ...page,
    pictures: photoUrl === null ? [] : page.pictures.map((picture) => ({ ...picture, url: photoUrl })),
  }));
  return { ...drawn, template, width: A4.width, height: A4.height, pages: withPhoto };
}

/** Produces pages for the screen, or the bytes of a file. */
export async function setResume(order: PrintCommand): Promise<ResumeSheet | Uint8Array> {
  const { as, snapshot, template, age, title, photo, watermark, now } = order;
  if (as === 'docx') {
    const outline = outlineOf(snapshot, age, looks[template].usual);
    return drawDocx({ outline, template, title, photo: photo?.bytes ?? null });
  }
  const pages = layOut({ snapshot, template, age, hasPhoto: photo !== null });
  if (as === 'sheet') return sheetOf(template, pages, photo?.url ?? null);
  return drawPdf({ pages, title, author: snapshot.jober.name, photo: photo?.bytes ?? null, watermark, now });
}
