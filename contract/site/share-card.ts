export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The URL of the picture shown beside a shared link. */
export const shareCardUrl = (kind: string, id: string): string => `/share/${kind}/${id}.png`;

const fileName = /^([1-9]\d{0,18})\.png$/;

/** Parses the last two parts of such a URL; null for anything that `shareCardUrl` does not produce. */
export function shareCardOf(kind: string, file: string): { kind: string; id: string } | null {
  const [, id] = fileName.exec(file) ?? [];
  return id ? { kind, id } : null;
}
