import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type {
  CandidateLine,
  examCandidateEndpoints,
  examRecheckEndpoints,
} from '../../contract/candidates/candidates.ts';
import { requirePart, type StaffPart, staffCaller } from '../policy.ts';
import { listCandidates } from './list-candidates.ts';
import { chooseSlot, ownCandidacy, withdrawOwn } from './own-candidacy.ts';
import { printRecheck } from './print-recheck.ts';
import { recordOutcome, setExtra } from './record-outcome.ts';
import { replaceCandidate } from './replace.ts';
import { addSlots, listSlots, removeSlot } from './slots.ts';
import { candidateAbsent } from './store.ts';

type Table = typeof examCandidateEndpoints & typeof examRecheckEndpoints;

async function lineOf(ctx: Ctx, part: StaffPart, id: string): Promise<CandidateLine> {
  const [line] = (await listCandidates(ctx.db, part, { ids: [id] }, ctx.now)).items;
  if (!line) throw candidateAbsent();
  return line;
}

const own = (ctx: Ctx, examId: string) => ({ ...seeker(ctx), examId, now: ctx.now });

/** Recheck, medical examination and inspection: slots, outcomes, replacements, and what applicants do in them. */
export const candidateRoutes = (): Handlers<Table> => ({
  'GET /api/company/exams/:id/candidates': async (ctx, { params: { id: examId }, query }) => {
    const part = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' });
    return listCandidates(ctx.db, part, query, ctx.now);
  },
  'POST /api/company/examCandidates/:id/moves': async (ctx, { params: { id }, body }) => {
    const part = await ctx.db.transaction((tx) => recordOutcome(tx, staffCaller(ctx), { ...body, id }));
    return lineOf(ctx, part, id);
  },
  'POST /api/company/examCandidates/:id/replacement': async (ctx, { params: { id }, body }) => {
    const { part, ids } = await ctx.db.transaction((tx) => replaceCandidate(tx, staffCaller(ctx), { ...body, id }));
    return { items: (await listCandidates(ctx.db, part, { ids }, ctx.now)).items };
  },
  'PUT /api/company/examCandidates/:id/extra': async (ctx, { params: { id }, body }) => {
    const part = await ctx.db.transaction((tx) => setExtra(tx, staffCaller(ctx), { ...body, id }));
    return lineOf(ctx, part, id);
  },
  'GET /api/company/exams/:id/slots': async (ctx, { params: { id: examId } }) =>
    listSlots(ctx.db, await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' })),
  'POST /api/company/exams/:id/slots': async (ctx, { params: { id }, body }) =>
    listSlots(ctx.db, await ctx.db.transaction((tx) => addSlots(tx, staffCaller(ctx), id, body.slots))),
  'GET /api/company/exams/:id/recheckList.pdf': async (ctx, { params: { id: examId }, query: { day } }) => {
    const part = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' });
    return printRecheck(ctx.db, part, day, ctx.now);
  },
  'DELETE /api/company/examSlots/:id': async (ctx, { params: { id } }) =>
    listSlots(ctx.db, await ctx.db.transaction((tx) => removeSlot(tx, staffCaller(ctx), id))),
  'GET /api/exams/:id/candidacy': (ctx, { params: { id } }) => ownCandidacy(ctx.db, own(ctx, id)),
  'PUT /api/exams/:id/candidacy/slot': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => chooseSlot(tx, own(ctx, id), body.slotId));
    return ownCandidacy(ctx.db, own(ctx, id));
  },
  'POST /api/exams/:id/candidacy/withdrawal': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => withdrawOwn(tx, own(ctx, id), body.reason));
    return ownCandidacy(ctx.db, own(ctx, id));
  },
});
