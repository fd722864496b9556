import { interview } from '#contract/deliveries/interview-state.ts';
import { next } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { applyTransition } from '../apply-transition.ts';
import { signatureOf } from '../box/box-move.ts';
import { lockInBox, type Recruiter } from '../box/lock-in-box.ts';
import { openMoves } from '../moves.ts';
import { newestInterview, setInterview } from './interview-store.ts';
import { tellIfPlanned } from './interviewers.ts';

interface EndInterviewCommand {
  id: string;
  as: 'cancelled' | 'absent';
  note?: string | undefined;
}

/**
 * Cancels the current interview, or records an absence. The delivery stays in `interview`, to be invited again, passed or
 * refused. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function endInterview(
  db: Database,
  actor: Recruiter,
  order: EndInterviewCommand,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockInBox(tx, order.id, actor);
    const current = await newestInterview(tx, locked.id);
    if (locked.status === 'interview' && current?.status === order.as) return;
    const move = order.as === 'cancelled' ? 'cancel-interview' : 'mark-absent';
    const present = { ...locked, interviewStatus: current?.status ?? null };
    const status = current && next(interview, current.status, { move, who: 'recruiter' });
    if (!status || !openMoves(present, 'recruiter').includes(move)) throw appError('ILLEGAL_MOVE');
    if (move === 'mark-absent' && current.startsAt > now) {
      throw appError('ILLEGAL_MOVE', { message: '面试时间还没到，不能记为未到场' });
    }
    await setInterview(tx, current.id, { status });
    const by = await signatureOf(tx, actor);
    await applyTransition(tx, { locked, move, to: 'interview', by, note: order.note ?? null, now });
    if (order.as === 'cancelled') await tellIfPlanned(tx, current, { locked, by: actor.accountId, now });
  });
}
