import { and, eq, ne, sql } from 'drizzle-orm';
import { company as machine } from '#contract/companies/company-state.ts';
import { next } from '#contract/machine.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { dropPapers } from './certification/papers.ts';
import { notifyOutcome } from './notify-people.ts';
import { type CompanyRow, type CompanyValues, lockCompany, moveCompany } from './store.ts';

export const CLAIMED_BY_ANOTHER = '该单位已由其他申请人认领，可以改为申请加入';

/** The tables in which an application that was never approved can have rows. */
export const movedTables = [
  'company_event',
  'company_member',
  'company_paper',
  'member_event',
  'member_link',
  'notification',
  'post',
  'post_import',
  'post_template',
] as const;

interface Approval {
  operatorId: string;
  now: Date;
}

/** The school that an application claims; null for any other company. */
export async function claimedBy(db: Database, companyId: string): Promise<string | null> {
  const [row] = await db.select({ claimOf: company.claimOf }).from(company).where(eq(company.id, companyId));
  return row?.claimOf ?? null;
}

/** Locks the school that an application claims, before the application itself. @throws AppError CONFLICT if it is claimed */
export async function lockClaimed(tx: Database, id: string): Promise<CompanyRow> {
  const school = await lockCompany(tx, id);
  if (school?.status !== 'unclaimed') throw appError('CONFLICT', { message: '该单位已被认领' });
  return school;
}

/** What the claim states replaces imported data; blank fields keep them. */
function claimedColumns(claim: CompanyRow): CompanyValues {
  const { name, shortName, nameKey, type, cityCode, regionCode, creditCode } = claim;
  const { address, size, intro, website, logoUrl, coverUrl, album, benefits, facts } = claim;
  const stated = Object.entries({ address, size, intro, website, logoUrl, coverUrl }).filter(([, value]) => value);
  return {
    name,
    shortName,
    nameKey,
    type,
    cityCode,
    regionCode,
    creditCode,
    ...Object.fromEntries(stated),
    ...(album.length > 0 ? { album } : {}),
    ...(benefits.length > 0 ? { benefits } : {}),
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
  };
}

/**
 * Merges an approved claim into the school: data, people, papers, history and drafts move, the application is deleted, and other
 * claims of the school are rejected. Both rows must be locked.
 * @throws AppError ILLEGAL_MOVE for a claim that is not pending
 */
export async function adoptClaim(
  tx: Database,
  school: CompanyRow,
  claim: CompanyRow,
  { operatorId, now }: Approval,
): Promise<CompanyRow> {
  if (!next(machine, claim.status, { move: 'approve', who: 'operator' })) throw appError('ILLEGAL_MOVE');
  await dropPapers(tx, school.id, now);
  for (const table of movedTables)
    await tx.execute(sql`update ${sql.identifier(table)} set company_id = ${school.id} where company_id = ${claim.id}`);
  await tx.delete(company).where(eq(company.id, claim.id));
  const step = { move: 'claim', who: 'operator', actorId: operatorId, at: now } as const;
  const after = await moveCompany(tx, school, step, { ...claimedColumns(claim), approvedAt: now });
  await rejectOthers(tx, school.id, { operatorId, now });
  return after;
}

async function rejectOthers(tx: Database, schoolId: string, { operatorId, now }: Approval): Promise<void> {
  const others = await tx
    .select()
    .from(company)
    .where(and(eq(company.claimOf, schoolId), eq(company.status, 'pending'), ne(company.id, schoolId)))
    .orderBy(company.id)
    .for('no key update');
  for (const other of others) {
    const step = { move: 'reject', who: 'operator', actorId: operatorId, at: now, note: CLAIMED_BY_ANOTHER } as const;
    await moveCompany(tx, other, step, { rejectReason: CLAIMED_BY_ANOTHER });
    await notifyOutcome(tx, { companyId: other.id, approve: false, reason: CLAIMED_BY_ANOTHER, now });
  }
}
