import { eq } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime } from '#contract/text.ts';
import { newId } from '#database/new-id.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cleanBody } from '#server/platform/html/clean-body.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { usualSettings, weightsFault } from '../contract/exam-settings.ts';
import type { ExamForm, ExamPostForm } from '../contract/exam-shapes.ts';
import { type ExamMove, type ExamStep, examSteps } from '../contract/exam-state.ts';
import { changedTerms } from '../contract/terms/exam-terms.ts';
import { examPost } from '../schema/exams.ts';
import { advertise } from './advertise.ts';
import { announce } from './announce.ts';
import { differingFrom } from './draft/announcement-differences.ts';
import { lackingOf } from './draft/draft-faults.ts';
import type { ExamAccess, Sent } from './policy.ts';
import { propose } from './proposals/store.ts';
import { dropUnpublished } from './results/publications.ts';
import { refuseAfterDraw } from './rooms/store.ts';
import {
  byStaff,
  type ExamRow,
  examAbsent,
  illegal,
  inPortions,
  insertExam,
  isOrganiser,
  lockExam,
  moveExamRow,
  postsOf,
  publishPageChanges,
  type StepRow,
  saveStaff,
  saveSteps,
  sumPosts,
  timetableOf,
} from './store.ts';
import { announceChanges, changesText, checkTerms, divideTerms, termsOf, withTerms } from './terms/terms.ts';

/** Begins a project with the usual rules; its creator leads it. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function createExam(
  tx: Database,
  writer: Writer,
  given: Pick<ExamForm, 'title' | 'regionCode'>,
): Promise<string> {
  const { companyId, memberId, accountId: actorId, now } = writer;
  if (!(await isOrganiser(tx, companyId))) throw appError('FORBIDDEN', { message: '本单位还没有获准组织公开招聘' });
  checkRegion(given.regionCode);
  const settings = usualSettings(Number(dayAt(now).slice(0, 4)) + 1);
  const { id } = await moveExamRow({ db: tx, now }, null, {
    move: 'create',
    who: 'recruiter',
    actorId,
    create: (status) =>
      insertExam(tx, { id: newId(), companyId, status, ...given, settings, createdAt: now, updatedAt: now }),
  });
  await saveStaff(tx, { examId: id, memberId, role: 'lead', posts: null, namedBy: actorId, namedAt: now });
  return id;
}

export const checkRegion = (code: string) => {
  if (!regionByCode(code)) throw fieldError('body.regionCode', '请选择所在地区');
};

/** The timetable of a form. @throws AppError INVALID_INPUT that names the step */
export function timesOf(steps: ExamForm['steps']) {
  const seen = new Set<string>();
  return steps.map(({ step, startsAt, endsAt, detail }, at) => {
    const { label } = examSteps[step];
    const field = `body.steps.${at}.endsAt`;
    if (seen.has(step)) throw fieldError(field, `“${label}”写了两次`);
    seen.add(step);
    const times = { step, detail, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    if (times.startsAt >= times.endsAt) throw fieldError(field, `“${label}”的结束时间须晚于开始时间`);
    return times;
  });
}

/** When a timetable lets people register, as the project has it. */
export function registerDates(steps: readonly Pick<StepRow, 'step' | 'startsAt' | 'endsAt'>[]) {
  const register = steps.find(({ step }) => step === 'register');
  return { registerFrom: register?.startsAt ?? null, registerUntil: register?.endsAt ?? null };
}

const span = ({ startsAt, endsAt }: Pick<StepRow, 'startsAt' | 'endsAt'>) =>
  `${formatDateTime(startsAt)} 至 ${formatDateTime(endsAt)}`;

/** The steps whose times differ, with both. */
export function changesOf(before: readonly StepRow[], after: readonly Pick<StepRow, 'step' | 'startsAt' | 'endsAt'>[]) {
  const names = [...new Set([...before, ...after].map(({ step }) => step as ExamStep))];
  return names.flatMap((step) => {
    const [old, now] = [before, after].map((steps) => steps.find((candidate) => candidate.step === step));
    const [was, is] = [old ? span(old) : '无', now ? span(now) : '取消'];
    return was === is ? [] : [{ field: step, before: was, after: is }];
  });
}

/**
 * Saves announcement, rules and timetable. After publication changed times become a notice at once; changed terms wait for another
 * lead, see `decideTerms`.
 * @throws AppError NOT_FOUND, CONFLICT for an older revision or while other terms wait, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function saveExam(
  tx: Database,
  { row: { id }, caller: writer }: ExamAccess,
  { body: { revision, steps, ...given } }: Sent<ExamForm & { revision: number }>,
) {
  const { now } = writer;
  const locked = await lockExam(tx, id);
  if (locked.revision !== revision) throw appError('CONFLICT', { message: '项目已被他人修改，请载入最新内容后再保存' });
  checkRegion(given.regionCode);
  const times = timesOf(steps);
  const isPublished = locked.status === 'published';
  const terms = termsOf(locked);
  const full = { ...given, announcement: await cleanBody(given.announcement) };
  const { waiting, atOnce } = isPublished ? divideTerms(terms, full) : { waiting: {}, atOnce: full };
  const unweighted = locked.status === 'draft' ? null : weightsFault(times, given.settings.weights);
  if (unweighted) throw fieldError('body.settings.weights.written', unweighted);
  // Times change at once, weights only by two people: until then the steps fit the weights that are promised.
  const unpromised = isPublished ? weightsFault(times, atOnce.settings.weights) : null;
  if (unpromised) throw fieldError('body.steps', `${unpromised}。总成绩占比的更正由另一位负责人确认后，再改时间安排`);
  const dates = registerDates(times);
  const before = await timetableOf(tx, id);
  const keepsList =
    locked.registerUntil?.getTime() === dates.registerUntil?.getTime() && locked.settings.fee === atOnce.settings.fee;
  if (!keepsList) await refuseAfterDraw(tx, id);
  const changes = isPublished ? changesOf(before, times) : [];
  const context = { db: tx, now };
  const saved = await moveExamRow(context, locked, {
    ...byStaff(writer),
    move: changes.length > 0 ? 'amend' : 'edit',
    note: changesText(changes),
    refusal: '已暂停、取消或归档的项目不能修改',
    values: { ...atOnce, ...dates, revision: revision + 1 },
  });
  await saveSteps(tx, id, times);
  if (isPublished) await advertise(tx, saved, now);
  if (changes.length > 0) await announceChanges(tx, saved, changes, now);
  const proposed = { kind: 'terms' as const, values: waiting, changes: changedTerms(terms, withTerms(terms, waiting)) };
  if (Object.keys(waiting).length > 0) {
    await checkTerms(tx, saved, { values: waiting, steps: times, now });
    await propose(tx, writer, { examId: id, subjectId: id, proposed, reason: '' });
    const note = changesText(proposed.changes);
    await moveExamRow(context, saved, { ...byStaff(writer), move: 'propose', note });
  }
  await publishPageChanges(tx, id);
}

/** A code names one post of a project. @throws AppError INVALID_INPUT that names the later one */
export function withDistinctCodes(posts: readonly ExamPostForm[]): readonly ExamPostForm[] {
  const seen = new Map<string, number>();
  for (const [at, { code }] of posts.entries()) {
    const earlier = seen.get(code);
    if (earlier !== undefined)
      throw fieldError(`body.posts.${at}.code`, `岗位代码 ${code} 与第 ${earlier + 1} 个岗位重复`);
    seen.set(code, at);
  }
  return posts;
}

/** Replaces the table of posts. @throws AppError INVALID_INPUT for a repeated code */
export async function replaceTable(tx: Database, examId: string, posts: readonly ExamPostForm[]): Promise<void> {
  const rows = withDistinctCodes(posts).map((post, line) => ({ ...post, examId, line }));
  await tx.delete(examPost).where(eq(examPost.examId, examId));
  await inPortions(rows, (portion) => tx.insert(examPost).values(portion));
  await sumPosts(tx, examId);
}

/** Replaces the table of posts of a draft. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT for a repeated code */
export async function savePosts(tx: Database, { row: { id } }: ExamAccess, { body }: Sent<{ posts: ExamPostForm[] }>) {
  const locked = await lockExam(tx, id);
  if (locked.status !== 'draft') throw illegal('发布后岗位表不能整张替换，请发布补充公告');
  await replaceTable(tx, id, body.posts);
}

interface Request {
  id: string;
  move: ExamMove;
  reason?: string | undefined;
  /** The revision whose `differing` a person has checked. */
  checked?: number | undefined;
  who: 'recruiter' | 'operator';
  actorId: string;
}

const explained: Partial<Record<ExamMove, string>> = {
  suspend: '项目已暂停',
  resume: '项目已恢复',
  cancel: '项目已取消',
};

/** @throws AppError FORBIDDEN, INVALID_INPUT with everything that is missing and what nobody has checked */
async function checkReady(tx: Database, row: ExamRow, steps: StepRow[], unchecked: string[], now: Date): Promise<void> {
  if (!(await isOrganiser(tx, row.companyId))) throw appError('FORBIDDEN', { message: '本单位还没有获准组织公开招聘' });
  const lacking = lackingOf(row, { steps, posts: await postsOf(tx, row.id) }, now);
  const all = [...lacking, ...unchecked.map((line) => `${line}：请改成一致，或核对后勾选`)];
  if (all.length > 0) throw fieldError('body.move', `还不能发布：${all.join('；')}`);
}

/** Publishes why, and tells followers and, of an operator's move, the organiser. */
async function explain(tx: Database, row: ExamRow, { move, reason = '', who }: Request, now: Date): Promise<void> {
  const title = explained[move];
  if (!title) return publishPageChanges(tx, row.id);
  const body = reason === '' ? `${title}。` : `${title}：${reason}`;
  const news = { title: `公开招聘${title}`, body: `“${row.title}”${body}` };
  await announce(tx, row.id, { title, body, told: { ...news, key: `${move}:${now.getTime()}` } }, now);
  if (who !== 'operator') return;
  const link = `/exam/edit?id=${row.id}`;
  const effectKey = `exam:${row.id}:${move}:${newId()}`;
  await notifyCompany(tx, { kind: 'exam.changed', ...news, companyId: row.companyId, link, effectKey, now });
}

/** Moves a project. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT, FORBIDDEN */
export async function moveExam(tx: Database, request: Request, now: Date): Promise<ExamRow> {
  const { id, move, reason = '', checked, who, actorId } = request;
  const locked = await lockExam(tx, id);
  if (who === 'operator' && locked.status === 'draft') throw examAbsent();
  const isEnding = move === 'suspend' || move === 'cancel';
  if (isEnding && !reason) throw fieldError('body.reason', '请写明原因，会公布并通知关注者');
  const steps = move === 'publish' ? await timetableOf(tx, id) : [];
  const differing = move === 'publish' ? differingFrom(locked, steps) : [];
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move,
    who,
    actorId,
    note: differing.length > 0 ? `已核对，以填写的规则为准：${differing.join('；')}` : reason,
    values: async (to) => {
      const unchecked = checked === locked.revision ? [] : differing;
      if (move === 'publish') await checkReady(tx, locked, steps, unchecked, now);
      const isOpen = to === 'published';
      return { reason: isOpen ? null : reason || null, publishedAt: locked.publishedAt ?? (isOpen ? now : null) };
    },
  });
  await advertise(tx, saved, now);
  if (isEnding) await dropUnpublished(tx, id, { who, actorId, now });
  await explain(tx, saved, request, now);
  return saved;
}
