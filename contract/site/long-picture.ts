/** What each long picture is made from: parts of the address of the page that shows the same. */
export interface LongPictures {
  /** A post's pay among similar ones. */
  pay: { id: string };
  /** The result of the quick check; `applicant` as in `applicantText`. */
  check: { applicant: string; cityCode: string | undefined };
  /** The schools that answer best. */
  'red-list': { cityCode: string | undefined };
}

export type LongPictureQuery = {
  [Kind in keyof LongPictures]: { kind: Kind } & LongPictures[Kind];
}[keyof LongPictures];

/** The URL of a long picture with a QR code, to be sent on. */
export const longPictureUrl = ({ kind, ...query }: LongPictureQuery): string => longPictureAddress(kind, query);

/** The same for a kind that a module brings. */
export function longPictureAddress(kind: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/share/long/${kind}.png?${new URLSearchParams(given)}`;
}
