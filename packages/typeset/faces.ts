import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

const files = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  // Phonetic symbols and accents, of which the Chinese font has few.
  latin: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  // Rare characters such as 𠮷.
  japanese: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  japaneseBold: '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf',
} as const;
export type FaceName = keyof typeof files;

/** The file of a font, for whoever embeds it. */
export const fontFile = (name: FaceName): string => require.resolve(files[name]);

/** The fonts searched for a character, in order. */
const chain: Record<Weight, readonly FaceName[]> = {
  regular: ['regular', 'latin', 'japanese'],
  bold: ['bold', 'latinBold', 'japaneseBold'],
};

/** A drawable character; without a font that has it, a box of a character's width. */
export interface Sign {
  face: FaceName | null;
  /** At font size 1. */
  width: number;
}

interface Face {
  bytes: Buffer;
  font: Font;
}

/** Loaded on first use: 2 MB of code. */
const fontkit = () => require('fontkit') as typeof import('fontkit');
const opened = new Map<FaceName, Face>();
const signs: Record<Weight, Map<string, Sign>> = { regular: new Map(), bold: new Map() };

/** A font, read on first use. */
export function faceOf(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(fontFile(name));
  const face = { bytes, font: fontkit().create(bytes) };
  opened.set(name, face);
  return face;
}

function findSign(codePoint: number, weight: Weight): Sign {
  const face = chain[weight].find((name) => faceOf(name).font.hasGlyphForCodePoint(codePoint));
  if (!face) return { face: null, width: 1 };
  const { font } = faceOf(face);
  return { face, width: font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm };
}

export function signOf(character: string, weight: Weight): Sign {
  const known = signs[weight].get(character);
  if (known) return known;
  const sign = findSign(character.codePointAt(0) ?? 0, weight);
  signs[weight].set(character, sign);
  return sign;
}

/** Width of a text at font size 1: the sum of its advances. */
export function widthOf(text: string, weight: Weight): number {
  let width = 0;
  for (const character of text) width += signOf(character, weight).width;
  return width;
}
