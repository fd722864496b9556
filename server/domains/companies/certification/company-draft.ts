import { eq, sql } from 'drizzle-orm';
import type { CompanyDraft } from '#contract/companies/own-company.ts';
import { recruiterProfile } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { personOf } from '../team/save-recruiter-name.ts';
import { papersOf } from './papers.ts';

/** Saves an unfinished certification form, so that it can be continued on another device. */
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

/** The form and the uploaded papers; null if neither exists. */
export async function readDraft(deps: Deps, db: Database, accountId: string) {
  const [row] = await db
    .select({ form: recruiterProfile.companyDraft, savedAt: recruiterProfile.updatedAt })
    .from(recruiterProfile)
    .where(eq(recruiterProfile.accountId, accountId));
  const papers = await papersOf(deps, db, { accountId });
  if (!row?.form && Object.values(papers).every((paper) => paper === null)) return null;
  return { form: row?.form ?? {}, papers, savedAt: (row?.savedAt ?? deps.clock.now()).toISOString() };
}

/** After submitting the form, or joining a company, the draft is obsolete. */
export const dropDraft = (tx: Database, accountId: string) =>
  tx
    .update(recruiterProfile)
    .set({ companyDraft: null })
    .where(sql`${recruiterProfile.accountId} = ${accountId} and ${recruiterProfile.companyDraft} is not null`);
