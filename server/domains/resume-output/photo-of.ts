import { readFileBytes } from '#server/domains/files/public.ts';
import type { Deps } from '#server/platform/deps.ts';

const SIDE = 320;

/** A person's own picture as a JPEG for printing; null where there is none that can be printed. */
export async function photoOf(deps: Deps, url: string | null): Promise<{ bytes: Uint8Array; url: string } | null> {
  const id = /^\/uploads\/([1-9][0-9]{0,18})(?:\/|$)/.exec(url ?? '')?.[1];
  if (!id || !url) return null;
  const stored = await readFileBytes(deps, id).catch(() => null);
  if (!stored) return null;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(stored)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), url };
}
