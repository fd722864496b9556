const kinds = ['school', 'society', 'online'] as const;

export interface FairPicture {
  cityCode: string;
  kind: (typeof kinds)[number];
  /** The first day, '2026-12-06'. */
  day: string;
  /** The fair's number. */
  seed: string;
  /** Whether the day is written into the picture. */
  dated: boolean;
}

const fileName = /^([1-9]\d{5})-([a-z]+)-(20\d\d-[01]\d-[0-3]\d)-([1-9]\d{0,18})(-day)?(-dark)?\.svg$/;

/** The URL of a fair's drawing. It contains everything that is drawn, so the picture is immutable. */
export const fairPictureUrl = ({ cityCode, kind, day, seed, dated }: FairPicture, dark = false): string =>
  `/pictures/fair/${cityCode}-${kind}-${day}-${seed}${dated ? '-day' : ''}${dark ? '-dark' : ''}.svg`;

/** Parses the last part of such a URL; null for anything that `fairPictureUrl` does not produce. */
export function fairPictureOfFile(name: string): { picture: FairPicture; dark: boolean } | null {
  const [, cityCode, kindText, day, seed, dated, dark] = fileName.exec(name) ?? [];
  const kind = kinds.find((known) => known === kindText);
  if (!cityCode || !kind || !day || !seed) return null;
  return { picture: { cityCode, kind, day, seed, dated: dated !== undefined }, dark: dark !== undefined };
}
