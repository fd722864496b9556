import { asc, eq, sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import type { ChangedTerm, ExamPostForm, ReportedChange } from '#modules/exams/contract.ts';
import {
  advertise,
  amendPosts,
  announceChanges,
  cardsNear,
  changesOf,
  changesText,
  type ExamRow,
  lockExam,
  moveExamRow,
  type PostRow,
  postsOf,
  publishExamPages,
  publishNotice,
  registerDates,
  saveSteps,
  stepsOf,
  timesOf,
  withDistinctCodes,
} from '#modules/exams/server/public.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { intakeEndpoints, Relation } from '../../contract/intake.ts';
import { postChange } from '../../contract/post-change.ts';
import { intakeSource } from '../../schema.ts';
import { draftOf } from './draft-of.ts';
import { checkIntake, dropIntake, intakeOf, keepIntake, listIntakes } from './intakes.ts';
import { readFiles } from './read-files.ts';

const MAX_ROWS = 500;
const absent = () => appError('NOT_FOUND', { message: '这个来源不存在' });

/** Pages on which announcements appear, those that nobody looked at for longest first. */
const listSources = (db: Database) =>
  db
    .select()
    .from(intakeSource)
    .orderBy(sql`${intakeSource.lookedAt} asc nulls first`, asc(intakeSource.id))
    .limit(MAX_ROWS);

/** @throws AppError INVALID_INPUT for a page that stands there already */
async function addSource(db: Database, { name, link }: { name: string; link: string }): Promise<string> {
  if (link === '') throw fieldError('body.link', '请填写来源网址');
  const [made] = await db
    .insert(intakeSource)
    .values({ id: newId(), name, link })
    .onConflictDoNothing()
    .returning({ id: intakeSource.id });
  if (!made) throw fieldError('body.link', '这个网址已经在来源里');
  return made.id;
}

/** @throws AppError NOT_FOUND */
async function lookAtSource(db: Database, id: string, now: Date): Promise<void> {
  const rows = await db.update(intakeSource).set({ lookedAt: now }).where(eq(intakeSource.id, id)).returning();
  if (rows.length === 0) throw absent();
}

/** @throws AppError NOT_FOUND */
async function removeSource(db: Database, id: string): Promise<void> {
  const rows = await db.delete(intakeSource).where(eq(intakeSource.id, id)).returning();
  if (rows.length === 0) throw absent();
}

const ofChange = /补充公告|补充通知|更正|变更|延期|延长|延后|调整|推迟|核减|取消|顺延/;
const noise =
  /关于|的|公告|简章|启事|通告|通知|公开|补充|更正|变更|延期|延长|延后|调整|推迟|核减|取消|顺延|报名|时间|岗位|第[一二三四五六七八九十\d]+[批次轮号]|20\d\d(?:年度?|[-—~]20\d\d学年(?:度)?)?|[\s（）()〔〕[\]“”"《》【】]/g;

const yearOf = (title: string) => /20\d\d/.exec(title)?.[0] ?? '';
const batchOf = (title: string) => /第([一二三四五六七八九十\d]+)[批次轮]/.exec(title)?.[1] ?? '';
const pairsOf = (text: string) =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));

/** How alike two texts are by pairs of characters, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [pairs, theirs] = [pairsOf(one), pairsOf(other)];
  if (pairs.length + theirs.length === 0) return 0;
  const unmatched = [...theirs];
  let shared = 0;
  for (const pair of pairs) {
    const at = unmatched.indexOf(pair);
    if (at < 0) continue;
    unmatched.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (pairs.length + theirs.length);
}

const ALIKE = 0.66;
/** The title of a change is shorter or longer than that of what it changes. */
const ALIKE_IN_PART = 0.45;
/** Bureaus of one county name their projects alike. */
const ALIKE_OF_ANOTHER = 0.85;

interface Announced {
  title: string;
  organiser: string;
}

/** What an announcement is beside a project that stands here; null for another thing. */
export function relationOf({ title, organiser }: Announced, other: Announced): Relation | null {
  const alike = likeness(title.replace(noise, ''), other.title.replace(noise, ''));
  const isSameYear = yearOf(title) === yearOf(other.title);
  const isChange = ofChange.test(title);
  const least = organiser === other.organiser ? (isChange ? ALIKE_IN_PART : ALIKE) : ALIKE_OF_ANOTHER;
  if (alike < least) return null;
  if (isChange) return isSameYear ? 'change' : null;
  return isSameYear && batchOf(title) === batchOf(other.title) ? 'duplicate' : 'successor';
}

const DAYS = 800;

const MAX_NOTE = 2_000;

/** The rows of posts that differ from now on, with what was before. @throws AppError INVALID_INPUT for an unknown code */
async function changedPosts(tx: Database, examId: string, { posts, removed }: ReportedChange) {
  const standing = await postsOf(tx, examId);
  const known = new Map(standing.map((post) => [post.code, post]));
  let line = Math.max(-1, ...standing.map((post) => post.line));
  const rows: PostRow[] = [];
  const changes: ChangedTerm[] = [];
  const put = (row: PostRow, change: ChangedTerm | null) => {
    if (change) changes.push(change);
    if (change) rows.push(row);
  };
  for (const post of withDistinctCodes(posts)) {
    const old = known.get(post.code);
    const isOpen = old?.status === 'open';
    const row = { id: old?.id ?? newId(), examId, status: 'open' as const, line: old?.line ?? ++line };
    put({ ...row, ...post }, postChange(isOpen ? asForm(old) : undefined, post));
  }
  for (const [at, code] of removed.entries()) {
    const old = known.get(code);
    if (!old || posts.some((post) => post.code === code))
      throw fieldError(`body.removed.${at}`, `没有可以取消的岗位 ${code}`);
    if (old.status === 'open') put({ ...old, status: 'fallen' }, postChange(asForm(old), null));
  }
  return { rows, changes };
}

const asForm = (post: PostRow) => post as ExamPostForm;

/**
 * A later announcement of a reported project. Changed times and posts stand on its page with what was before; followers are told of
 * them, and of an announcement that changes none.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a project that is run here, INVALID_INPUT
 */
async function amendReported(
  { db: tx, now }: DbContext,
  { examId, actorId, change }: { examId: string; actorId: string; change: ReportedChange },
): Promise<ExamRow> {
  const locked = await lockExam(tx, examId);
  if (!locked.reported) throw appError('ILLEGAL_MOVE', { message: '本站的项目由组织单位发布补充公告' });
  const times = timesOf(change.steps);
  const before = (await stepsOf(tx, [examId])).get(examId) ?? [];
  const posts = await changedPosts(tx, examId, change);
  const changes = [...changesOf(before, times), ...posts.changes];
  const { title, body, link } = change;
  const notice = { title, body: `${body}\n原文：${link}` };
  if (changes.length === 0) {
    await publishNotice(tx, examId, notice, now);
    return locked;
  }
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move: 'amend',
    who: 'operator',
    actorId,
    note: changesText(changes).slice(0, MAX_NOTE),
    refusal: '项目不在进行中，不能更正',
    values: { ...registerDates(times), revision: locked.revision + 1 },
  });
  await saveSteps(tx, examId, times);
  await amendPosts(tx, examId, posts.rows);
  await advertise(tx, saved, now, posts.rows);
  await announceChanges(tx, saved, changes, now, notice);
  await publishExamPages(tx, examId);
  return saved;
}

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
    const exams = await cardsNear(
      ctx.db,
      { organiser, regionCode, since: new Date(ctx.now.getTime() - DAYS * dayMs) },
      ctx.now,
    );
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
