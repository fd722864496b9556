import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { nextTurn, type TimedStep } from '../contract/exam-state.ts';
import type { examEndpoints } from '../contract/exams.ts';
import { followExam, followedExams, unfollowExam } from './announce.ts';
import { fitOfExam, fittingPosts } from './fit/fitting.ts';
import { examOverview, listExams } from './list/list-exams.ts';
import { keptOutput } from './outputs/kept-output.ts';
import { LISTS, tagOf } from './page-tags.ts';
import { examDetail, examPosts, publicRow } from './read-exam.ts';
import { publishedDays } from './registrations/counts.ts';
import { postWorkbook } from './table/post-workbook.ts';

/** Pages show numbers of registrations that are at most this old. */
const COUNTS_MS = 60_000;

/** What visitors and seekers call. */
export const publicRoutes = (): Handlers<typeof examEndpoints> => ({
  'GET /api/exams': async (ctx, { query }) => {
    const { freshUntil, ...list } = await listExams(ctx.db, query, ctx.now);
    ctx.dependsOn(LISTS);
    if (freshUntil) ctx.freshUntil(freshUntil);
    return list;
  },
  'GET /api/exams/overview': async (ctx) => {
    ctx.dependsOn(LISTS);
    ctx.freshUntil(new Date(ctx.now.getTime() + COUNTS_MS));
    return examOverview(ctx.db, ctx.now);
  },
  'GET /api/exams/fitting': (ctx) => fittingPosts(ctx.db, seeker(ctx).joberId, ctx.now),
  'GET /api/exams/:id': async (ctx, { params }) => {
    const full = await publicRow(ctx.db, params.id, { now: ctx.now });
    ctx.dependsOn(tagOf(params.id));
    const turn = nextTurn(full.steps as TimedStep[], ctx.now);
    if (turn) ctx.freshUntil(turn);
    return examDetail(ctx.db, full, ctx.now);
  },
  'GET /api/exams/:id/posts': async (ctx, { params }) => {
    const { row } = await publicRow(ctx.db, params.id);
    ctx.dependsOn(tagOf(params.id));
    ctx.freshUntil(new Date(ctx.now.getTime() + COUNTS_MS));
    const { now } = ctx;
    return { items: await examPosts(ctx.db, row, { now }), days: await publishedDays(ctx.db, row, { now }) };
  },
  'GET /api/exams/:id/posts.xlsx': async (ctx, { params }) => {
    const { row } = await publicRow(ctx.db, params.id);
    const posts = await examPosts(ctx.db, row, { now: ctx.now });
    const table = [row.title, posts, row.settings.ratio] as const;
    const bytes = await keptOutput(ctx.db, ['posts', 1, ...table], ctx.now, () => postWorkbook(...table));
    return { name: `${row.title}岗位表.xlsx`, bytes };
  },
  'GET /api/exams/:id/fit': async (ctx, { params }) => ({
    items: await fitOfExam(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  }),
  'GET /api/exams/mine': async (ctx) => ({ items: await followedExams(ctx.db, seeker(ctx).joberId, ctx.now) }),
  'PUT /api/exams/:id/follow': (ctx, { params }) => followExam(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  'DELETE /api/exams/:id/follow': (ctx, { params }) => unfollowExam(ctx.db, seeker(ctx).joberId, params.id),
});
