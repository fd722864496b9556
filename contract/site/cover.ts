/** Motifs of generated covers, for publications without a picture. */
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

/** Hues for pale backgrounds. */
export const coverHues = [18, 38, 152, 172, 200, 222, 252, 330] as const;
export type CoverHue = (typeof coverHues)[number];

export interface Cover {
  motif: CoverMotif;
  hue: CoverHue;
  /** Position of sun and hills. */
  variant: number;
}

const fileName = /^([a-z]+)-(\d{1,3})-([0-3])\.svg$/;

/** The URL of a cover. It contains everything that is drawn, so the picture is immutable. */
export const coverUrl = ({ motif, hue, variant }: Cover): string => `/pictures/cover/${motif}-${hue}-${variant}.svg`;

/** Parses the last part of such a URL; null for anything that `coverUrl` does not produce. */
export function coverOfFile(name: string): Cover | null {
  const [, motifText, hueText, variant] = fileName.exec(name) ?? [];
  const motif = coverMotifs.find((known) => known === motifText);
  const hue = coverHues.find((known) => String(known) === hueText);
  return motif && hue !== undefined && variant ? { motif, hue, variant: Number(variant) } : null;
}
