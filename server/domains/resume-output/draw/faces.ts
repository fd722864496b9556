import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

const files = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  // Phonetic marks and accents, which the Chinese face has few of.
  latin: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  // Rare characters such as 𠮷.
  japanese: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  japaneseBold: '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf',
} as const;
export type FaceName = keyof typeof files;

/** The faces in which a character is looked for, in turn. */
const chain: Record<Weight, readonly FaceName[]> = {
  regular: ['regular', 'latin', 'japanese'],
  bold: ['bold', 'latinBold', 'japaneseBold'],
};

/** A character as it is drawn; without a face that has it, a box of the width of a character. */
export interface Sign {
  face: FaceName | null;
  /** At a size of one. */
  width: number;
}

interface Face {
  bytes: Buffer;
  font: Font;
}

const require = createRequire(import.meta.url);
/** Two megabytes of code that a process which draws no letter does without. */
const fontkit = () => require('fontkit') as typeof import('fontkit');
const opened = new Map<FaceName, Face>();
const signs: Record<Weight, Map<string, Sign>> = { regular: new Map(), bold: new Map() };

/** A font, read when a character of it is first wanted. */
export function faceOf(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(files[name]));
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

/** How wide a text is at a size of one. Glyphs stand side by side as they are, so that every place is known by addition. */
export function widthOf(text: string, weight: Weight): number {
  let width = 0;
  for (const character of text) width += signOf(character, weight).width;
  return width;
}
