import type { Font } from 'fontkit';
import { faceOf, signOf, type Weight, widthOf } from './faces.ts';

interface Style {
  size: number;
  weight: Weight;
  fill: string;
}

/** Outlines of glyphs as path data in units of their font, as long as the font keeps the glyph. */
const drawn = new WeakMap<object, string>();

function outlineOf(font: Font, codePoint: number): string {
  const glyph = font.glyphForCodePoint(codePoint);
  const known = drawn.get(glyph) ?? glyph.path.toSVG();
  drawn.set(glyph, known);
  return known;
}

/**
 * Text as outlines of the fonts of this package: the picture is identical on every machine, and text is never interpreted as
 * markup.
 */
export function drawLine(text: string, x: number, baseline: number, { size, weight, fill }: Style): string {
  let at = x;
  const outlines: string[] = [];
  for (const character of text) {
    const { face, width } = signOf(character, weight);
    const codePoint = character.codePointAt(0);
    if (face && codePoint !== undefined) {
      const { font } = faceOf(face);
      const scale = size / font.unitsPerEm;
      const place = `translate(${at} ${baseline}) scale(${scale} ${-scale})`;
      outlines.push(`<path transform="${place}" d="${outlineOf(font, codePoint)}"/>`);
    }
    at += width * size;
  }
  return `<g fill="${fill}">${outlines.join('')}</g>`;
}

/** Lines no wider than `width`; text too long for the maximum number of lines ends with an ellipsis. */
export function clampLines(text: string, width: number, most: number, { size, weight }: Omit<Style, 'fill'>): string[] {
  const fits = (line: string) => widthOf(line, weight) * size <= width;
  const lines: string[] = [];
  let line = '';
  for (const character of text.replace(/\s+/g, ' ').trim()) {
    if (fits(line + character)) {
      line += character;
      continue;
    }
    if (lines.length === most - 1) return [...lines, shortened(line, fits)];
    lines.push(line);
    line = character.trim();
  }
  return line === '' ? lines : [...lines, line];
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
