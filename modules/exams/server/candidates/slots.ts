import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { SlotForm } from '../../contract/candidates/candidates.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import { partOf, partOfExam, type StaffCaller, type StaffPart } from '../policy.ts';
import { illegal, lockExam, stepOf } from '../store.ts';
import { slotAbsent, slotsOf, takenOf } from './store.ts';

const MOST = 1_000;
export const partOfSlot = partOf(examSlot, slotAbsent, true);

export async function listSlots(db: Database, { row, role }: StaffPart) {
  const waiting = and(eq(examCandidate.examId, row.id), eq(examCandidate.status, 'recheck'));
  return {
    items: (await slotsOf(db, row.id)).map(({ slot, taken }) => ({ ...slot, taken })),
    people: await db.$count(examCandidate, waiting),
    chosen: await db.$count(examCandidate, and(waiting, isNotNull(examCandidate.slotId))),
    mayArrange: mayDo(role, 'arrangeRecheck') && row.status === 'published',
  };
}

/** Adds slots, each within the project's recheck. @throws AppError FORBIDDEN, ILLEGAL_MOVE, INVALID_INPUT */
export async function addSlots(tx: Database, caller: StaffCaller, examId: string, slots: readonly SlotForm[]) {
  const part = await partOfExam(tx, caller, { id: examId, act: 'arrangeRecheck' });
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
  if ((await tx.$count(examSlot, eq(examSlot.examId, examId))) + timed.length > MOST)
    throw fieldError('body.slots', `一个项目最多 ${MOST} 个时段`);
  await tx.insert(examSlot).values(timed.map((slot) => ({ ...slot, id: newId(), examId })));
  return part;
}

/** Removes a locked slot that nobody chose. @throws AppError ILLEGAL_MOVE */
export async function removeSlot(tx: Database, { id }: { id: string }): Promise<void> {
  if ((await takenOf(tx, id)) > 0) throw illegal('已有人选了这个时段');
  await tx.delete(examSlot).where(eq(examSlot.id, id));
}
