import { and, eq } from 'drizzle-orm';
import { talentSaved } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Where a company keeps a person; null where it does not. */
export async function savedOf(db: Database, companyId: string, joberId: string) {
  const [row] = await db
    .select({ folder: talentSaved.folder, note: talentSaved.note })
    .from(talentSaved)
    .where(and(eq(talentSaved.companyId, companyId), eq(talentSaved.joberId, joberId)));
  return row ?? null;
}
