import { type Machine, movesFor, next, rows, type Transition } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import { openDeliveryStates } from './open-delivery.ts';

export type DeliveryState =
  | 'submitted'
  | 'viewed'
  | 'shortlisted'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'declined'
  | 'rejected'
  | 'withdrawn'
  | 'closed';

export type DeliveryMove =
  | 'deliver'
  | 'open'
  | 'shortlist'
  | 'invite'
  | 'accept-interview'
  | 'decline-interview'
  | 'propose-time'
  | 'agree-time'
  | 'move-interview'
  | 'cancel-interview'
  | 'mark-absent'
  | 'pass'
  | 'accept-offer'
  | 'decline-offer'
  | 'reject'
  | 'take-back'
  | 'withdraw'
  | 'close';

const takeBack = openDeliveryStates.map(
  (was): Transition<DeliveryState, DeliveryMove> => ({
    from: 'rejected',
    move: 'take-back',
    who: 'recruiter',
    to: was,
    was,
  }),
);

/** A 投递: one row of the resume box. The answers to an invitation are kept apart, in `interview.ts`. */
export const delivery: Machine<DeliveryState, DeliveryMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: {
      submitted: '已投递',
      viewed: '被查看',
      shortlisted: '有意向',
      interview: '邀面试',
      offer: '待录用',
      hired: '已入职',
      declined: '已婉拒',
      rejected: '不合适',
      withdrawn: '已撤回',
      closed: '已关闭',
    },
    recruiter: {
      submitted: '待处理',
      viewed: '已查看',
      shortlisted: '有意向',
      interview: '邀面试',
      offer: '待录用',
      hired: '已入职',
      declined: '对方婉拒',
      rejected: '不合适',
      withdrawn: '对方撤回',
      closed: '已关闭',
    },
  },
  moves: {
    deliver: '投递简历',
    open: '查看简历',
    shortlist: '标为有意向',
    invite: '邀请面试',
    'accept-interview': '接受邀请',
    'decline-interview': '婉拒',
    'propose-time': '改个时间',
    'agree-time': '同意时间',
    'move-interview': '改时间',
    'cancel-interview': '取消面试',
    'mark-absent': '未到场',
    pass: '通过试讲',
    'accept-offer': '接受录用',
    'decline-offer': '婉拒',
    reject: '不合适',
    'take-back': '撤销不合适',
    withdraw: '撤回投递',
    close: '关闭',
  },
  table: [
    ...rows<DeliveryState, DeliveryMove>(
      [null, 'deliver', 'seeker', 'submitted'],
      ['submitted', 'open', 'recruiter', 'viewed'],
      [['submitted', 'viewed'], 'shortlist', 'recruiter', 'shortlisted'],
      [['viewed', 'shortlisted'], 'invite', 'recruiter', 'interview'],
      ['interview', 'accept-interview', 'seeker', 'interview'],
      ['interview', 'propose-time', 'seeker', 'interview'],
      ['interview', 'decline-interview', 'seeker', 'interview'],
      ['interview', 'pass', 'recruiter', 'offer'],
      ['interview', 'agree-time', 'recruiter', 'interview'],
      ['interview', 'move-interview', 'recruiter', 'interview'],
      ['interview', 'cancel-interview', ['seeker', 'recruiter'], 'interview'],
      ['interview', 'mark-absent', 'recruiter', 'interview'],
      ['offer', 'accept-offer', 'seeker', 'hired'],
      ['offer', 'decline-offer', 'seeker', 'declined'],
      [openDeliveryStates, 'reject', 'recruiter', 'rejected'],
      [openDeliveryStates, 'withdraw', 'seeker', 'withdrawn'],
      // The company was suspended or an account ended; the reason is kept with the move.
      [openDeliveryStates, 'close', 'system', 'closed'],
    ),
    ...takeBack,
  ],
};

/** A refusal may be taken back for so long. */
const takeBackMs = 7 * dayMs;

/** A delivery untouched for so long is 超时未处理, and counts in the company's reply rate. */
export const overdueMs = 7 * dayMs;

/** Whether a refusal made at `rejectedAt` may still be taken back. A newer open delivery to the post forbids it too. */
export function mayTakeBack(rejectedAt: Date, now: Date): boolean {
  return now.getTime() - rejectedAt.getTime() < takeBackMs;
}

/** What `updateResumeBoxStatus` takes as `status`; `submitted` takes a refusal back, whatever state it was in before. */
export const resumeBoxTargets = ['viewed', 'shortlisted', 'interview', 'offer', 'rejected', 'submitted'] as const;

/**
 * The recruiter's move that leads from a state to a named one: the resume box speaks states, the table moves. 'same' when
 * it is there already, which is answered 200 once more; null when there is no such move (409). A refusal is taken back
 * to `was` alone, the state it was made in; a client that was not told that state says `submitted`.
 */
export function moveForTarget(
  from: DeliveryState,
  target: DeliveryState,
  was?: DeliveryState | null,
): DeliveryMove | 'same' | null {
  if (from === target) return 'same';
  const moves = movesFor(delivery, from, 'recruiter', was);
  if (from === 'rejected' && target === 'submitted') return moves.find((move) => move === 'take-back') ?? null;
  return moves.find((move) => next(delivery, from, move, 'recruiter', was) === target) ?? null;
}
