/** What generated covers show: for things published without a picture of their own. */
export const coverMotifs = [
  'exam',
  'recruit',
  'policy',
  'career',
  'campus',
  'industry',
  'lecture',
  'guide',
  'admission',
  'library',
  'classroom',
  'field',
] as const;
export type CoverMotif = (typeof coverMotifs)[number];

/** Hues that stay calm as a pale ground. */
export const coverHues = [18, 38, 152, 172, 200, 222, 252, 330] as const;
export type CoverHue = (typeof coverHues)[number];

export interface Cover {
  motif: CoverMotif;
  hue: CoverHue;
  /** Where sun and hills stand. */
  variant: number;
}

const fileName = /^([a-z]+)-(\d{1,3})-([0-3])\.svg$/;

/** The address of a cover. It says all that is drawn, so the picture never changes. */
export const coverUrl = ({ motif, hue, variant }: Cover): string => `/pictures/cover/${motif}-${hue}-${variant}.svg`;

/** Reads the last part of such an address; null for anything that `coverUrl` does not make. */
export function coverOfFile(name: string): Cover | null {
  const [, motifText, hueText, variant] = fileName.exec(name) ?? [];
  const motif = coverMotifs.find((known) => known === motifText);
  const hue = coverHues.find((known) => String(known) === hueText);
  return motif && hue !== undefined && variant ? { motif, hue, variant: Number(variant) } : null;
}
