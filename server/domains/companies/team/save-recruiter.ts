import { and, eq, sql } from 'drizzle-orm';
import type { CompanyStatus, MemberRole, SignedIn } from '#contract/actor.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { CompanyJober } from '#contract/identity/identity.ts';
import { next } from '#contract/machine.ts';
import { rules } from '#contract/rules.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { findOrMakeAccount, presentMember } from '#server/domains/identity/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { lockAccount } from '../profile/own-place.ts';
import { spendRecruiterQuota } from '../quotas.ts';
import { addMember } from './add-member.ts';
import { requireOtherOwner } from './hand-over.ts';
import { type MemberRow, recordMemberMove } from './member-moves.ts';
import { type RecruiterName, saveRecruiterName } from './save-recruiter-name.ts';

interface Save extends RecruiterName {
  actor: SignedIn;
  companyId: string;
  phone?: string | undefined;
  role?: Exclude<MemberRole, 'owner'> | undefined;
  now: Date;
}

/**
 * The owner adds a recruiter by phone, or edits one. A new person is invited and gets rights by joining; a person who asked to
 * join is admitted.
 * @throws AppError ILLEGAL_MOVE for the last 主管理员's role, QUOTA_EXCEEDED, CONFLICT
 */
export async function saveRecruiter(
  tx: Database,
  { actor, companyId, phone, role, now, ...person }: Save,
): Promise<CompanyJober> {
  if (!phone || phone === actor.phone)
    return saveRecruiterName(tx, { ...person, accountId: actor.accountId, companyId, now });
  if (!rules.mobile.test(phone)) throw fieldError('body.phone', rules.phone.message);
  const refusal = companyRefusal(actor.member?.companyStatus as CompanyStatus);
  if (refusal) throw appError(refusal);
  await tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);
  // An invited person without an account gets one, which only their own code opens.
  const { id: accountId } = await findOrMakeAccount(tx, phone, now);
  await lockAccount(tx, accountId);
  const at = and(eq(companyMember.companyId, companyId), eq(companyMember.accountId, accountId));
  const [known] = await tx.select().from(companyMember).where(at).for('no key update');
  const { name, title = '' } = person;
  if (known?.status === 'active' || known?.status === 'invited') {
    if (role && role !== known.role) await changeRole(tx, known, { role, actorId: actor.accountId, now });
    const values = { name, title, role: role ?? known.role, updatedAt: now };
    return presentMember({ ...known, ...values, ...(await onlyMember(tx, values, known.id)) });
  }
  await spendRecruiterQuota(tx, companyId, now);
  const admitted = next(membership, known?.status ?? null, { move: 'admit', who: 'owner' });
  if (admitted) await refuseElsewhere(tx, accountId);
  const status = admitted ?? next(membership, known?.status ?? null, { move: 'invite', who: 'owner' });
  if (!status) throw appError('ILLEGAL_MOVE');
  const values = { companyId, accountId, name, title, role: role ?? 'recruiter', status };
  const made = await addMember(tx, values, now);
  await recordMemberMove(tx, made, {
    move: admitted ? 'admit' : 'invite',
    from: known?.status ?? null,
    to: status,
    actorId: actor.accountId,
    now,
  });
  await notifyPerson(tx, made, now);
  return presentMember(made);
}

/** The last 主管理员 keeps the role, as in `editMember`; the caller holds the company's lock. @throws AppError ILLEGAL_MOVE */
async function changeRole(
  tx: Database,
  member: MemberRow,
  { role, actorId, now }: { role: MemberRole; actorId: string; now: Date },
): Promise<void> {
  await requireOtherOwner(tx, member);
  const { status } = member;
  await recordMemberMove(tx, member, { move: 'role', from: status, to: status, note: role, actorId, now });
}

async function onlyMember(tx: Database, values: Partial<typeof companyMember.$inferInsert>, id: string) {
  const [row] = await tx.update(companyMember).set(values).where(eq(companyMember.id, id)).returning();
  return row;
}

/** One active membership per person: a person who joined elsewhere meanwhile cannot be admitted. */
export async function refuseElsewhere(tx: Database, accountId: string): Promise<void> {
  const elsewhere = await tx.$count(
    companyMember,
    and(eq(companyMember.accountId, accountId), eq(companyMember.status, 'active')),
  );
  if (elsewhere > 0) throw appError('CONFLICT', { message: '对方已加入其他单位' });
}

async function notifyPerson(tx: Database, member: typeof companyMember.$inferSelect, now: Date): Promise<void> {
  const [at] = await tx.select({ name: company.name }).from(company).where(eq(company.id, member.companyId));
  const joined = member.status === 'active';
  await notifyAccount(tx, {
    accountId: member.accountId,
    kind: joined ? 'member.accepted' : 'member.invited',
    title: joined ? `您已加入${at?.name}` : `${at?.name}邀请您成为招聘者`,
    link: joined ? '/enterprise' : '/enterprise/authInfo',
    effectKey: `member:${member.id}:${member.status}:${now.getTime()}`,
    now,
  });
}
