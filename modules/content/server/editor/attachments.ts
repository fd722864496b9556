import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { ContentDetail, ContentForm } from '../../contract/content-items.ts';
import type { StoredAttachment } from '../../schema.ts';

/** A page with expiring links is rendered again well before they expire. */
const LINKS_FRESH_MS = 30 * 60_000;

/** Attachments with download URLs. */
export async function attachmentLinks(
  deps: Deps,
  attachments: readonly StoredAttachment[],
  ctx: Pick<Ctx, 'db' | 'now' | 'freshUntil'>,
): Promise<ContentDetail['attachments']> {
  if (attachments.length === 0) return [];
  ctx.freshUntil(new Date(ctx.now.getTime() + LINKS_FRESH_MS));
  const links = await fileLinks(
    { ...deps, db: ctx.db },
    attachments.map(({ id }) => id),
  );
  return attachments.flatMap(({ id, name }) => {
    const file = links.get(id);
    return file ? [{ name, url: file.url, size: file.size }] : [];
  });
}

/** The uploads used as a form's cover and pictures. */
function picturesOf({ coverUrl, body }: ContentForm): string[] {
  const found = `${coverUrl} ${body}`.matchAll(/\/uploads\/([1-9][0-9]{0,18})\//g);
  return [...found].map(([, id]) => id as string);
}

/**
 * Binds newly named uploads; existing ones may belong to another editor.
 * @throws AppError INVALID_INPUT for an upload that is not the caller's
 */
export async function takeNewFiles(
  tx: Database,
  { form, before, accountId, now }: { form: ContentForm; before: ContentForm | null; accountId: string; now: Date },
): Promise<void> {
  const had = before ? new Set([...picturesOf(before), ...before.attachments.map(({ id }) => id)]) : new Set<string>();
  const fresh = (ids: string[]) => ids.filter((id) => !had.has(id));
  await takeFiles(tx, { accountId, ids: fresh(picturesOf(form)), kind: 'articlePicture', now, path: 'body.body' });
  const attached = fresh(form.attachments.map(({ id }) => id));
  await takeFiles(tx, { accountId, ids: attached, kind: 'attachment', now, path: 'body.attachments' });
}
