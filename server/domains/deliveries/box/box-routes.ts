import type { boxEndpoints } from '#contract/deliveries/box.ts';
import type { Deps } from '#server/platform/deps.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readBatch, startBatch, undoBatch } from '../batch/batches.ts';
import { dashboard } from '../desk/dashboard.ts';
import { searchPalette } from '../desk/palette.ts';
import { workbench } from '../desk/workbench.ts';
import { requireBox } from '../policy.ts';
import { boxCounts, boxRows } from './box-list.ts';
import { boxStrip } from './box-strip.ts';
import { exportBox, listExports } from './export-box.ts';
import { listInterviews } from './list-interviews.ts';
import { readNotes, writeNote } from './notes.ts';
import { addTemplate, changeTemplate, dropTemplate, listTemplates } from './reply-templates.ts';
import { readForm, saveForm, setBlind } from './score-forms.ts';
import { giveScore, readScores } from './scores.ts';

const usualDays = 90;

/** Colleagues' calls around the deliveries of their box. */
export const boxHandlers = ({ jobs }: Deps): Handlers<typeof boxEndpoints> => ({
  'GET /api/company/boxRows': ({ query }, ctx) => boxRows(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxCounts': ({ query }, ctx) => boxCounts(ctx.db, query, member(ctx).member, ctx.now),
  'GET /api/company/boxStrip': (_, ctx) => boxStrip(ctx.db, member(ctx).member.companyId, ctx.now),
  'GET /api/company/deliveries/:id/notes': ({ params }, ctx) => readNotes(ctx.db, member(ctx), params.id),
  'POST /api/company/deliveries/:id/notes': ({ params, body }, ctx) =>
    writeNote({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/deliveries/:id/scores': ({ params }, ctx) => readScores(ctx.db, member(ctx), params.id),
  'PUT /api/company/deliveries/:id/score': ({ params, body }, ctx) =>
    giveScore({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body),
  'GET /api/company/posts/:id/scoreForm': ({ params }, ctx) => readForm(ctx.db, member(ctx), params.id),
  'PUT /api/company/posts/:id/scoreForm': ({ params, body }, ctx) =>
    saveForm({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.criteria),
  'PUT /api/company/posts/:id/blind': ({ params, body }, ctx) =>
    setBlind({ db: ctx.db, actor: member(ctx), now: ctx.now }, params.id, body.on),
  'GET /api/company/replyTemplates': (_, ctx) => listTemplates(ctx.db, member(ctx).member.companyId),
  'POST /api/company/replyTemplates': ({ body }, ctx) =>
    addTemplate(ctx.db, member(ctx).member.companyId, body, ctx.now),
  'PUT /api/company/replyTemplates/:id': ({ params, body }, ctx) =>
    changeTemplate(ctx.db, member(ctx).member.companyId, params.id, body),
  'DELETE /api/company/replyTemplates/:id': ({ params }, ctx) =>
    dropTemplate(ctx.db, member(ctx).member.companyId, params.id),
  'POST /api/company/boxBatches': ({ body }, ctx) =>
    startBatch({ db: ctx.db, jobs, actor: member(ctx), now: ctx.now }, body),
  'GET /api/company/boxBatches/:id': ({ params }, ctx) => readBatch(ctx.db, member(ctx), params.id),
  'POST /api/company/boxBatches/:id/undo': ({ params }, ctx) => undoBatch(ctx.db, member(ctx), params.id, ctx.now),
  'GET /api/company/interviews': ({ query }, ctx) =>
    listInterviews(ctx.db, member(ctx).member.companyId, query, ctx.now),
  'GET /api/company/boxExport': ({ query }, ctx) => {
    const actor = member(ctx);
    requireBox(actor.member, query.companyId);
    return exportBox(ctx.db, actor, query, ctx.now);
  },
  'GET /api/company/boxExports': (_, ctx) => listExports(ctx.db, member(ctx).member.companyId),
  'GET /api/company/workbench': (_, ctx) => workbench(ctx.db, member(ctx).member, ctx.now),
  'GET /api/company/palette': ({ query }, ctx) => searchPalette(ctx.db, member(ctx).member, query.keyword, ctx.now),
  'GET /api/company/dashboard': ({ query }, ctx) =>
    dashboard(ctx.db, member(ctx).member.companyId, query.days ?? usualDays, ctx.now),
});
