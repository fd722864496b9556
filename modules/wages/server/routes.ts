import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { wageEndpoints } from '../contract/wages.ts';
import { type AgreementParty, schoolOf, teacherOf } from './agreement-party.ts';
import { enterHours, moveHours } from './hours.ts';
import { listHired } from './list-hired.ts';
import { makeAgreement } from './make-agreement.ts';
import { moveSlip } from './move-slip.ts';
import { proofOf } from './proof.ts';
import { listAgreements, readAgreement } from './read-agreements.ts';
import { readHours, readRecord } from './read-record.ts';
import { listSlips, readSlip, yearsOf } from './read-slips.ts';
import { remindTeacher } from './remind.ts';
import { createSlip, editSlip } from './write-slip.ts';

type HourMove = { move: 'confirm' | 'refuse' | 'withdraw'; note: string };

/** Wages of hired teachers, from both sides; the machines and `policy.ts` decide what a party may do. */
export function wageHandlers(deps: Deps): Handlers<typeof wageEndpoints> {
  const reading = (ctx: Ctx) => ({ ...deps, db: ctx.db });
  const enter = async (
    ctx: Ctx,
    by: AgreementParty,
    id: string,
    entry: { day: string; quantity: number; note: string },
  ) => {
    const made = await ctx.db.transaction((tx) => enterHours({ db: tx, by, now: ctx.now }, id, entry));
    return readHours(ctx.db, by, made);
  };
  const move = async (ctx: Ctx, by: AgreementParty, id: string, order: HourMove) => {
    await ctx.db.transaction((tx) => moveHours({ db: tx, by, now: ctx.now }, id, order));
    return readHours(ctx.db, by, id);
  };
  const slipAfter = async (ctx: Ctx, by: AgreementParty, act: (tx: Ctx['db']) => Promise<string>) =>
    readSlip(reading(ctx), by, await ctx.db.transaction(act));
  return {
    'GET /api/wages': async (ctx) => {
      const by = teacherOf(ctx);
      const slips = await listSlips(reading(ctx), by);
      return { agreements: await listAgreements(ctx.db, by, ctx.now), slips, years: yearsOf(slips) };
    },
    'GET /api/wages/agreements/:id': (ctx, { params }) => readRecord(reading(ctx), teacherOf(ctx), params.id),
    'POST /api/wages/agreements/:id/hours': (ctx, { params, body }) => enter(ctx, teacherOf(ctx), params.id, body),
    'POST /api/wages/hours/:id/moves': (ctx, { params, body }) => move(ctx, teacherOf(ctx), params.id, body),
    'POST /api/wages/slips/:id/moves': (ctx, { params, body }) => {
      const by = teacherOf(ctx);
      return slipAfter(ctx, by, (tx) => moveSlip({ db: tx, by, now: ctx.now }, params.id, body));
    },
    'GET /api/wages/slips/:id/proof': (ctx, { params }) => proofOf(reading(ctx), teacherOf(ctx), params.id),
    'GET /api/company/wages': async (ctx) => {
      const by = schoolOf(ctx);
      const [agreements, hired] = [await listAgreements(ctx.db, by, ctx.now), await listHired(ctx.db, by.companyId)];
      return { agreements, hired, slips: await listSlips(reading(ctx), by) };
    },
    'GET /api/company/wages/agreements/:id': (ctx, { params }) => readRecord(reading(ctx), schoolOf(ctx), params.id),
    'POST /api/company/wages/agreements': async (ctx, { body }) => {
      const by = schoolOf(ctx);
      const made = await ctx.db.transaction((tx) => makeAgreement(tx, by, body, ctx.now));
      return readAgreement(ctx.db, by, made, ctx.now);
    },
    'POST /api/company/wages/agreements/:id/remind': async (ctx, { params }) => {
      const by = schoolOf(ctx);
      await ctx.db.transaction((tx) => remindTeacher({ db: tx, by, now: ctx.now }, params.id));
    },
    'POST /api/company/wages/agreements/:id/hours': (ctx, { params, body }) =>
      enter(ctx, schoolOf(ctx), params.id, body),
    'POST /api/company/wages/hours/:id/moves': (ctx, { params, body }) => move(ctx, schoolOf(ctx), params.id, body),
    'POST /api/company/wages/agreements/:id/slips': (ctx, { params, body }) => {
      const by = schoolOf(ctx);
      return slipAfter(ctx, by, (tx) => createSlip({ db: tx, by, now: ctx.now }, params.id, body));
    },
    'PUT /api/company/wages/slips/:id': (ctx, { params, body }) => {
      const by = schoolOf(ctx);
      return slipAfter(ctx, by, async (tx) => {
        await editSlip({ db: tx, by, now: ctx.now }, params.id, body);
        return params.id;
      });
    },
    'POST /api/company/wages/slips/:id/moves': (ctx, { params, body }) => {
      const by = schoolOf(ctx);
      return slipAfter(ctx, by, (tx) => moveSlip({ db: tx, by, now: ctx.now }, params.id, body));
    },
    'GET /api/company/wages/slips/:id/proof': (ctx, { params }) => proofOf(reading(ctx), schoolOf(ctx), params.id),
  };
}
