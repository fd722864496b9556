import type { BodyOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { birthdayWithin } from '#contract/people/identity-number.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type AskableKind, askableKinds } from '../../contract/evidence.ts';
import { isRunning } from '../../contract/exam-state.ts';
import { mostEvidence, type registrationEndpoints } from '../../contract/registrations.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { isClaimed } from '../review/claims.ts';
import { tellOfAppeal } from '../review/tell-applicants.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { lockRows } from '../rows.ts';
import { type ExamRow, illegal, type StepRow, timetableOf } from '../store.ts';
import { fileAnew, openExam, openIdentity, postOf, requireEvidence } from './register.ts';
import {
  addEvidence,
  dropEvidence,
  lockedExam,
  moveRegistration,
  partsOf,
  type RegistrationRow,
  registrationAbsent,
  requireNoOther,
} from './store.ts';

type Secrets = Pick<Deps, 'secret'>;

interface Request extends BodyOf<typeof registrationEndpoints, 'POST /api/exams/registrations/:id/moves'> {
  id: string;
  accountId: string;
  joberId: string;
}

type Given = DbContext<{ deps: Secrets; row: RegistrationRow; request: Request }>;

/** Whether nobody has begun to review a registration, so that its applicant may still change it. */
export const waitsUntouched = ({ status, decidedAt }: RegistrationRow): boolean =>
  status === 'submitted' && decidedAt === null;

/** Until when a refusal may be appealed, once; null where it may not. */
export function appealEnd({ status, decidedAt, appealedAt }: RegistrationRow, exam: ExamRow): Date | null {
  const { appealDays } = exam.settings;
  if (status !== 'refused' || exam.status !== 'published' || appealedAt || !decidedAt || appealDays === 0) return null;
  return new Date(decidedAt.getTime() + appealDays * dayMs);
}

/** Whether applicants may send receipts now: the project asks a fee, runs, and its step 缴费 is open. */
export function takesPayments({ status, settings }: ExamRow, steps: readonly StepRow[], now: Date): boolean {
  const pay = steps.find(({ step }) => step === 'pay');
  return status === 'published' && settings.fee > 0 && pay !== undefined && isRunning(pay, now);
}

const isReviewed = '审核已经开始，不能再修改，请等待审核意见';

/** Where a move is not in the table, what it comes too late for. */
const refusals: Partial<Record<Request['move'], string>> = {
  withdraw: '审核已有结论，不能撤回',
  amend: isReviewed,
  appeal: '只有审核不通过的报名可以申诉',
};

/** @throws AppError INVALID_INPUT */
function requireWords({ evidence, note }: Request): void {
  if (evidence.length === 0 && note === '') throw fieldError('body.evidence', '请上传材料或写明说明');
}

/** What each move changes. They throw AppError ILLEGAL_MOVE where it is not the time for it, INVALID_INPUT, CONFLICT. */
const changes: Record<Request['move'], (given: Given) => Promise<Partial<RegistrationRow>>> = {
  withdraw: async () => ({}),

  /** Before the review and within the time for registering: the resume is frozen anew and compared again. Post, number and place in the queue stay. */
  amend: async ({ deps, db: tx, row, request: { evidence, accessible = row.accessible }, now }) => {
    if (!waitsUntouched(row) || (await isClaimed(tx, row.id, now))) throw illegal(isReviewed);
    const project = await openExam(tx, row.examId, now);
    const post = await postOf(tx, row.examId, row.postId);
    const { birthday, filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
    const stated = row.identitySealed && birthdayWithin(openIdentity(deps, row.id, row.identitySealed));
    if (stated && stated !== birthday)
      throw appError('CONFLICT', { message: `基本信息里的出生日期 ${birthday} 与报名时的证件号码不一致，请先改正` });
    await dropEvidence(tx, [row.id], { kinds: evidence.map(({ kind }) => kind), now });
    return { ...filed, accessible };
  },

  appeal: async ({ db: tx, row, request: { note }, now }) => {
    const end = appealEnd(row, await lockedExam(tx, row.examId));
    if (!end) throw illegal('这份报名不能申诉，或已经申诉过一次');
    if (end <= now) throw illegal('申诉时间已过');
    if (note === '') throw fieldError('body.note', '请写明申诉的理由');
    await refuseAfterDraw(tx, row.examId);
    await requireNoOther(tx, row, '你已改报本项目的其他岗位，不能再申诉');
    return { appealedAt: now };
  },

  /** Exactly what was asked for. */
  complete: async ({ db: tx, row, request, now }) => {
    if (row.completeBy && row.completeBy <= now) throw illegal('补件时间已过');
    const asked = row.asked as AskableKind[];
    const named = (kinds: readonly AskableKind[]) => kinds.map((kind) => askableKinds[kind]).join('、');
    const given = request.evidence.map(({ kind }) => kind);
    const missing = asked.filter((kind) => kind !== 'resume' && !given.includes(kind));
    if (missing.length > 0) throw fieldError('body.evidence', `还缺要补的材料：${named(missing)}`);
    const beyond = asked.length === 0 ? [] : given.filter((kind) => !asked.includes(kind));
    if (beyond.length > 0) throw fieldError('body.evidence', `没有要求补：${named(beyond)}`);
    if (asked.length === 0) requireWords(request);
    const settled = { completeBy: null, reason: null, asked: [] };
    if (!asked.includes('resume')) return settled;
    const project = await lockedExam(tx, row.examId);
    const post = await postOf(tx, row.examId, row.postId);
    return { ...settled, ...(await fileAnew(tx, { joberId: row.joberId, post, project, now })).filed };
  },

  remit: async ({ db: tx, row, request, now }) => {
    const project = await lockedExam(tx, row.examId);
    if (!takesPayments(project, await timetableOf(tx, project.id), now)) throw illegal('现在不是缴费时间');
    requireWords(request);
    return {};
  },

  /** Of a fallen post: another one is filed, compared and reviewed again; a fee that was not refunded counts for it. */
  choose: async ({ db: tx, row, request: { postId, evidence }, now }) => {
    const project = await lockedExam(tx, row.examId);
    if (project.status !== 'published' || !project.chooseUntil || project.chooseUntil <= now)
      throw illegal('这个项目不能改报，或改报时间已过');
    await refuseAfterDraw(tx, row.examId);
    if (!postId) throw fieldError('body.postId', '请选择岗位');
    const post = await postOf(tx, row.examId, postId);
    const held = (await partsOf(tx, [row.id])).evidence.get(row.id) ?? [];
    requireEvidence(post, project, [...held, ...evidence], now);
    const { filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
    const kept = row.refundedAt ? { fee: null, refundedAt: null } : {};
    return { ...filed, postId: post.id, reason: null, submittedAt: now, ...kept };
  },
};

/**
 * Changes or withdraws a registration before its review, completes a returned one in time, appeals a refusal, sends the receipt of
 * the fee, or chooses another post.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT, CONFLICT
 */
export async function moveOwnRegistration(deps: Secrets, tx: Database, request: Request, now: Date): Promise<void> {
  const { id, accountId, joberId, move, note } = request;
  const evidence = move === 'withdraw' ? [] : request.evidence;
  const [row] = await lockRows(tx, examRegistration, { id, joberId });
  if (!row) throw registrationAbsent();
  await moveRegistration({ db: tx, now }, row, {
    move,
    who: 'seeker',
    actorId: accountId,
    note,
    refusal: refusals[move],
    values: async () => {
      const before = evidence.length > 0 ? ((await partsOf(tx, [id])).evidence.get(id)?.length ?? 0) : 0;
      if (before + evidence.length > 3 * mostEvidence) throw fieldError('body.evidence', '补充的材料太多');
      return changes[move]({ deps, db: tx, row, request, now });
    },
    notify: async (moved) => {
      if (move === 'appeal') await tellOfAppeal(tx, moved, now);
    },
  });
  if (evidence.length === 0) return;
  const { photo } = (await lockedExam(tx, row.examId)).settings;
  await addEvidence(tx, { accountId, registrationId: id, files: evidence, photo, now });
}
