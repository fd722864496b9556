import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { company } from '#database/schema/companies.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { companyChanged, lockCompany } from '../store.ts';

/**
 * Sets the pictures of a company in the given order; unnamed ones are removed. Existing pictures stay, whoever uploaded them; new
 * ones must be the caller's own.
 */
export async function saveAlbum(
  deps: Deps,
  tx: Database,
  actor: SignedIn,
  { fileIds, now }: { fileIds: string[]; now: Date },
): Promise<void> {
  const companyId = actor.member?.companyId ?? '';
  const row = await lockCompany(tx, companyId);
  if (!row) throw appError('FORBIDDEN');
  const hung = new Map(row.album.map((picture) => [picture.fileId, picture.url]));
  const added = fileIds.filter((id) => !hung.has(id));
  await takeFiles(tx, {
    accountId: actor.accountId,
    ids: added,
    kind: 'companyPicture',
    now,
    path: 'body.fileIds',
  });
  const links = await fileLinks({ ...deps, db: tx }, added);
  const album = fileIds.flatMap((fileId) => {
    const url = hung.get(fileId) ?? links.get(fileId)?.url;
    return url ? [{ fileId, url }] : [];
  });
  await tx.update(company).set({ album, updatedAt: now }).where(eq(company.id, companyId));
  await companyChanged(tx, companyId, false);
}
