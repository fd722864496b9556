import type { Deps } from '#server/platform/deps.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { examQuestionEndpoints } from '../../contract/questions.ts';
import { tagOf } from '../page-tags.ts';
import { requirePart, staffCaller } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { answerQuestion } from './answer.ts';
import { askQuestion } from './ask-question.ts';
import { ownQuestions, publicQuestions, staffQuestions } from './read-questions.ts';

/** Of one person, in all projects. */
const perDay = { limit: 10, windowSeconds: 86_400 };

/** Questions of seekers and the answers of the organiser. */
export const questionRoutes = (deps: Deps): Handlers<typeof examQuestionEndpoints> => ({
  'GET /api/exams/:id/questions': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    return publicQuestions(ctx.db, id);
  },
  'POST /api/exams/:id/questions': async (ctx, { params: { id: examId }, body }) => {
    const { joberId } = seeker(ctx);
    refuseOver(await consume(deps.db, `exam-question:${joberId}`, perDay, ctx.now), '提问太频繁');
    return { id: await ctx.db.transaction((tx) => askQuestion(tx, { examId, joberId, ...body, now: ctx.now })) };
  },
  'GET /api/exams/:id/questions/mine': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    return { items: await ownQuestions(ctx.db, seeker(ctx).joberId, id) };
  },
  'GET /api/company/exams/:id/questions': async (ctx, { params: { id: examId } }) =>
    staffQuestions(ctx.db, await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'read' })),
  'PUT /api/company/examQuestions/:id/answer': async (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    const part = await ctx.db.transaction((tx) => answerQuestion(tx, caller, { ...body, id }));
    return staffQuestions(ctx.db, part);
  },
});
