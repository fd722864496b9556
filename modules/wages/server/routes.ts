import { and, desc, eq } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { WageUnit } from '../contract/wage-units.ts';
import type { wageEndpoints } from '../contract/wages.ts';
import { wageAgreement } from '../schema.ts';
import { type AgreementParty, type School, schoolOf, teacherOf } from './agreement-party.ts';
import { enterHours, moveHours } from './hours.ts';
import { moveSlip } from './move-slip.ts';
import { proofOf } from './proof.ts';
import { listAgreements, readAgreement } from './read-agreements.ts';
import { readHours, readRecord } from './read-record.ts';
import { listSlips, readSlip, yearsOf } from './read-slips.ts';
import { record } from './record.ts';
import { lockAgreement } from './store.ts';
import { createSlip, editSlip } from './write-slip.ts';

interface Terms {
  deliveryId: string;
  rate: number;
  unit: WageUnit;
  from: string;
  to: string;
  note: string;
}

/**
 * Creates an agreement on a rate and a period with a hired teacher. Periods of one delivery must not overlap; its row is locked.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a person who is not hired, CONFLICT, INVALID_INPUT
 */
async function makeAgreement(tx: Database, by: School, terms: Terms, now: Date): Promise<string> {
  const { deliveryId, rate, unit, from, to, note } = terms;
  if (to < from) throw fieldError('body.to', '结束日期不能早于开始日期');
  const [sent] = await tx
    .select({ joberId: delivery.joberId, status: delivery.status })
    .from(delivery)
    .where(and(eq(delivery.id, deliveryId), eq(delivery.companyId, by.companyId)))
    .for('no key update');
  if (!sent) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  if (sent.status !== 'hired') throw appError('ILLEGAL_MOVE', { message: '只能与已入职的教师约定课时费' });
  const row = await rowOf(tx, { taken: 'boolean' })`
    select exists (
      select from wage_agreement where delivery_id = ${deliveryId} and from_day <= ${to} and to_day >= ${from}) as taken`;
  if (row?.taken) throw appError('CONFLICT', { message: '与已有约定的期限重叠' });
  const id = newId();
  const { joberId } = sent;
  const { companyId, accountId: createdBy } = by;
  const period = { fromDay: from, toDay: to };
  await tx.insert(wageAgreement).values({
    id,
    deliveryId,
    companyId,
    joberId,
    rateFen: BigInt(rate),
    unit,
    ...period,
    note,
    createdBy,
    createdAt: now,
  });
  const locked = await lockAgreement(tx, id, by);
  const about = { about: 'agreement', aboutId: id, from: null, move: 'agree', to: 'agreed' } as const;
  await record(tx, locked, by, { ...about, note, now, notice: '学校登记了课时费约定，请核对' });
  return id;
}

/**
 * Tells the teacher what waits for their word, once a day however often it is asked for. For a transaction.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where nothing waits
 */
async function remindTeacher({ db: tx, by, now }: DbContext<{ by: School }>, id: string): Promise<void> {
  const locked = await lockAgreement(tx, id, by);
  const row = await rowOf(tx, { hours: 'number', slips: 'number' })`
    select (select count(*)::int from wage_hours where agreement_id = ${id} and status = 'by-school') as hours,
      (select count(*)::int from wage_slip where agreement_id = ${id} and status = 'issued') as slips`;
  const { hours = 0, slips = 0 } = row ?? {};
  if (hours + slips === 0) throw appError('ILLEGAL_MOVE', { message: '没有等教师确认的课时或工资条' });
  const what = [hours > 0 && `${hours} 条课时`, slips > 0 && `${slips} 张工资条`].filter(Boolean).join('、');
  await notifyAccount(tx, {
    accountId: locked.joberAccountId,
    kind: 'wage.remind',
    title: `${what}等你确认`,
    body: `${locked.companyName} · ${locked.postTitle}`,
    link: `/resume/userWages?id=${id}`,
    effectKey: `wage:${id}:remind:${dayAt(now)}`,
    now,
  });
}

/** Teachers hired by the school, latest first, as candidates for an agreement. */
function listHired(db: Database, companyId: string) {
  return db
    .select({ deliveryId: delivery.id, name: jober.name, postTitle: post.title })
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(jober, eq(jober.id, delivery.joberId))
    .where(and(eq(delivery.companyId, companyId), eq(delivery.status, 'hired')))
    .orderBy(desc(delivery.submittedAt), desc(delivery.id))
    .limit(200);
}

/** Wages of hired teachers, from both sides; the machines and `policy.ts` decide what a party may do. */
export function wageHandlers(deps: Deps): Handlers<typeof wageEndpoints> {
  const reading = (ctx: Ctx) => ({ ...deps, db: ctx.db });
  /** What both sides do alike. */
  const sideOf = <P extends AgreementParty>(partyOf: (ctx: Ctx) => P) => {
    const act = <T>(ctx: Ctx, work: (act: DbContext<{ by: P }>) => Promise<T>) =>
      ctx.db.transaction((db) => work({ db, by: partyOf(ctx), now: ctx.now }));
    const slipAfter = async (ctx: Ctx, work: (act: DbContext<{ by: P }>) => Promise<string>) =>
      readSlip(reading(ctx), partyOf(ctx), await act(ctx, work));
    type Of<T> = { params: { id: string }; body: T };
    return {
      act,
      slipAfter,
      record: (ctx: Ctx, { params }: { params: { id: string } }) => readRecord(reading(ctx), partyOf(ctx), params.id),
      proof: (ctx: Ctx, { params }: { params: { id: string } }) => proofOf(reading(ctx), partyOf(ctx), params.id),
      enter: async (ctx: Ctx, { params, body }: Of<Parameters<typeof enterHours>[2]>) =>
        readHours(ctx.db, partyOf(ctx), await act(ctx, (by) => enterHours(by, params.id, body))),
      move: async (ctx: Ctx, { params, body }: Of<Parameters<typeof moveHours>[2]>) => {
        await act(ctx, (by) => moveHours(by, params.id, body));
        return readHours(ctx.db, partyOf(ctx), params.id);
      },
      moveSlip: (ctx: Ctx, { params, body }: Of<Parameters<typeof moveSlip>[2]>) =>
        slipAfter(ctx, (by) => moveSlip(by, params.id, body)),
    };
  };
  const [teacher, school] = [sideOf(teacherOf), sideOf(schoolOf)];
  return {
    'GET /api/wages': async (ctx) => {
      const by = teacherOf(ctx);
      const slips = await listSlips(reading(ctx), by);
      return { agreements: await listAgreements(ctx.db, by, ctx.now), slips, years: yearsOf(slips) };
    },
    'GET /api/wages/agreements/:id': teacher.record,
    'POST /api/wages/agreements/:id/hours': teacher.enter,
    'POST /api/wages/hours/:id/moves': teacher.move,
    'POST /api/wages/slips/:id/moves': teacher.moveSlip,
    'GET /api/wages/slips/:id/proof': teacher.proof,
    'GET /api/company/wages': async (ctx) => {
      const by = schoolOf(ctx);
      const [agreements, hired] = [await listAgreements(ctx.db, by, ctx.now), await listHired(ctx.db, by.companyId)];
      return { agreements, hired, slips: await listSlips(reading(ctx), by) };
    },
    'GET /api/company/wages/agreements/:id': school.record,
    'POST /api/company/wages/agreements': async (ctx, { body }) => {
      const by = schoolOf(ctx);
      const made = await ctx.db.transaction((tx) => makeAgreement(tx, by, body, ctx.now));
      return readAgreement(ctx.db, by, made, ctx.now);
    },
    'POST /api/company/wages/agreements/:id/remind': (ctx, { params }) =>
      school.act(ctx, (by) => remindTeacher(by, params.id)),
    'POST /api/company/wages/agreements/:id/hours': school.enter,
    'POST /api/company/wages/hours/:id/moves': school.move,
    'POST /api/company/wages/agreements/:id/slips': (ctx, { params, body }) =>
      school.slipAfter(ctx, (by) => createSlip(by, params.id, body)),
    'PUT /api/company/wages/slips/:id': (ctx, { params, body }) =>
      school.slipAfter(ctx, async (by) => {
        await editSlip(by, params.id, body);
        return params.id;
      }),
    'POST /api/company/wages/slips/:id/moves': school.moveSlip,
    'GET /api/company/wages/slips/:id/proof': school.proof,
  };
}
