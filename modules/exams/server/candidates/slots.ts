import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Candidacy, SlotForm } from '../../contract/candidates/candidates.ts';
import { isOut } from '../../contract/results/candidate-state.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { accessTo, type ExamAccess, examAccess, type StaffCaller } from '../policy.ts';
import { type CandidateRow, moveCandidates } from '../results/candidates.ts';
import { lockRows, matching } from '../rows.ts';
import { illegal, lockExam, stepOf } from '../store.ts';
import { candidateAbsent, lockCandidate, slotAbsent, slotsOf } from './record-outcome.ts';

const MAX_SLOTS = 1_000;
export const slotAccess = accessTo(examSlot, slotAbsent, true);

export async function listSlots(db: Database, { row, role }: ExamAccess) {
  const waiting = matching(examCandidate, { examId: row.id, status: 'recheck' });
  return {
    items: (await slotsOf(db, row.id)).map(({ slot, taken }) => ({ ...slot, taken })),
    people: await db.$count(examCandidate, waiting),
    chosen: await db.$count(examCandidate, and(waiting, isNotNull(examCandidate.slotId))),
    mayArrange: mayDo(role, 'arrangeRecheck') && row.status === 'published',
  };
}

/** Adds slots, each within the project's recheck. @throws AppError FORBIDDEN, ILLEGAL_MOVE, INVALID_INPUT */
export async function addSlots(tx: Database, caller: StaffCaller, examId: string, slots: readonly SlotForm[]) {
  const access = await examAccess(tx, caller, { id: examId, act: 'arrangeRecheck' });
  const row = await lockExam(tx, examId);
  if (row.status !== 'published') throw illegal('项目不在进行中');
  const step = await stepOf(tx, examId, 'recheck');
  if (!step) throw illegal('这个项目的时间表没有资格复审');
  const timed = slots.map((slot) => ({ ...slot, startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) }));
  timed.forEach(({ startsAt, endsAt }, at) => {
    if (startsAt >= endsAt) throw fieldError(`body.slots.${at}.endsAt`, '结束时间须晚于开始时间');
    if (startsAt <= caller.now) throw fieldError(`body.slots.${at}.startsAt`, '时段须晚于现在');
    if (startsAt < step.startsAt || endsAt > step.endsAt)
      throw fieldError(`body.slots.${at}.startsAt`, '时段须在资格复审的起止时间之内');
  });
  if ((await tx.$count(examSlot, eq(examSlot.examId, examId))) + timed.length > MAX_SLOTS)
    throw fieldError('body.slots', `一个项目最多 ${MAX_SLOTS} 个时段`);
  await tx.insert(examSlot).values(timed.map((slot) => ({ ...slot, id: newId(), examId })));
  return access;
}

/** Removes a locked slot that nobody chose. @throws AppError ILLEGAL_MOVE */
export async function removeSlot(tx: Database, { id }: { id: string }): Promise<void> {
  if ((await tx.$count(examCandidate, eq(examCandidate.slotId, id))) > 0) throw illegal('已有人选了这个时段');
  await tx.delete(examSlot).where(eq(examSlot.id, id));
}

type Asked = { joberId: string; examId: string; now: Date };

/** One's own candidate from the shortlist on: before its publication there is none to see. @throws AppError NOT_FOUND */
async function ownCandidate(db: Database, { joberId, examId }: Asked) {
  const [found] = await db
    .select({ row: examCandidate, examStatus: exam.status })
    .from(examCandidate)
    .innerJoin(examRegistration, eq(examRegistration.id, examCandidate.id))
    .innerJoin(exam, eq(exam.id, examCandidate.examId))
    .where(and(eq(examCandidate.examId, examId), eq(examRegistration.joberId, joberId)));
  const stage = found && (found.row.leftFrom ?? found.row.status);
  if (!found || stage === 'written') throw candidateAbsent();
  return found;
}

/** Whoever passed the recheck learns of later outcomes by the lists. */
const stateOf = ({ status }: CandidateRow): Candidacy['state'] =>
  isOut(status) ? 'out' : status === 'recheck' ? 'recheck' : 'passed';

/** What a person has to do after the shortlist. @throws AppError NOT_FOUND */
export async function ownCandidacy(db: Database, asked: Asked) {
  const { row, examStatus } = await ownCandidate(db, asked);
  const state = stateOf(row);
  const slots = state === 'recheck' ? await slotsOf(db, row.examId) : [];
  const isOpen = examStatus === 'published';
  return {
    state,
    slots: slots
      .filter(({ slot }) => slot.startsAt > asked.now || slot.id === row.slotId)
      .map(({ slot, taken }) => ({ ...slot, free: Math.max(0, slot.seats - taken) })),
    slotId: row.slotId,
    mayWithdraw: isOpen && state !== 'out' && row.status !== 'appointed',
  };
}

async function lockOwn(tx: Database, asked: Asked): Promise<CandidateRow> {
  const { row, examStatus } = await ownCandidate(tx, asked);
  if (examStatus !== 'published') throw illegal('项目不在进行中');
  return lockCandidate(tx, row.id);
}

/** Chooses a slot, or another one until the chosen one begins. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function chooseSlot(tx: Database, asked: Asked, slotId: string): Promise<void> {
  const { now, examId } = asked;
  const row = await lockOwn(tx, asked);
  if (row.status !== 'recheck') throw illegal('现在不需要选择复审时段');
  if (row.slotId === slotId) return;
  const before = row.slotId ? (await slotsOf(tx, examId)).find(({ slot }) => slot.id === row.slotId) : undefined;
  if (before && before.slot.startsAt <= now) throw illegal('已选的时段已经开始，不能更换');
  const [slot] = await lockRows(tx, examSlot, { id: slotId, examId });
  if (!slot) throw slotAbsent();
  if (slot.startsAt <= now) throw illegal('这个时段已经开始');
  if ((await tx.$count(examCandidate, eq(examCandidate.slotId, slotId))) >= slot.seats)
    throw illegal('这个时段已经约满');
  await tx.update(examCandidate).set({ slotId, updatedAt: now }).where(eq(examCandidate.id, row.id));
}

/** Gives up after the shortlist; the place is free for the next. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function withdrawOwn(tx: Database, asked: Asked & { accountId: string }, reason: string): Promise<void> {
  const row = await lockOwn(tx, asked);
  const by = { who: 'seeker', actorId: asked.accountId } as const;
  await moveCandidates({ db: tx, now: asked.now }, [row], {
    ...by,
    move: 'withdraw',
    note: reason,
    values: { reason },
  });
}
