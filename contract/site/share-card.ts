/** What a share card can show. `content` is anything that operators publish: articles, admissions, lectures … */
const shareCardKinds = ['post', 'company', 'fair', 'content'] as const;
export type ShareCardKind = (typeof shareCardKinds)[number];

export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The URL of the picture shown beside a shared link. */
export const shareCardUrl = (kind: ShareCardKind, id: string): string => `/share/${kind}/${id}.png`;

const fileName = /^([1-9]\d{0,18})\.png$/;

/** Parses the last two parts of such a URL; null for anything that `shareCardUrl` does not produce. */
export function shareCardOf(kindText: string, file: string): { kind: ShareCardKind; id: string } | null {
  const [, id] = fileName.exec(file) ?? [];
  const kind = shareCardKinds.find((known) => known === kindText);
  return kind && id ? { kind, id } : null;
}
