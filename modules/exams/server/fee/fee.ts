import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { companyExamEndpoints, ShortPost } from '../../contract/company-exams.ts';
import { liveRegistrationStates } from '../../contract/registration-state.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam, examPost } from '../../schema/exams.ts';
import { announce } from '../announce.ts';
import type { ExamAccess, Sent, StaffCaller } from '../policy.ts';
import { moveRegistrations } from '../registrations/store.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { lockRows, matching } from '../rows.ts';
import { byStaff, type ExamRow, illegal, lockExam, openPostsOf, type PostRow, readyState, sumPosts } from '../store.ts';

/** The open posts with fewer people than their ratio asks for, and how many people still wait for a decision. */
export async function shortPosts(db: Database, row: ExamRow) {
  const ready = readyState(row);
  const counts = await db
    .select({ postId: examRegistration.postId, status: examRegistration.status, n: sql<number>`count(*)::int` })
    .from(examRegistration)
    .where(matching(examRegistration, { examId: row.id, status: liveRegistrationStates }))
    .groupBy(examRegistration.postId, examRegistration.status);
  const people = new Map(counts.filter(({ status }) => status === ready).map(({ postId, n }) => [postId, n]));
  const items = (await openPostsOf(db, row.id))
    .map((post) => shortOf(post, people.get(post.id) ?? 0, row.settings.ratio))
    .filter(({ suffices, headcount }) => suffices < headcount);
  const waiting = counts.filter(({ status }) => status !== ready).reduce((sum, { n }) => sum + n, 0);
  return { items, waiting };
}

function shortOf(post: PostRow, people: number, usual: number) {
  const ratio = post.ratio ?? usual;
  return { ...post, ratio, people, suffices: ratio === 0 ? post.headcount : Math.floor(people / ratio) };
}

type Decision = BodyOf<typeof companyExamEndpoints, 'POST /api/company/exams/:id/ratio'>;

/**
 * Reduces posts that lack people, or lets them fall with their registrations, and announces it.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE before everybody has a decision, INVALID_INPUT
 */
export async function decideRatio(tx: Database, access: ExamAccess, { body: decision }: Sent<Decision>): Promise<void> {
  const { now } = access.caller;
  const examId = access.row.id;
  const row = await lockExam(tx, examId);
  const { items, waiting } = await shortPosts(tx, row);
  checkTime(row, waiting, now);
  await refuseAfterDraw(tx, examId);
  const chooseUntil = decision.chooseUntil ? new Date(decision.chooseUntil) : null;
  if (chooseUntil && chooseUntil <= now) throw fieldError('body.chooseUntil', '改报截止时间须晚于现在');
  const changes = decision.posts.map(({ id, headcount }, at) => {
    const post = items.find((item) => item.id === id);
    if (!post) throw fieldError(`body.posts.${at}.id`, '该岗位不在未达开考比例的名单里');
    if (headcount >= post.headcount) throw fieldError(`body.posts.${at}.headcount`, '核减后人数须少于原计划');
    return { post, headcount };
  });
  for (const { post, headcount } of changes) {
    const values = headcount === 0 ? { status: 'fallen' as const } : { headcount };
    await tx.update(examPost).set(values).where(eq(examPost.id, post.id));
  }
  if (chooseUntil) await tx.update(exam).set({ chooseUntil }).where(eq(exam.id, examId));
  await sumPosts(tx, examId);
  const fallen = changes.flatMap(({ post, headcount }) => (headcount === 0 ? post.id : []));
  await fallWith(tx, fallen, access.caller);
  await announceCuts(tx, row, changes, now);
}

function checkTime(row: ExamRow, waiting: number, now: Date): void {
  if (row.status !== 'published') throw illegal('只有进行中的项目可以核减岗位');
  if (row.registerUntil === null || now < row.registerUntil) throw illegal('报名截止后才能核减和取消岗位');
  if (waiting > 0) throw illegal(`还有 ${waiting} 份报名没有审核或缴费结论`);
}

/** Registrations of fallen posts fall with them. */
async function fallWith(tx: Database, postId: readonly string[], caller: StaffCaller) {
  const { now } = caller;
  const rows = await lockRows(tx, examRegistration, { postId, status: liveRegistrationStates });
  const note = '岗位未达开考比例';
  const step = { ...byStaff(caller), note, values: { reason: note, completeBy: null } };
  const saved = await moveRegistrations({ db: tx, now }, rows, { ...step, move: 'fall' });
  await tellApplicants(tx, saved, 'fall', now);
}

async function announceCuts(tx: Database, row: ExamRow, cuts: { post: ShortPost; headcount: number }[], now: Date) {
  const lines = cuts.map(({ post: { code, title, employer, headcount: before }, headcount }) =>
    headcount === 0
      ? `取消 ${code} ${employer}${title}`
      : `${code} ${employer}${title}由 ${before} 人核减为 ${headcount} 人`,
  );
  const body = `下列岗位未达开考比例：${lines.join('；')}。`;
  const message = `“${row.title}”有岗位核减或取消，详见项目页。`;
  const told = { title: '公开招聘岗位有核减', body: message, key: `ratio:${now.getTime()}` };
  await announce(tx, row.id, { title: '岗位核减和取消', body, told }, now);
}

/**
 * Confirms the fees of many registrations by their numbers, as a bank's list names them.
 * @returns the numbers that wait for no payment in this project
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where the project asks no fee
 */
export async function confirmPayments(
  tx: Database,
  { row: { id: examId }, caller }: ExamAccess,
  { body: { numbers } }: Sent<{ numbers: readonly number[] }>,
) {
  const { now } = caller;
  const { settings } = await lockExam(tx, examId);
  if (settings.fee === 0) throw illegal('这个项目不收考务费');
  const rows = await lockRows(tx, examRegistration, { examId, status: 'approved', number: numbers });
  const values = { fee: BigInt(settings.fee) };
  const saved = await moveRegistrations({ db: tx, now }, rows, { ...byStaff(caller), move: 'pay', values });
  await tellApplicants(tx, saved, 'pay', now);
  const paid = new Set(saved.map(({ number }) => number));
  return { paid: saved.length, unknown: [...new Set(numbers)].filter((number) => !paid.has(number)) };
}
