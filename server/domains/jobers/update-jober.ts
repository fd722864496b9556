import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedIn } from '#contract/actor.ts';
import type { Jober } from '#contract/identity.ts';
import type { resumeEndpoints } from '#contract/resumes.ts';
import { jober } from '#database/schema/identity.ts';
import { presentJober } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

type Edit = z.output<(typeof resumeEndpoints)['PATCH /api/jobers/me']['body']>;

/**
 * Changes a seeker's own basic record; what is not named stays as it is.
 * @throws AppError NOT_FOUND where the record was erased meanwhile
 */
export async function updateJober(
  db: Database,
  { joberId, phone }: SignedIn & { joberId: string },
  { name, gender, birthday, education, identity, cityCode, privacy }: Edit,
  now: Date,
): Promise<Jober> {
  const [row] = await db
    .update(jober)
    .set({ name, gender, birthday, education, identity, cityCode, privacy, updatedAt: now })
    .where(eq(jober.id, joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return presentJober(row, phone);
}
