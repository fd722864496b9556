import { type FaceName, faceOf, signOf, type Weight } from './faces.ts';
import type { Page, PlacedText } from './page.ts';

interface Outlines {
  /** Glyph key → outline, as an SVG path at 1000 units per em with y upward. */
  outlines: Record<string, string>;
  /** Characters without a glyph in any font; drawn as a box. */
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

/** Laid-out pages for the screen, with the outlines of their glyphs: the same ones that a PDF embeds. */
export function outlinePages(pages: readonly Page[]) {
  const all: Outlines = { outlines: {}, missing: new Set() };
  const drawn = pages.map(({ texts, shapes, pictures }) => ({
    texts: texts.map((text) => placed(text, all)),
    shapes,
    pictures,
  }));
  return { pages: drawn, outlines: all.outlines, missing: [...all.missing] };
}
