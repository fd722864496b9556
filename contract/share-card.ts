import { z } from 'zod';

/** What a share card can be drawn for. `content` is anything that operators publish: articles, admissions, lectures … */
export const shareCardKinds = ['post', 'company', 'fair', 'content'] as const;
export type ShareCardKind = (typeof shareCardKinds)[number];

export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The address of the picture that others show beside a link to the thing. */
export const shareCardUrl = (kind: ShareCardKind, id: string): string => `/share/${kind}/${id}.png`;

const parts = z.object({ kind: z.enum(shareCardKinds), file: z.string().regex(/^[1-9]\d{0,18}\.png$/) });

/** Reads the parts of such an address; null for anything that `shareCardUrl` does not make. */
export function shareCardOf(asked: unknown): { kind: ShareCardKind; id: string } | null {
  const { success, data } = parts.safeParse(asked);
  return success ? { kind: data.kind, id: data.file.slice(0, -'.png'.length) } : null;
}
