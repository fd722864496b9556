import { eq, sql } from 'drizzle-orm';
import type { CompanyDraft } from '#contract/teams.ts';
import { recruiterProfile } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { personOf } from './save-person.ts';

/** Keeps a form of certification as far as it is typed, so that another device goes on where this one stopped. */
export async function saveDraft(
  tx: Database,
  accountId: string,
  form: CompanyDraft,
  now: Date,
): Promise<{ savedAt: string }> {
  const { name, title } = await personOf(tx, accountId);
  await tx
    .insert(recruiterProfile)
    .values({ accountId, name, title, companyDraft: form, updatedAt: now })
    .onConflictDoUpdate({ target: recruiterProfile.accountId, set: { companyDraft: form, updatedAt: now } });
  return { savedAt: now.toISOString() };
}

export async function readDraft(db: Database, accountId: string) {
  const [row] = await db
    .select({ form: recruiterProfile.companyDraft, savedAt: recruiterProfile.updatedAt })
    .from(recruiterProfile)
    .where(eq(recruiterProfile.accountId, accountId));
  return row?.form ? { form: row.form, savedAt: row.savedAt.toISOString() } : null;
}

/** Once the form is handed in, or the person has joined a company, there is nothing left to go on with. */
export const dropDraft = (tx: Database, accountId: string) =>
  tx
    .update(recruiterProfile)
    .set({ companyDraft: null })
    .where(sql`${recruiterProfile.accountId} = ${accountId} and ${recruiterProfile.companyDraft} is not null`);
