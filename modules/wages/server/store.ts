import { and, eq, type SQL } from 'drizzle-orm';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { wageAgreement, wageHours, wageSlip } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { seesSlip } from './policy.ts';

const agreementColumns = {
  ...pick(wageAgreement, 'id', 'companyId', 'rateFen', 'unit', 'fromDay', 'toDay', 'note'),
  companyName: company.name,
  joberAccountId: jober.accountId,
  personName: jober.name,
  postTitle: post.title,
  /** The author's account while a member of the school; null afterwards. */
  makerAccountId: companyMember.accountId,
};

export const findAgreements = (db: Database, which: SQL | undefined) =>
  db
    .select(agreementColumns)
    .from(wageAgreement)
    .innerJoin(delivery, eq(delivery.id, wageAgreement.deliveryId))
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(company, eq(company.id, wageAgreement.companyId))
    .innerJoin(jober, eq(jober.id, wageAgreement.joberId))
    .leftJoin(
      companyMember,
      and(
        eq(companyMember.companyId, wageAgreement.companyId),
        eq(companyMember.accountId, wageAgreement.createdBy),
        eq(companyMember.status, 'active'),
      ),
    )
    .where(which);

export type LockedAgreement = Awaited<ReturnType<typeof findAgreements>>[number];

export const ownedBy = (party: AgreementParty): SQL =>
  party.side === 'seeker' ? eq(wageAgreement.joberId, party.joberId) : eq(wageAgreement.companyId, party.companyId);

/**
 * An agreement of this party, locked: everything that belongs to it is serialised.
 * @throws AppError NOT_FOUND, alike for an absent and a foreign one
 */
export async function lockAgreement(tx: Database, id: string, party: AgreementParty): Promise<LockedAgreement> {
  const [locked] = await findAgreements(tx, and(eq(wageAgreement.id, id), ownedBy(party))).for('no key update', {
    of: wageAgreement,
  });
  if (!locked) throw appError('NOT_FOUND', { message: '约定不存在或已被删除' });
  return locked;
}

export type HoursRow = typeof wageHours.$inferSelect;
export type SlipRow = typeof wageSlip.$inferSelect;

/** Hours with their agreement, locked. @throws AppError NOT_FOUND */
export async function lockHours(
  tx: Database,
  id: string,
  party: AgreementParty,
): Promise<{ locked: LockedAgreement; row: HoursRow }> {
  const missing = appError('NOT_FOUND', { message: '课时记录不存在' });
  const [found] = await tx
    .select({ agreementId: wageHours.agreementId })
    .from(wageHours)
    .innerJoin(wageAgreement, eq(wageAgreement.id, wageHours.agreementId))
    .where(and(eq(wageHours.id, id), ownedBy(party)));
  if (!found) throw missing;
  const locked = await lockAgreement(tx, found.agreementId, party);
  const [row] = await tx.select().from(wageHours).where(eq(wageHours.id, id));
  if (!row) throw missing;
  return { locked, row };
}

/** A slip with its agreement, locked; drafts do not exist for the teacher. @throws AppError NOT_FOUND */
export async function lockSlip(
  tx: Database,
  id: string,
  party: AgreementParty,
): Promise<{ locked: LockedAgreement; slip: SlipRow }> {
  const missing = appError('NOT_FOUND', { message: '工资条不存在' });
  const [found] = await tx
    .select({ agreementId: wageSlip.agreementId })
    .from(wageSlip)
    .innerJoin(wageAgreement, eq(wageAgreement.id, wageSlip.agreementId))
    .where(and(eq(wageSlip.id, id), ownedBy(party)));
  if (!found) throw missing;
  const locked = await lockAgreement(tx, found.agreementId, party);
  const [slip] = await tx.select().from(wageSlip).where(eq(wageSlip.id, id));
  if (!slip || !seesSlip(party.side, slip.status)) throw missing;
  return { locked, slip };
}

/** A party's name as recorded with its moves. */
export async function nameOf(tx: Database, party: AgreementParty): Promise<string> {
  const [row] =
    party.side === 'seeker'
      ? await tx.select({ name: jober.name }).from(jober).where(eq(jober.id, party.joberId))
      : await tx.select({ name: companyMember.name }).from(companyMember).where(eq(companyMember.id, party.memberId));
  return row?.name ?? '';
}
