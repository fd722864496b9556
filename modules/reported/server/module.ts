import { sql } from 'drizzle-orm';
import { applyWays } from '#contract/posts/apply-ways.ts';
import type { PostCorrection } from '#contract/posts/post-correction.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { correctPost } from '#server/domains/posts/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, seeker, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { applicationAnswers } from '../contract/application-answers.ts';
import type { reportedEndpoints } from '../contract.ts';
import { deadAddress, lookAtAddresses } from './addresses.ts';
import {
  answerApplication,
  applicationOf,
  askForAnswers,
  dropApplication,
  keepApplication,
  listApplications,
} from './applications.ts';
import { interestIn, printLetter } from './claim-letter.ts';
import { intakeRoutes } from './intake/intake-routes.ts';
import { askForRemoval, removal } from './removals.ts';

/** An operator corrects a post of a school that is not here. */
async function correct(ctx: Ctx, postId: string, values: PostCorrection): Promise<void> {
  const actor = signedIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const what = await correctPost(tx, { postId, operatorId: actor.accountId, values, now: ctx.now });
    const entry = { act: 'post.correct', subject: 'post', subjectId: postId, detail: { what }, now: ctx.now };
    await recordAct(tx, actor, entry);
  });
}

const reportedHandlers = (deps: Deps): Handlers<typeof reportedEndpoints> => ({
  ...intakeRoutes(deps),
  'GET /api/outsideApplications': (ctx) => listApplications(ctx.db, seeker(ctx).joberId, ctx.now),
  'GET /api/outsideApplications/:postId': (ctx, { params }) =>
    applicationOf(ctx.db, seeker(ctx).joberId, params.postId, ctx.now),
  'PUT /api/outsideApplications/:postId': async (ctx, { params: { postId } }) => {
    const { joberId } = seeker(ctx);
    await keepApplication(ctx.db, joberId, postId, ctx.now);
    return applicationOf(ctx.db, joberId, postId, ctx.now);
  },
  'PUT /api/outsideApplications/:postId/answer': async (ctx, { params: { postId }, body }) => {
    const { joberId } = seeker(ctx);
    await answerApplication(ctx.db, joberId, postId, body.answer);
    return applicationOf(ctx.db, joberId, postId, ctx.now);
  },
  'DELETE /api/outsideApplications/:postId': async (ctx, { params }) =>
    dropApplication(ctx.db, seeker(ctx).joberId, params.postId),
  'POST /api/removalRequests': (ctx, { body }) => askForRemoval(ctx, body),
  'GET /api/companies/:id/interest': (ctx, { params }) => interestIn(ctx.db, params.id),
  'POST /api/admin/companies/:id/letter': (ctx, { params }) => printLetter(deps, ctx, params.id),
  'PUT /api/admin/posts/:id/facts': (ctx, { params, body }) => correct(ctx, params.id, body),
});

export const reportedServer = {
  name: 'reported',
  handlers: reportedHandlers,
  minuteTasks: [{ name: 'ask-for-answers', minute: 40, act: (tx, _, now) => askForAnswers(tx, now) }],
  intervalTasks: [{ kind: 'look-at-addresses', every: 60, at: 25, act: (deps) => lookAtAddresses(deps) }],
  reviewedReports: { 'dead-address': deadAddress, removal },
  finishDemo: (tx, now) => import('../demo/load-reported.ts').then(({ loadReported }) => loadReported(tx, now)),
  interested: (companyId) => sql`
    select note.jober_id from outside_application note join post on post.id = note.post_id
    where post.company_id = ${companyId}`,
  personalTables: {
    intake: { keep: '运营的录入，只有谁录入和核对的编号' },
    outside_application: {
      erase: ({ joberId }) => (joberId ? [sql`delete from outside_application where jober_id = ${joberId}`] : []),
    },
  },
  partsOfExport: (_, joberId) => [
    {
      file: 'outside-applications',
      title: '站外报名的职位',
      of: ['outside_application'],
      rows: sql`
        select post.title, company.name as company, a.way, a.applied_at, a.answer
        from outside_application a join post on post.id = a.post_id join company on company.id = post.company_id
        where a.jober_id = ${joberId} order by a.applied_at`,
      words: { way: applyWays, answer: applicationAnswers },
    },
  ],
} satisfies ServerModule<Deps>;
