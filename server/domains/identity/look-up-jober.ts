import { eq, type SQL } from 'drizzle-orm';
import { account, jober } from '#database/schema/identity.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { mayCompanySeeJober } from '#server/domains/deliveries/public.ts';
import { recordView } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import { companyRefusal } from '#server/platform/http/guard.ts';
import { mayLookUpPhone, viewOfJober } from './policy.ts';
import { maskPhone, presentJober, presentJoberMasked } from './present.ts';

async function find(db: Database, which: SQL) {
  const [found] = await db
    .select({ jober, phone: account.phone })
    .from(jober)
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(which);
  if (!found) throw appError('NOT_FOUND');
  return found;
}

/**
 * The seeker of a phone, for its holder and for operators.
 * @throws AppError FORBIDDEN to anyone else, before looking whether there is one
 */
export async function lookUpByPhone(ctx: Ctx, phone: string) {
  if (!mayLookUpPhone(signedIn(ctx), phone)) throw appError('FORBIDDEN');
  const found = await find(ctx.db, eq(account.phone, phone));
  await recordLook(ctx, found.jober.id, phone);
  return presentJober(found.jober, found.phone);
}

/**
 * The seeker of an id. A recruiter's look is recorded, for the seeker to know of it.
 * @throws AppError NOT_FOUND for one that is absent and one that may not be seen, alike
 */
export async function lookUpById(ctx: Ctx, joberId: string) {
  const actor = signedIn(ctx);
  const view = viewOfJober(actor, joberId);
  if (view === 'none') throw appError('NOT_FOUND');
  if (view === 'delivered') return lookAsRecruiter(ctx, joberId);
  const found = await find(ctx.db, eq(jober.id, joberId));
  await recordLook(ctx, joberId, found.phone);
  return presentJober(found.jober, found.phone);
}

/** An operator's look at a person stands in the audit log. */
async function recordLook({ db, actor, now }: Ctx, subjectId: string, phone: string): Promise<void> {
  if (!actor?.operatorRole) return;
  await recordAct(db, actor, {
    act: 'jober.look',
    subject: 'jober',
    subjectId,
    detail: { phone: maskPhone(phone) },
    now,
  });
}

async function lookAsRecruiter(ctx: Ctx, joberId: string) {
  const { companyId, memberId, companyStatus } = member(ctx).member;
  const refusal = companyRefusal(companyStatus);
  if (refusal) throw appError(refusal);
  return ctx.db.transaction(async (tx) => {
    if (!(await mayCompanySeeJober(tx, companyId, joberId))) throw appError('NOT_FOUND');
    const found = await find(tx, eq(jober.id, joberId));
    await recordView(tx, { joberId, companyId, memberId, via: 'delivery', now: ctx.now });
    return presentJoberMasked(found.jober, found.phone);
  });
}
