import { dayAt } from '#contract/months.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { intakeEndpoints } from '../../contract/intake.ts';
import { amendReported } from './amend-reported.ts';
import { draftOf } from './draft-of.ts';
import { examsNear } from './exams-near.ts';
import { checkIntake, dropIntake, intakeOf, keepIntake, listIntakes } from './intakes.ts';
import { readFiles } from './read-files.ts';
import { relationOf } from './relation-of.ts';
import { addSource, listSources, lookAtSource, removeSource } from './sources.ts';

/** Reading a table takes up to some seconds of a shared thread. */
const perHour = { limit: 120, windowSeconds: 3_600 };
const NEAR = 5;

const callerOf = (ctx: Ctx) => ({ operator: signedIn(ctx), now: ctx.now });

/** What operators call to take announcements in. Every write is recorded in the audit log. */
export const intakeRoutes = (deps: Deps): Handlers<typeof intakeEndpoints> => ({
  'GET /api/admin/intakes': (ctx, { query }) => listIntakes(ctx.db, signedIn(ctx).accountId, query.status, ctx.now),
  'POST /api/admin/intakes/readings': async (ctx, { body }) => {
    const { accountId } = signedIn(ctx);
    refuseOver(await consume(deps.db, `import:${accountId}`, perHour, ctx.now), '导入太频繁');
    const { reading, announcedOn, forms } = await readFiles(deps, ctx.db, { ...body, accountId, now: ctx.now });
    const found = draftOf(reading, announcedOn || dayAt(ctx.now));
    if (announcedOn === '') found.doubts.unshift({ line: null, text: '发布日期：没有读到，填的是今天' });
    const { title, organiser, regionCode } = found.draft;
    const exams = await examsNear(ctx.db, { organiser, regionCode }, ctx.now);
    const near = exams.flatMap((exam) => {
      const relation = relationOf({ title, organiser }, { title: exam.title, organiser: exam.organiser.name });
      return relation ? [{ exam, relation }] : [];
    });
    const { applyBy } = found.draft;
    const papers = [...new Set([...forms.map(({ paper }) => paper), ...(applyBy.papers ?? [])])];
    const draft = { ...found.draft, applyBy: papers.length > 0 ? { ...applyBy, papers } : applyBy };
    return {
      reading,
      ...found,
      draft,
      attachments: [...new Map(forms.map((form) => [form.id, form])).values()],
      near: near.slice(0, NEAR),
    };
  },
  'POST /api/admin/intakes': (ctx, { body }) => ctx.db.transaction((tx) => keepIntake(tx, callerOf(ctx), body)),
  'GET /api/admin/intakes/:id': (ctx, { params }) => intakeOf(ctx.db, signedIn(ctx).accountId, params.id),
  'POST /api/admin/intakes/:id/check': async (ctx, { params, body }) => ({
    examId: await ctx.db.transaction((tx) => checkIntake(tx, callerOf(ctx), params.id, body)),
  }),
  'DELETE /api/admin/intakes/:id': (ctx, { params }) =>
    ctx.db.transaction((tx) => dropIntake(tx, callerOf(ctx), params.id)),
  'POST /api/admin/reportedExams/:id/changes': (ctx, { params, body: change }) =>
    ctx.db.transaction(async (tx) => {
      const actor = signedIn(ctx);
      const { now } = ctx;
      const { title } = await amendReported({ db: tx, now }, { examId: params.id, actorId: actor.accountId, change });
      const detail = { title, note: change.title };
      await recordAct(tx, actor, { act: 'intake.change', subject: 'exam', subjectId: params.id, detail, now });
    }),
  'GET /api/admin/intakeSources': (ctx) => listSources(ctx.db),
  'POST /api/admin/intakeSources': async (ctx, { body }) => ({ id: await addSource(ctx.db, body) }),
  'PUT /api/admin/intakeSources/:id': (ctx, { params }) => lookAtSource(ctx.db, params.id, ctx.now),
  'DELETE /api/admin/intakeSources/:id': (ctx, { params }) => removeSource(ctx.db, params.id),
});
