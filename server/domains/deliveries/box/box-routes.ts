import type { boxEndpoints } from '#contract/deliveries/box.ts';
import type { Deps } from '#server/platform/deps.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readBatch, startBatch, undoBatch } from '../batch/batches.ts';
import { dashboard } from '../desk/dashboard.ts';
import { searchPalette } from '../desk/palette.ts';
import { workbench } from '../desk/workbench.ts';
import { inviteRound } from '../interview/invite-round.ts';
import { requireBox } from '../policy.ts';
import { setReserve } from '../reserve/set-reserve.ts';
import { sentFiles } from '../sent-files.ts';
import { tagDeliveries } from '../tags/tag.ts';
import { boxCounts, boxRows } from './box-list.ts';
import { boxStrip } from './box-strip.ts';
import { exportBox } from './export-box.ts';
import { listInterviews } from './list-interviews.ts';
import { readNotes, writeNote } from './notes.ts';
import { referDeliveries } from './refer.ts';
import { addTemplate, changeTemplate, dropTemplate, listTemplates } from './reply-templates.ts';
import { readForm, saveForm, setBlind } from './score-forms.ts';
import { giveScore, readScores } from './scores.ts';

const usualDays = 90;

/** Colleagues' calls around the deliveries of their box. */
export const boxHandlers = (deps: Deps): Handlers<typeof boxEndpoints> => ({
  'GET /api/company/boxRows': (ctx, { query }) => boxRows(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxCounts': (ctx, { query }) => boxCounts(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxStrip': (ctx) => boxStrip(ctx.db, member(ctx).member.companyId, ctx.now),
  'GET /api/company/deliveries/:id/notes': (ctx, { params }) => readNotes(ctx.db, member(ctx), params.id),
  'POST /api/company/deliveries/:id/notes': (ctx, { params, body }) =>
    writeNote({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/deliveries/:id/files': (ctx, { params }) => sentFiles(deps, ctx, params.id),
  'POST /api/company/deliveryTags': (ctx, { body }) => tagDeliveries(ctx.db, member(ctx), body),
  'POST /api/company/deliveryReferrals': (ctx, { body }) =>
    referDeliveries({ db: ctx.db, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/deliveries/:id/scores': (ctx, { params }) => readScores(ctx.db, member(ctx), params.id),
  'PUT /api/company/deliveries/:id/score': (ctx, { params, body }) =>
    giveScore({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/posts/:id/scoreForm': (ctx, { params }) => readForm(ctx.db, member(ctx), params.id),
  'PUT /api/company/posts/:id/scoreForm': (ctx, { params, body }) =>
    saveForm({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.criteria),
  'PUT /api/company/posts/:id/blind': (ctx, { params, body }) =>
    setBlind({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.on),
  'PUT /api/company/posts/:id/reserve': (ctx, { params, body }) =>
    setReserve({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.ids),
  'GET /api/company/replyTemplates': (ctx) => listTemplates(ctx.db, member(ctx).member.companyId),
  'POST /api/company/replyTemplates': (ctx, { body }) =>
    addTemplate(ctx.db, member(ctx).member.companyId, body, ctx.now),
  'PUT /api/company/replyTemplates/:id': (ctx, { params, body }) =>
    changeTemplate(ctx.db, member(ctx).member.companyId, params.id, body),
  'DELETE /api/company/replyTemplates/:id': (ctx, { params }) =>
    dropTemplate(ctx.db, member(ctx).member.companyId, params.id),
  'POST /api/company/boxBatches': (ctx, { body }) =>
    startBatch({ db: ctx.db, jobs: deps.jobs, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/boxBatches/:id': (ctx, { params }) => readBatch(ctx.db, member(ctx), params.id),
  'POST /api/company/boxBatches/:id/undo': (ctx, { params }) => undoBatch(ctx.db, member(ctx), params.id, ctx.now),
  'GET /api/company/interviews': (ctx, { query }) =>
    listInterviews(ctx.db, member(ctx).member.companyId, query, ctx.now),
  'POST /api/company/interviewRounds': (ctx, { body }) =>
    inviteRound({ db: ctx.db, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/boxExport': (ctx, { query }) => {
    const actor = member(ctx);
    requireBox(actor.member, query.companyId);
    return exportBox(ctx.db, actor, query, ctx.now);
  },
  'GET /api/company/workbench': (ctx) => workbench(deps, ctx.db, member(ctx).member, ctx.now),
  'GET /api/company/palette': (ctx, { query }) => searchPalette(ctx.db, member(ctx).member, query.keyword, ctx.now),
  'GET /api/company/dashboard': (ctx, { query }) =>
    dashboard(ctx.db, member(ctx).member.companyId, query.days ?? usualDays, ctx.now),
});
