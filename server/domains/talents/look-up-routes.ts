import { eq, type SQL } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import type { genders, Jober } from '#contract/seekers/seeker.ts';
import type { joberLookUpEndpoints } from '#contract/talents/seeker-look-up.ts';
import { maskPhone } from '#contract/text.ts';
import { account, jober } from '#database/schema/identity.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { presentJober } from '#server/domains/identity/public.ts';
import { recordView } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { mayLookUpPhone, operatorSeesPersons, viewFor } from './look-up-policy.ts';
import { noSuchTalent, openTalent } from './open-talent.ts';
import { relationTo } from './relation.ts';

/** Rate limit of looking up other people, per account. */
const lookUps = { limit: 300, windowSeconds: 3_600 };

async function find(db: Database, which: SQL) {
  const [found] = await db
    .select({ jober, phone: account.phone })
    .from(jober)
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(which);
  if (!found) throw appError('NOT_FOUND');
  return found;
}

/** Counted before the look-up, so that misses count too. @throws AppError TOO_MANY_REQUESTS */
const countLookUp = async ({ db }: Deps, { accountId }: SignedIn, now: Date) =>
  refuseOver(await consume(db, `jober-look:${accountId}`, lookUps, now), '查看太频繁');

/** An operator's view of a person is recorded in the audit log. */
async function findForOperator({ db, now }: Ctx, actor: SignedIn, which: SQL): Promise<Jober> {
  const found = await find(db, which);
  const detail = { phone: maskPhone(found.phone) };
  await recordAct(db, actor, { act: 'jober.look', subject: 'jober', subjectId: found.jober.id, detail, now });
  return presentJober(found.jober, found.phone);
}

/**
 * The seeker of a phone, for its holder and for operators whose role needs it.
 * @throws AppError FORBIDDEN for anyone else, before checking whether there is one
 */
async function lookUpByPhone(deps: Deps, ctx: Ctx, phone: string): Promise<Jober> {
  const actor = signedIn(ctx);
  if (!mayLookUpPhone(actor, phone)) throw appError('FORBIDDEN');
  const which = eq(account.phone, phone);
  if (actor.phone !== phone) {
    await countLookUp(deps, actor, ctx.now);
    return findForOperator(ctx, actor, which);
  }
  const found = await find(ctx.db, which);
  return presentJober(found.jober, found.phone);
}

/**
 * The seeker of an id, as far as the caller may see them; a recruiter's view is recorded for the seeker.
 * @throws AppError NOT_FOUND, alike for an absent and an invisible one; FORBIDDEN for an operator whose role needs no personal data; QUOTA_EXCEEDED for a card beyond the day's quota
 */
async function lookUpById(deps: Deps, ctx: Ctx, joberId: string) {
  const actor = signedIn(ctx);
  if (actor.joberId === joberId) {
    const found = await find(ctx.db, eq(jober.id, joberId));
    return presentJober(found.jober, found.phone);
  }
  if (actor.operatorRole) {
    if (!operatorSeesPersons(actor)) throw appError('FORBIDDEN');
    await countLookUp(deps, actor, ctx.now);
    return findForOperator(ctx, actor, eq(jober.id, joberId));
  }
  const { member } = actor;
  if (!member || member.role === 'finance') throw appError('NOT_FOUND');
  const refusal = companyRefusal(member.companyStatus);
  if (refusal) throw appError(refusal);
  await countLookUp(deps, actor, ctx.now);
  return ctx.db.transaction((tx) => lookAsRecruiter(tx, { joberId, member, phone: actor.phone, now: ctx.now }));
}

interface Look {
  joberId: string;
  member: Membership;
  phone: string;
  now: Date;
}

async function lookAsRecruiter(tx: Database, look: Look): Promise<Partial<Jober> & Pick<Jober, 'id' | 'name'>> {
  const { joberId, member, now } = look;
  const { companyId, memberId, role } = member;
  const relation = await relationTo(tx, companyId, joberId, now);
  const view = relation ? viewFor(role, relation) : 'none';
  if (view === 'none') throw noSuchTalent();
  if (view === 'card') {
    const { id, name, gender, education, identity } = await openTalent(tx, { ...look, via: 'search' });
    return { id, name, gender: gender as keyof typeof genders, education, identity };
  }
  const found = await find(tx, eq(jober.id, joberId));
  const via = view === 'delivered' ? 'delivery' : 'chat';
  await recordView(tx, { joberId, companyId, memberId, via, now });
  const { privacy: _, birthday, phone: masked, ...shown } = presentJober(found.jober, maskPhone(found.phone));
  return view === 'delivered' ? { ...shown, birthday, phone: masked } : shown;
}

export const joberLookUpHandlers = (deps: Deps): Handlers<typeof joberLookUpEndpoints> => ({
  'GET /api/jober/joberInfoByPhone': (ctx, { query }) => lookUpByPhone(deps, ctx, query.phone),
  'GET /api/jober/joberInfoById': (ctx, { query }) => lookUpById(deps, ctx, query.joberId),
});
