import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedIn } from '#contract/actor.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { jober } from '#database/schema/identity.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import { presentOwnJober } from '#server/domains/identity/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';

type Edit = z.output<(typeof resumeEndpoints)['PATCH /api/jobers/me']['body']>;

interface SeekerChanges {
  accountId: string;
  avatarFileId: string | undefined;
  now: Date;
}

/** The URL of a new picture; undefined keeps the existing one. */
async function avatarOf(deps: Deps, db: Database, { accountId, avatarFileId, now }: SeekerChanges) {
  if (!avatarFileId) return undefined;
  await takeFiles(db, { accountId, ids: [avatarFileId], kind: 'avatar', now, path: 'body.avatarFileId' });
  return (await fileLinks({ ...deps, db }, [avatarFileId])).get(avatarFileId)?.url;
}

/**
 * Changes a seeker's own basic record; unnamed fields stay.
 * @throws AppError INVALID_INPUT for an unknown region, NOT_FOUND if the record was erased meanwhile
 */
export async function updateJober(
  { db, deps, now }: Act<{ deps: Deps }>,
  { joberId, accountId, phone }: SignedIn & { joberId: string },
  { name, gender, birthday, education, identity, cityCode, household, privacy, avatarFileId }: Edit,
): Promise<OwnJober> {
  requireRegion(cityCode, 'body.cityCode', '期望城市');
  requireRegion(household, 'body.household', '户籍所在地');
  const avatarUrl = await avatarOf(deps, db, { accountId, avatarFileId, now });
  const [row] = await db
    .update(jober)
    .set({ name, gender, birthday, education, identity, cityCode, household, privacy, avatarUrl, updatedAt: now })
    .where(eq(jober.id, joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return presentOwnJober(row, phone);
}
