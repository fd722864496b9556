import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { letterCodeLength, letterSigns } from '#contract/companies/letter-code.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CompanyRow, lockCompany } from './store.ts';

const newCode = () =>
  Array.from({ length: letterCodeLength }, () => letterSigns[randomInt(letterSigns.length)]).join('');

/** An unclaimed school with the code of the letter to it, which it keeps from the first letter on; null for any other company. */
export async function withLetterCode(tx: Database, id: string): Promise<(CompanyRow & { letterCode: string }) | null> {
  const school = await lockCompany(tx, id);
  if (school?.status !== 'unclaimed') return null;
  if (school.letterCode) return { ...school, letterCode: school.letterCode };
  const letterCode = newCode();
  await tx.update(company).set({ letterCode }).where(eq(company.id, id));
  return { ...school, letterCode };
}
