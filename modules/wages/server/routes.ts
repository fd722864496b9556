import type { DbContext } from '#server/platform/db-context.ts';
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
