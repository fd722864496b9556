import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { type FaceName, faceOf, signOf, type Weight } from './faces.ts';
import { A4, type Page, type PlacedText } from './page.ts';

interface Outlines {
  outlines: Record<string, string>;
  missing: Set<string>;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The box for a character without a glyph, as drawn in `draw-pdf.ts`. */
const box = 'M100 0H900V800H100ZM160 60V740H840V60ZM130 800L870 0H900L160 800Z';

function outlineOf(face: FaceName, character: string): string {
  const { font } = faceOf(face);
  return font
    .glyphForCodePoint(character.codePointAt(0) ?? 0)
    .path.toSVG()
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

function glyphsOf(text: string, weight: Weight, size: number, { outlines, missing }: Outlines): [string, number][] {
  let at = 0;
  const glyphs: [string, number][] = [];
  for (const character of text) {
    const { face, width } = signOf(character, weight);
    const key = `${face ?? 'none'}-${face ? (character.codePointAt(0) ?? 0).toString(36) : ''}`;
    if (face === null) missing.add(character);
    outlines[key] ??= face === null ? box : outlineOf(face, character);
    if (outlines[key] !== '') glyphs.push([key, round(at * size)]);
    at += width;
  }
  return glyphs;
}

const placed = ({ x, y, size, weight, color, text }: PlacedText, all: Outlines) => {
  const width = [...text].reduce((sum, character) => sum + signOf(character, weight).width, 0) * size;
  return {
    x: round(x),
    y: round(y),
    width: round(width),
    size,
    color,
    text,
    glyphs: glyphsOf(text, weight, size, all),
  };
};

/** Laid-out pages for the screen, with the outlines of their glyphs: the same ones that the PDF embeds. */
export function sheetFrom(template: ResumeTemplate, pages: readonly Page[], photoUrl: string | null): ResumeSheet {
  const all: Outlines = { outlines: {}, missing: new Set() };
  const drawn = pages.map(({ texts, shapes, pictures }) => ({
    texts: texts.map((text) => placed(text, all)),
    shapes,
    pictures: photoUrl === null ? [] : pictures.map((picture) => ({ ...picture, url: photoUrl })),
  }));
  const { outlines, missing } = all;
  return { template, width: A4.width, height: A4.height, pages: drawn, outlines, missing: [...missing] };
}
