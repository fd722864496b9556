import { recordAct } from '#server/domains/audit/public.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { operatorExamEndpoints } from '../contract/operator-exams.ts';
import { moveExam } from './move-exam.ts';
import { allExams, decideOrganiser, organisers } from './operator-exams.ts';

/** 公开招聘 in the operators' console. Every write is recorded in the audit log. */
export const operatorRoutes = (): Handlers<typeof operatorExamEndpoints> => ({
  'GET /api/admin/exams': (ctx, { query }) => allExams(ctx.db, query, ctx.now),
  'POST /api/admin/exams/:id/moves': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const actor = signedIn(ctx);
      const row = await moveExam(tx, { id: params.id, who: 'operator', actorId: actor.accountId, ...body }, ctx.now);
      const detail = { title: row.title, ...(body.reason ? { reason: body.reason } : {}) };
      await recordAct(tx, actor, {
        act: `exam.${body.move}`,
        subject: 'exam',
        subjectId: params.id,
        detail,
        now: ctx.now,
      });
    }),
  'GET /api/admin/examOrganisers': (ctx, { query }) => organisers(ctx.db, query),
  'PUT /api/admin/examOrganisers/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const actor = signedIn(ctx);
      const name = await decideOrganiser(tx, { companyId: params.id, actorId: actor.accountId, ...body }, ctx.now);
      const act = body.allowed ? 'exam.allow' : 'exam.disallow';
      const detail = { name, reason: body.reason };
      await recordAct(tx, actor, { act, subject: 'company', subjectId: params.id, detail, now: ctx.now });
    }),
});
