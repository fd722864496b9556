import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { CompanyJober } from '#contract/identity/identity.ts';
import { next } from '#contract/machine.ts';
import { maskPhone } from '#contract/text.ts';
import { newId } from '#database/new-id.ts';
import { company, companyChange, companyMember } from '#database/schema/companies.ts';
import { presentMember, presentOwnCompany } from '#server/domains/identity/public.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { onboard } from './certification/onboarding.ts';
import { registerCompany } from './certification/register-company.ts';
import { judgeTexts } from './judge-texts.ts';
import { leaveApplication } from './leave-application.ts';
import { isOwnerOf, saveRule } from './policy.ts';
import { changedColumns, splitChange } from './profile/form-columns.ts';
import { endRequestsElsewhere, lockAccount, takeOwnership } from './profile/own-place.ts';
import { publicRoutes } from './public-routes.ts';
import { type CompanyRow, companyChanged, lockCompany } from './store.ts';
import { recordMemberMove } from './team/member-moves.ts';
import { saveRecruiter } from './team/save-recruiter.ts';
import { type RecruiterName, saveRecruiterName } from './team/save-recruiter-name.ts';

type NamedPart = CompanyProposal & { name: string };

interface Save {
  actor: SignedIn;
  part: NamedPart;
  now: Date;
}

/**
 * Saves an owner's edit of the company; without one, starts a draft. A new name, licence or type of an approved company becomes a
 * change request, and the approved version stays public meanwhile.
 */
async function saveCompany(tx: Database, { actor, part, now }: Save): Promise<CompanyRow> {
  await lockAccount(tx, actor.accountId);
  const { member } = actor;
  if (!member) return beginDraft(tx, actor.accountId, part, now);
  if (!isOwnerOf(member.companyId, member))
    throw appError('FORBIDDEN', { message: '只有单位主管理员可以修改单位资料' });
  const before = await lockCompany(tx, member.companyId);
  if (!before) throw appError('FORBIDDEN');
  const status = before.status;
  const rule = saveRule(status);
  if (rule === 'refused') throw appError(companyRefusal(status) ?? 'ILLEGAL_MOVE');
  const flagged = await judgeTexts(tx, changedTexts(part, before));
  const { now: direct, later } = rule === 'free' ? { now: part, later: {} } : splitChange(part, before, flagged);
  const [after] = await tx
    .update(company)
    .set({ ...changedColumns(direct, before), updatedAt: now })
    .where(eq(company.id, before.id))
    .returning();
  if (Object.keys(later).length > 0) await propose({ db: tx, accountId: actor.accountId, now }, before.id, later);
  if (rule === 'reviewed') await companyChanged(tx, before.id, true);
  return after ?? before;
}

/** Unchanged texts are not checked again: the lists may have grown since. */
const changedTexts = (part: CompanyProposal, before: CompanyRow): CompanyProposal =>
  Object.fromEntries(Object.entries(part).filter(([field, value]) => value !== before[field as keyof CompanyRow]));

/** A newer request replaces the pending one. */
async function propose(
  { db: tx, accountId, now }: DbContext<{ accountId: string }>,
  companyId: string,
  proposal: CompanyProposal,
): Promise<void> {
  const values = { companyId, accountId, kind: 'edit', proposal, createdAt: now };
  await tx
    .insert(companyChange)
    .values(values)
    .onConflictDoUpdate({
      target: companyChange.companyId,
      targetWhere: sql`status = 'pending'`,
      set: { accountId, proposal: sql`${companyChange.proposal} || excluded.proposal`, createdAt: now },
    });
}

async function beginDraft(tx: Database, accountId: string, part: NamedPart, now: Date): Promise<CompanyRow> {
  await judgeTexts(tx, part);
  const blank = { name: '', shortName: '', regionCode: '' };
  // The place may be chosen later: the certification asks for it.
  const values = { shortName: '', type: 'other', cityCode: '', regionCode: '', ...changedColumns(part, blank) };
  const { nameKey = '' } = values;
  const row = { ...values, id: newId(), name: part.name, nameKey };
  const [made] = await tx
    .insert(company)
    .values({ ...row, status: 'draft', createdAt: now })
    .returning();
  if (!made) throw appError('CONFLICT');
  await takeOwnership(tx, accountId, made.id, now);
  return made;
}

interface Join extends RecruiterName {
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
async function joinCompany(
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
  if (to === 'active') await endRequestsElsewhere(tx, actor.accountId, companyId, now);
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

/** What everybody reads of companies; the certification of one, and its owner's later changes. */
export const companyHandlers = (): Handlers<typeof companyEndpoints> => ({
  ...publicRoutes(),
  'POST /api/company/saveJoberInfo': (ctx, { query, body }) =>
    onboard(ctx, (tx, { accountId }) => saveRecruiterName(tx, { ...body, ...query, accountId, now: ctx.now })),
  'POST /api/company/jobberRegisteredCompanyInfo': (ctx, { body: { claimId, letterCode, ...form } }) =>
    onboard(ctx, async (tx, actor) =>
      presentOwnCompany(await registerCompany(tx, { actor, form, claimId, letterCode, now: ctx.now })),
    ),
  'POST /api/company/joberSaveCompanyInfo': (ctx, { body }) =>
    onboard(ctx, async (tx, actor) => presentOwnCompany(await saveCompany(tx, { actor, part: body, now: ctx.now }))),
  'POST /api/company/saveRecruiterInfo': (ctx, { query, body }) =>
    onboard(ctx, (tx, actor) => {
      const save = { ...body, ...query, actor, now: ctx.now };
      return isOwnerOf(query.companyId, actor.member) ? saveRecruiter(tx, save) : joinCompany(tx, save);
    }),
});
