/** Hues of drawn pictures, by turns. */
export const pictureHues = [222, 24, 168, 258, 200] as const;
export type PictureHue = (typeof pictureHues)[number];

export type Scheme = 'light' | 'dark';

/** Clay and green look lighter than blue at one lightness. */
const inkOf = (hue: PictureHue) => (hue === 24 || hue === 168 ? 34 : 42);

/** The colours of a picture: two grounds, a line and a warm accent, for each scheme. */
export function paletteOf(hue: PictureHue, scheme: Scheme) {
  const tone = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  return scheme === 'light'
    ? {
        sky: tone(76, 96),
        hill: tone(70, 91),
        ground: tone(62, 87),
        soft: tone(58, 74),
        ink: tone(54, inkOf(hue)),
        paper: '#fff',
        sun: 'hsl(32 100% 79%)',
        lit: 'hsl(42 100% 87%)',
      }
    : {
        sky: tone(36, 13),
        hill: tone(34, 18),
        ground: tone(34, 23),
        soft: tone(34, 42),
        ink: tone(66, 76),
        paper: tone(34, 16),
        sun: 'hsl(30 58% 52%)',
        lit: 'hsl(38 62% 48%)',
      };
}
export type Palette = ReturnType<typeof paletteOf>;
