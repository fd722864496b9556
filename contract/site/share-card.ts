/** What a share card can be drawn for. `content` is anything that operators publish: articles, admissions, lectures … */
const shareCardKinds = ['post', 'company', 'fair', 'content'] as const;
export type ShareCardKind = (typeof shareCardKinds)[number];

export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The address of the picture that others show beside a link to the thing. */
export const shareCardUrl = (kind: ShareCardKind, id: string): string => `/share/${kind}/${id}.png`;

const fileName = /^([1-9]\d{0,18})\.png$/;

/** Reads the last two parts of such an address; null for anything that `shareCardUrl` does not make. */
export function shareCardOf(kindText: string, file: string): { kind: ShareCardKind; id: string } | null {
  const [, id] = fileName.exec(file) ?? [];
  const kind = shareCardKinds.find((known) => known === kindText);
  return kind && id ? { kind, id } : null;
}
