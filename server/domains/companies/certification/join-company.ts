import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { CompanyJober } from '#contract/identity/identity.ts';
import { next } from '#contract/machine.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { maskPhone, presentMember } from '#server/domains/identity/public.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { leaveApplication } from '../leave-application.ts';
import { lockAccount } from '../profile/own-place.ts';
import { recordMemberMove } from '../team/member-moves.ts';
import type { Person } from '../team/save-person.ts';

interface Join extends Person {
  actor: SignedIn;
  companyId: string;
  /** Must be the person's own. */
  phone?: string | undefined;
  now: Date;
}

const OPEN_REQUESTS = 3;

/**
 * Asks to join a company; it grants no right until an owner agrees. An invited person joins at once.
 * @throws AppError FORBIDDEN alike for an absent company and for one that cannot be joined
 */
export async function joinCompany(
  tx: Database,
  { actor, companyId, phone, name, title = '', now }: Join,
): Promise<CompanyJober> {
  if (phone && phone !== actor.phone) throw appError('FORBIDDEN');
  await lockAccount(tx, actor.accountId);
  const [target] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.status, 'approved')));
  if (!target) throw appError('FORBIDDEN', { message: '该单位不存在或不能加入' });
  const places = await tx.select().from(companyMember).where(eq(companyMember.accountId, actor.accountId));
  const here = places.find((place) => place.companyId === companyId);
  const to = here?.status === 'active' ? 'active' : nextPlace(here?.status ?? null);
  if (!to) throw appError('FORBIDDEN', { message: '该单位不存在或不能加入' });
  if (here?.status !== 'active') await leaveApplication(tx, places, now);
  if (to === 'requested')
    refuseMany(places.filter(({ status, companyId: at }) => status === to && at !== companyId).length);
  const values = {
    name,
    title,
    status: to,
    role: to === 'active' ? (here?.role ?? 'recruiter') : 'recruiter',
    updatedAt: now,
  };
  const [made] = await tx
    .insert(companyMember)
    .values({ ...values, companyId, accountId: actor.accountId, createdAt: now })
    .onConflictDoUpdate({ target: [companyMember.companyId, companyMember.accountId], set: values })
    .returning();
  if (!made) throw appError('CONFLICT');
  if (here?.status !== to)
    await recordMemberMove(tx, made, {
      move: to === 'active' ? 'join' : 'request',
      from: here?.status ?? null,
      to,
      actorId: actor.accountId,
      now,
    });
  if (to === 'active') await leaveOthers(tx, made);
  else await notifyOwner(tx, made, actor.phone, now);
  return presentMember(made);
}

function refuseMany(waiting: number): void {
  if (waiting < OPEN_REQUESTS) return;
  throw appError('TOO_MANY_REQUESTS', { message: '待处理的加入申请过多，请等待答复', retryAfter: 86_400 });
}

/** Asking again changes nothing; an invitation is accepted; a disabled member stays disabled. */
const nextPlace = (status: string | null) =>
  status === 'requested'
    ? status
    : (next(membership, status, { move: 'join', who: 'member' }) ??
      next(membership, status, { move: 'request', who: 'member' }));

const leaveOthers = (tx: Database, { accountId, id, updatedAt }: typeof companyMember.$inferSelect) =>
  tx
    .update(companyMember)
    .set({ status: 'left', updatedAt })
    .where(
      sql`${companyMember.accountId} = ${accountId} and ${companyMember.id} <> ${id} and ${companyMember.status} in ('requested', 'invited')`,
    );

const notifyOwner = (tx: Database, made: typeof companyMember.$inferSelect, phone: string, now: Date) =>
  notifyCompany(tx, {
    companyId: made.companyId,
    kind: 'member.requested',
    title: `${made.name}（${maskPhone(phone)}）申请成为招聘者`,
    body: made.title ? `职务：${made.title}` : '',
    link: '/recruiter',
    effectKey: `member:${made.id}:requested:${now.toISOString().slice(0, 10)}`,
    now,
  });
