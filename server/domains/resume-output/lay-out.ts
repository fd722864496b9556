import { asideName } from '#contract/resumes/print-parts.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { flow } from '#packages/typeset/flow.ts';
import { A4, emptyPage, type Page, put } from '#packages/typeset/page.ts';
import { inks, type Look, looks } from './draw/looks.ts';
import { masthead, sideHead } from './draw/masthead.ts';
import { type Outline, outlineOf } from './outline.ts';
import { measured, sectionRows, textRow } from './rows.ts';

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
