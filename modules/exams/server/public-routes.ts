import { type SQL, sql } from 'drizzle-orm';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { calendarFile, siteOrigin } from '#server/domains/calendar/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { type ExamStep, examSteps, nextTurn, type TimedStep } from '../contract/exam-state.ts';
import type { examCalendarEndpoints, examEndpoints } from '../contract/exams.ts';
import { liveRegistration } from '../schema/exam-registrations.ts';
import { followExam, followedExams, unfollowExam } from './announce.ts';
import { fitOfExam, fittingPosts } from './fit/fitting.ts';
import { examOverview, listExams } from './list/list-exams.ts';
import { keptOutput } from './outputs/kept-output.ts';
import { examDetail, examPosts, publicRow } from './read-exam.ts';
import { publishedDays } from './registrations/counts.ts';
import { LISTS, tagOf } from './store.ts';
import { postWorkbook } from './table/post-workbook.ts';

/** Pages show numbers of registrations that are at most this old. */
const COUNTS_MS = 60_000;

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
    const nextChange = nextTurn(full.steps as TimedStep[], ctx.now);
    if (nextChange) ctx.freshUntil(nextChange);
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

/** Steps that applicants only wait for. */
const unattended = sql`('review', 'inspection')`;

const takesPart = (joberId: string) => sql`exists (select from exam_registration r where r.exam_id = exam.id
  and r.jober_id = ${joberId} and ${liveRegistration('r')})`;

/** Steps of published projects that are not over, each from its start to its end. */
async function stepsOf(db: Database, which: SQL, now: Date, joberId?: string): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, {
    id: 'string',
    title: 'string',
    organiser: 'string',
    step: typed<ExamStep>(),
    detail: 'string',
    from: 'string',
    until: 'string',
    /** The seeker takes part: the own ticket is wanted, not the announcement. */
    registered: 'boolean',
  })`
    select exam.id::text as id, exam.title, company.name as organiser, step.step, step.detail, step.starts_at as from,
      step.ends_at as until, ${joberId ? takesPart(joberId) : sql`false`} as registered
    from exam join company on company.id = exam.company_id join exam_step as step on step.exam_id = exam.id
    where exam.status = 'published' and step.ends_at > ${now} and step.step not in ${unattended} and ${which}
    order by step.starts_at, exam.id limit 200`;
  return rows.map(({ id, title, organiser, step, detail, from, until, registered }) => ({
    kind: 'exam',
    id: `${id}-${step}`,
    title: `${examSteps[step].label}：${title}`,
    place: organiser,
    details: [detail, '以公告为准'].filter(Boolean),
    at: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    allDay: false,
    link: registered ? '/client/exams' : `/exams/details?id=${id}`,
  }));
}

/** The steps of the projects that a seeker follows or has registered for. */
export const ownExamSteps = (db: Database, joberId: string, now: Date): Promise<CalendarItem[]> =>
  stepsOf(
    db,
    sql`(exists (select from exam_follow f where f.exam_id = exam.id and f.jober_id = ${joberId})
      or ${takesPart(joberId)})`,
    now,
    joberId,
  );

export const calendarRoutes = (deps: Deps): Handlers<typeof examCalendarEndpoints> => ({
  'GET /api/calendar/exams/:id': async (ctx, { params }) => {
    const steps = await stepsOf(ctx.db, sql`exam.id = ${params.id}`, ctx.now);
    if (steps.length === 0) throw appError('NOT_FOUND', { message: '该项目没有接下来的安排' });
    return {
      name: '公开招聘.ics',
      ics: calendarFile(steps, { origin: siteOrigin(deps), madeAt: ctx.now, name: '公开招聘安排' }),
    };
  },
});
