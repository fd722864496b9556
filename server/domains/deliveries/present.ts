import type { DeliveryStep } from '#contract/deliveries/delivery-shapes.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import type { Interview } from '#contract/deliveries/interviews.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { maskPhone } from '#contract/text.ts';
import type { deliveryEvent } from '#database/schema/deliveries.ts';
import { pick } from '#server/platform/pick.ts';
import type { InterviewRow } from './interview/interview-store.ts';

type EventRow = typeof deliveryEvent.$inferSelect;

/** Moves whose remarks the seeker can read; other remarks are internal. */
const forSeeker = new Set(['reject', 'invite', 'move-interview', 'agree-time', 'cancel-interview', 'mark-absent']);

export function presentStep(row: EventRow, reader: 'seeker' | 'recruiter'): DeliveryStep {
  const hidden = reader === 'seeker' && row.side === 'recruiter' && !forSeeker.has(row.move);
  return {
    move: row.move,
    from: row.fromStatus,
    to: row.toStatus,
    side: row.side,
    actorName: row.actorName,
    note: hidden ? null : row.note,
    at: row.at.toISOString(),
  };
}

/** `slots`: the times that can still be chosen, see `freeSlots`. */
export const presentInterview = (row: InterviewRow, slots: string[] | null = null): Interview => ({
  ...pick(row, 'id', 'status', 'minutes', 'mode', 'place', 'room', 'link', 'contact', 'note', 'answerNote'),
  startsAt: row.startsAt.toISOString(),
  proposedAt: row.proposedAt?.toISOString() ?? null,
  slots,
});

interface Waiting {
  status: string;
  submittedAt: Date;
  answeredAt: Date | null;
  overdueAt: Date | null;
}

const hour = 3_600_000;

/** Whether a delivery is 超时未处理, else the hours until then; null once it was answered or has ended. */
export function waitingOf({ status, submittedAt, answeredAt, overdueAt }: Waiting, now: Date) {
  const untouched = answeredAt === null && (status === 'submitted' || status === 'viewed');
  const remaining = submittedAt.getTime() + overdueMs - now.getTime();
  const overdue = untouched && (overdueAt !== null || remaining <= 0);
  return { overdue, hoursLeft: untouched && !overdue ? Math.ceil(remaining / hour) : null };
}

/** A snapshot for the company, without contact details where it may not see them; the seeker's own file has them too. */
export const presentSnapshot = (snapshot: ResumeSnapshot, contact: boolean): ResumeSnapshot =>
  contact
    ? snapshot
    : {
        ...snapshot,
        jober: { ...snapshot.jober, phone: maskPhone(snapshot.jober.phone) },
        content: { ...snapshot.content, email: '', own: {} },
      };
