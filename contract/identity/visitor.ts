import { type Machine, rows } from '#contract/machine.ts';

export type VisitorState = 'signed-up' | 'waiting' | 'checked-in' | 'cancelled';
export type VisitorMove = 'sign-up' | 'queue' | 'promote' | 'check-in' | 'cancel';

/** States of a visitor who has a seat. */
export const seatedVisitorStates: readonly VisitorState[] = ['signed-up', 'checked-in'];

/** States of a visitor who may come, before the check-in. */
export const expectedVisitorStates: readonly VisitorState[] = ['signed-up', 'waiting'];

/** A visitor of a fair, or a guest of a lecture. The waiting list moves up in order of arrival. */
export const visitor: Machine<VisitorState, VisitorMove, 'seeker' | 'operator'> = {
  labels: {
    seeker: { 'signed-up': '已报名', waiting: '候补中', 'checked-in': '已签到', cancelled: '已取消' },
    operator: { 'signed-up': '已报名', waiting: '候补', 'checked-in': '已签到', cancelled: '已取消' },
  },
  moves: { 'sign-up': '报名', queue: '候补报名', promote: '候补转正', 'check-in': '签到', cancel: '取消报名' },
  table: rows(
    [null, 'sign-up', 'seeker', 'signed-up'],
    [null, 'queue', 'seeker', 'waiting'],
    ['waiting', 'promote', 'system', 'signed-up'],
    // The QR code is scanned at the door.
    ['signed-up', 'check-in', 'operator', 'checked-in'],
    [expectedVisitorStates, 'cancel', ['seeker', 'system'], 'cancelled'],
    ['cancelled', 'sign-up', 'seeker', 'signed-up'],
    ['cancelled', 'queue', 'seeker', 'waiting'],
  ),
};

/** Whether a new applicant gets a seat; nobody overtakes the waiting list. Called with the seats locked. */
export const seatMove = ({ capacity, taken, waiting }: { capacity: number; taken: number; waiting: number }) =>
  waiting === 0 && taken < capacity ? 'sign-up' : 'queue';

/** How many people on the waiting list move up when this many seats are released. */
export const promotions = ({
  capacity,
  taken,
  waiting,
}: {
  capacity: number;
  taken: number;
  waiting: number;
}): number => Math.max(0, Math.min(waiting, capacity - taken));
