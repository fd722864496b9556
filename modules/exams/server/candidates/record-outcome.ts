import { asc, count, eq } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { examSteps } from '../../contract/exam-state.ts';
import {
  isOut,
  machineMove,
  needsReason,
  type OutcomeMove,
  outcomeLabel,
  outcomesFor,
} from '../../contract/results/candidate-state.ts';
import type { StaffAct } from '../../contract/staff-roles.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import { type ExamAccess, registrationAccess, type StaffCaller } from '../policy.ts';
import { type CandidateRow, moveCandidates } from '../results/candidates.ts';
import { applicantsOf } from '../review/tell-applicants.ts';
import { rowOf, rowsIn } from '../rows.ts';
import { byStaff, illegal, timetableOf } from '../store.ts';

/** Absent and foreign ones get the same answer. */
export const candidateAbsent = () => appError('NOT_FOUND', { message: '该考生不在这个项目的名单中' });
export const slotAbsent = () => appError('NOT_FOUND', { message: '该时段不存在' });

/** Locks a candidate to the end of the transaction. @throws AppError NOT_FOUND */
export const lockCandidate = (tx: Database, id: string): Promise<CandidateRow> =>
  rowOf(tx, examCandidate, { id, absent: candidateAbsent, lock: 'no key update' });

export const replacersOf = (db: Database, examId: string, id: string): Promise<CandidateRow[]> =>
  rowsIn(db, examCandidate, { examId, replaces: id });

/** The slots of a project by time, with the number of people who chose each. */
export const slotsOf = (db: Database, examId: string) =>
  db
    .select({ slot: examSlot, taken: count(examCandidate.id) })
    .from(examSlot)
    .leftJoin(examCandidate, eq(examCandidate.slotId, examSlot.id))
    .where(eq(examSlot.examId, examId))
    .groupBy(examSlot.id)
    .orderBy(asc(examSlot.startsAt), asc(examSlot.id));

const defaultNotes: Partial<Record<OutcomeMove, string>> = {
  again: '需要复检',
  fail: '不合格',
  absent: '未到，视为放弃',
  withdraw: '登记为放弃',
  violate: '因违纪取消资格',
  restore: '结论已撤销',
};

const stageOf = ({ status, leftFrom }: CandidateRow): string => leftFrom ?? status;

/** Whose act an outcome is: originals are checked by the reviewer of the post, everything later is the lead's. */
const actIn = (stage: string): StaffAct => (stage === 'recheck' ? 'recheck' : 'settleCandidates');

/** A locked candidate of a project under way, with the caller's access. @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE */
export async function lockAsStaff(
  tx: Database,
  caller: StaffCaller,
  id: string,
  act?: StaffAct,
): Promise<{ row: CandidateRow; access: ExamAccess }> {
  const row = await lockCandidate(tx, id);
  const wish = { id, act: act ?? actIn(stageOf(row)), absent: candidateAbsent };
  const access = await registrationAccess(tx, caller, wish);
  if (access.row.status !== 'published') throw illegal('项目不在进行中');
  return { row, access };
}

/**
 * Records what came out of a step for one person. Of a medical examination no words are kept.
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE, INVALID_INPUT
 */
export async function recordOutcome(
  tx: Database,
  caller: StaffCaller,
  { id, move, reason }: { id: string; move: OutcomeMove; reason: string },
) {
  const { row, access } = await lockAsStaff(tx, caller, id);
  const stage = stageOf(row);
  const steps = await timetableOf(tx, row.examId);
  if (!outcomesFor(row, steps).includes(move)) throw illegal(`现在不能登记“${outcomeLabel(move)}”`);
  if (needsReason(move, stage) && reason.length < 2) throw fieldError('body.reason', '请写明原因');
  if (move === 'restore') {
    const replacers = await replacersOf(tx, row.examId, id);
    if (replacers.some(({ status }) => !isOut(status))) throw illegal('已有人递补，不能撤销');
  }
  const note = stage === 'medical' ? outcomeLabel(move) : reason;
  const step = stage in examSteps ? examSteps[stage as keyof typeof examSteps].label : '';
  await moveCandidates({ db: tx, now: caller.now }, [row], {
    ...byStaff(caller),
    move: machineMove(move, stage, steps) ?? 'restore',
    note,
    values: { reason: move === 'pass' || move === 'restore' ? null : note },
  });
  // Who passes a step after the interview learns that by its list.
  const told = move === 'pass' && row.status === 'recheck' ? '合格' : defaultNotes[move];
  const why = note === '' || move === 'pass' || move === 'again' ? '' : `原因：${note}。`;
  const body = `“${access.row.title}”：${step}${told}。${why}`;
  if (told) await tellPerson(tx, id, { kind: `exam.${move}`, title: `公招${step}${told}`, body, now: caller.now });
  return access;
}

/**
 * Records the points of an additional test that decides between equal totals. They count once another person entered the same.
 * @throws AppError as above
 */
export async function setExtra(tx: Database, caller: StaffCaller, { id, points }: { id: string; points: number }) {
  const { row, access } = await lockAsStaff(tx, caller, id, 'enterScores');
  const { extraWaiting: waiting, extraBy } = row;
  const isSecond = waiting !== null && extraBy !== caller.accountId;
  if (isSecond && waiting !== points)
    throw fieldError('body.points', `与先登记的 ${waiting} 不同，请核对；确有错误的由先登记的人改正`);
  await moveCandidates({ db: tx, now: caller.now }, [row], {
    ...byStaff(caller),
    move: 'retest',
    note: isSecond ? `确认加试 ${points}` : `加试 ${points}，待另一人登记`,
    refusal: '现在不能登记加试成绩',
    values: isSecond
      ? { extra: points, extraWaiting: null, extraBy: null }
      : { extraWaiting: points, extraBy: caller.accountId },
  });
  return access;
}

export async function tellPerson(
  tx: Database,
  id: string,
  { now, ...notice }: { kind: NoticeKind; title: string; body: string; now: Date },
): Promise<void> {
  const [person] = await applicantsOf(tx, [id]);
  if (!person) return;
  const effectKey = `exam-candidate:${id}:${notice.kind}:${now.getTime()}`;
  await notifyAccount(tx, { ...notice, accountId: person.accountId, link: '/client/exams', effectKey, now });
}
