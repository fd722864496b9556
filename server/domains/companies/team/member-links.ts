import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyStatus, MemberRole, Membership, SignedIn } from '#contract/actor.ts';
import { linkDays, type TeamLink } from '#contract/companies/teams.ts';
import type { CompanyJober } from '#contract/identity/identity.ts';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { company, companyMember, memberLink } from '#database/schema/companies.ts';
import { presentMember } from '#server/domains/identity/public.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { pick } from '#server/platform/pick.ts';
import { leaveApplication } from '../leave-application.ts';
import { endRequestsElsewhere, lockAccount } from '../profile/own-place.ts';
import { spendRecruiterQuota } from '../quotas.ts';
import { addMember } from './add-member.ts';
import { recordMemberMove } from './member-moves.ts';

type LinkRow = typeof memberLink.$inferSelect;
type Lesser = Exclude<MemberRole, 'owner'>;

const OPEN_LINKS = 20;
/** Colleagues are wanted while the certification waits, too. */
const invitingStates: CompanyStatus[] = ['approved', 'pending'];
const hashOf = (token: string) => createHash('sha256').update(token).digest();

function stateOf(row: LinkRow, now: Date): TeamLink['state'] {
  if (row.usedAt) return 'used';
  if (row.revokedAt) return 'revoked';
  return row.expiresAt <= now ? 'expired' : 'open';
}

const presentLink = (row: LinkRow, now: Date, usedBy: string | null = null) => ({
  ...pick(row, 'id', 'role', 'createdAt', 'expiresAt'),
  state: stateOf(row, now),
  usedBy,
});

/**
 * Creates a link by which one person can join within a week; its secret is returned once.
 * @throws AppError QUOTA_EXCEEDED, and the error of a company that was rejected or suspended
 */
export async function makeLink(
  tx: Database,
  { companyId, companyStatus, memberId }: Membership,
  role: Lesser,
  now: Date,
) {
  const refusal = invitingStates.some((state) => state === companyStatus) ? null : companyRefusal(companyStatus);
  if (refusal) throw appError(refusal);
  await tx.execute(sql`select 1 from company where id = ${companyId} for no key update`);
  const open = and(
    eq(memberLink.companyId, companyId),
    isNull(memberLink.usedAt),
    isNull(memberLink.revokedAt),
    sql`${memberLink.expiresAt} > ${now}`,
  );
  if ((await tx.$count(memberLink, open)) >= OPEN_LINKS)
    throw appError('QUOTA_EXCEEDED', { message: `未使用的邀请链接最多 ${OPEN_LINKS} 个，请先作废不用的` });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkDays * dayMs);
  const values = {
    id: newId(),
    companyId,
    tokenHash: hashOf(token),
    role,
    createdBy: memberId,
    createdAt: now,
    expiresAt,
  };
  const [row] = await tx.insert(memberLink).values(values).returning();
  if (!row) throw appError('CONFLICT');
  return { link: presentLink(row, now), path: `/enterprise/authInfo?invite=${token}` };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function revokeLink(tx: Database, companyId: string, id: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(memberLink)
    .set({ revokedAt: sql`coalesce(revoked_at, ${now})` })
    .where(and(eq(memberLink.id, id), eq(memberLink.companyId, companyId), isNull(memberLink.usedAt)));
  if (!rowCount) throw appError('NOT_FOUND', { message: '邀请链接不存在或已使用' });
}

/** The newest links of a company, with the people who used them. */
export async function linksOf(db: Database, companyId: string, now: Date) {
  const rows = await db
    .select({ link: memberLink, name: companyMember.name })
    .from(memberLink)
    .leftJoin(
      companyMember,
      and(eq(companyMember.accountId, memberLink.usedBy), eq(companyMember.companyId, companyId)),
    )
    .where(eq(memberLink.companyId, companyId))
    .orderBy(desc(memberLink.createdAt))
    .limit(30);
  return rows.map(({ link, name }) => presentLink(link, now, name));
}

const gone = () => appError('NOT_FOUND', { message: '邀请链接不存在、已使用或已过期，请向同事要一个新的' });

/** What a link invites to. @throws AppError NOT_FOUND if it is no longer valid */
export async function readLink(db: Database, token: string, now: Date) {
  const [row] = await db
    .select({ link: memberLink, companyName: company.name, logoUrl: company.logoUrl, inviter: companyMember.name })
    .from(memberLink)
    .innerJoin(company, and(eq(company.id, memberLink.companyId), inArray(company.status, invitingStates)))
    .innerJoin(companyMember, eq(companyMember.id, memberLink.createdBy))
    .where(eq(memberLink.tokenHash, hashOf(token)));
  if (!row || stateOf(row.link, now) !== 'open') throw gone();
  const { link, ...rest } = row;
  return { ...rest, ...pick(link, 'id', 'companyId', 'role', 'expiresAt') };
}

/**
 * Joins by a link: immediately, since an owner issued it; the link is then used up.
 * @throws AppError NOT_FOUND for an invalid link, CONFLICT for an active member elsewhere
 */
export async function joinByLink(
  { db: tx, now }: DbContext,
  { accountId }: SignedIn,
  token: string,
  { name, title = '' }: { name: string; title?: string | undefined },
): Promise<CompanyJober> {
  await lockAccount(tx, accountId);
  await tx.execute(sql`select 1 from member_link where token_hash = ${hashOf(token)} for no key update`);
  const { id, companyId, role } = await readLink(tx, token, now);
  const places = await tx.select().from(companyMember).where(eq(companyMember.accountId, accountId));
  await leaveApplication(tx, places, now);
  await spendRecruiterQuota(tx, companyId, now);
  const before = places.find((place) => place.companyId === companyId)?.status ?? null;
  const made = await addMember(tx, { companyId, accountId, name, title, role, status: 'active' }, now);
  await tx.update(memberLink).set({ usedAt: now, usedBy: accountId }).where(eq(memberLink.id, id));
  await endRequestsElsewhere(tx, accountId, companyId, now);
  await recordMemberMove(tx, made, {
    move: 'join',
    from: before,
    to: 'active',
    note: '邀请链接',
    actorId: accountId,
    now,
  });
  await notifyCompany(tx, {
    companyId,
    kind: 'member.joined',
    title: `${name}通过邀请链接加入了单位`,
    link: '/recruiter',
    effectKey: `member:${made.id}:joined:${now.getTime()}`,
    now,
  });
  return presentMember(made);
}
