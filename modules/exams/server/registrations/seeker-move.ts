import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type AskableKind, askableKinds, type EvidenceKind } from '../../contract/evidence.ts';
import { mostEvidence } from '../../contract/registrations.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { takesPayments } from '../fee/takes-payments.ts';
import { tellOfAppeal } from '../review/tell-staff.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { illegal, timetableOf } from '../store.ts';
import { amended } from './amend.ts';
import { appealed } from './appeal.ts';
import { fileAnew } from './file-anew.ts';
import { postOf, requireEvidence } from './register.ts';
import {
  addEvidence,
  lockedExam,
  moveRegistration,
  partsOf,
  type RegistrationRow,
  registrationAbsent,
} from './store.ts';

interface Request {
  id: string;
  accountId: string;
  joberId: string;
  move: 'amend' | 'withdraw' | 'complete' | 'appeal' | 'remit' | 'choose';
  postId?: string | undefined;
  note: string;
  evidence: readonly { kind: EvidenceKind; fileId: string }[];
  accessible?: string | undefined;
}

/** Where a move is not in the table, what it comes too late for. */
const refusals: Partial<Record<Request['move'], string>> = {
  withdraw: '审核已有结论，不能撤回',
  amend: '审核已经开始，不能再修改，请等待审核意见',
  appeal: '只有审核不通过的报名可以申诉',
};

/**
 * Changes or withdraws a registration before its review, completes a returned one in time, appeals a refusal, sends the receipt of
 * the fee, or chooses another post.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT, CONFLICT
 */
export async function moveOwnRegistration(
  deps: Pick<Deps, 'secret'>,
  tx: Database,
  request: Request,
  now: Date,
): Promise<void> {
  const { id, accountId, joberId, move, note, evidence } = request;
  const [row] = await tx
    .select()
    .from(examRegistration)
    .where(and(eq(examRegistration.id, id), eq(examRegistration.joberId, joberId)))
    .for('no key update');
  if (!row) throw registrationAbsent();
  const refusal = refusals[move];
  await moveRegistration({ db: tx, now }, row, {
    move,
    who: 'seeker',
    actorId: accountId,
    note,
    ...(refusal ? { refusal } : {}),
    values: () => valuesOf(deps, tx, row, request, now),
    notify: async (moved) => {
      if (move === 'appeal') await tellOfAppeal(tx, moved, now);
    },
  });
  if (evidence.length === 0 || move === 'withdraw') return;
  const { photo } = (await lockedExam(tx, row.examId)).settings;
  await addEvidence(tx, { accountId, registrationId: id, files: evidence, photo, now });
}

async function valuesOf(
  deps: Pick<Deps, 'secret'>,
  tx: Database,
  row: RegistrationRow,
  request: Request,
  now: Date,
): Promise<Partial<RegistrationRow>> {
  const { move, evidence, note } = request;
  if (move === 'withdraw') return {};
  await requireRoom(tx, row, evidence.length);
  if (move === 'choose') return chosenPost(tx, row, request, now);
  if (move === 'amend') return amended(deps, tx, row, request, now);
  if (move === 'appeal') return appealed(tx, row, note, now);
  if (move === 'complete') return completed(tx, row, request, now);
  await requirePayTime(tx, row.examId, now);
  if (evidence.length === 0 && note === '') throw fieldError('body.evidence', '请上传材料或写明说明');
  return {};
}

/** What completing changes: exactly what was asked for. @throws AppError ILLEGAL_MOVE, INVALID_INPUT */
async function completed(tx: Database, row: RegistrationRow, { evidence, note }: Request, now: Date) {
  if (row.completeBy && row.completeBy <= now) throw illegal('补件时间已过');
  const asked = row.asked as AskableKind[];
  const named = (kinds: readonly AskableKind[]) => kinds.map((kind) => askableKinds[kind]).join('、');
  const given = evidence.map(({ kind }) => kind);
  const missing = asked.filter((kind) => kind !== 'resume' && !given.includes(kind));
  if (missing.length > 0) throw fieldError('body.evidence', `还缺要补的材料：${named(missing)}`);
  const beyond = asked.length === 0 ? [] : given.filter((kind) => !asked.includes(kind));
  if (beyond.length > 0) throw fieldError('body.evidence', `没有要求补：${named(beyond)}`);
  if (asked.length === 0 && evidence.length === 0 && note === '')
    throw fieldError('body.evidence', '请上传材料或写明说明');
  const settled = { completeBy: null, reason: null, asked: [] };
  if (!asked.includes('resume')) return settled;
  const project = await lockedExam(tx, row.examId);
  const post = await postOf(tx, row.examId, row.postId);
  const { filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
  return { ...settled, ...filed };
}

/** @throws AppError INVALID_INPUT */
async function requireRoom(tx: Database, { id }: RegistrationRow, added: number): Promise<void> {
  const before = added > 0 ? ((await partsOf(tx, [id])).evidence.get(id)?.length ?? 0) : 0;
  if (before + added > 3 * mostEvidence) throw fieldError('body.evidence', '补充的材料太多');
}

/** @throws AppError ILLEGAL_MOVE */
async function requirePayTime(tx: Database, examId: string, now: Date): Promise<void> {
  const row = await lockedExam(tx, examId);
  const steps = await timetableOf(tx, examId);
  if (!takesPayments(row, steps, now)) throw illegal('现在不是缴费时间');
}

/**
 * What changes where the person of a fallen post chooses another one: it is filed, compared and reviewed again; a fee that was not
 * refunded counts for it.
 * @throws AppError ILLEGAL_MOVE after the time for it, INVALID_INPUT
 */
async function chosenPost(
  tx: Database,
  row: RegistrationRow,
  { postId, evidence }: { postId?: string | undefined; evidence: readonly { kind: string }[] },
  now: Date,
): Promise<Partial<RegistrationRow>> {
  const [project] = await tx.select().from(exam).where(eq(exam.id, row.examId)).for('share');
  if (project?.status !== 'published' || !project.chooseUntil || project.chooseUntil <= now)
    throw illegal('这个项目不能改报，或改报时间已过');
  await refuseAfterDraw(tx, row.examId);
  if (!postId) throw fieldError('body.postId', '请选择岗位');
  const post = await postOf(tx, row.examId, postId);
  const held = (await partsOf(tx, [row.id])).evidence.get(row.id) ?? [];
  requireEvidence(post, project, [...held, ...evidence], now);
  const { filed } = await fileAnew(tx, { joberId: row.joberId, post, project, now });
  const kept = row.refundedAt ? { fee: null, refundedAt: null } : {};
  return { ...filed, postId: post.id, reason: null, submittedAt: now, ...kept };
}
