import { type Machine, movesFor, next, rows, type Transition } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import { interviewMoves } from './interview-state.ts';
import { openDeliveryStates } from './open-delivery.ts';

const labels = {
  submitted: '待处理',
  viewed: '已查看',
  shortlisted: '有意向',
  interview: '邀面试',
  offer: '待录用',
  accepted: '已接受',
  hired: '已入职',
  declined: '对方婉拒',
  rejected: '不合适',
  withdrawn: '对方撤回',
  closed: '已关闭',
} as const;
export type DeliveryState = keyof typeof labels;

const moves = {
  deliver: '投递简历',
  open: '查看简历',
  shortlist: '标为有意向',
  ...interviewMoves,
  pass: '录用',
  'change-offer': '更改录用条件',
  'accept-offer': '接受录用',
  'decline-offer': '婉拒',
  'back-out': '退出录用',
  start: '到岗',
  reject: '不合适',
  'take-back': '撤销不合适',
  withdraw: '撤回投递',
  close: '关闭',
} as const;
export type DeliveryMove = keyof typeof moves;

const takeBack = openDeliveryStates.map(
  (was): Transition<DeliveryState, DeliveryMove> => ({
    from: 'rejected',
    move: 'take-back',
    who: 'recruiter',
    to: was,
    was,
  }),
);

/** A 投递: one row of the resume box. Answers to an interview invitation are a machine of their own, `interview-state.ts`. */
export const delivery: Machine<DeliveryState, DeliveryMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: { ...labels, submitted: '已投递', viewed: '被查看', declined: '已婉拒', withdrawn: '已撤回' },
    recruiter: labels,
  },
  moves,
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
      ['offer', 'change-offer', 'recruiter', 'offer'],
      ['offer', 'accept-offer', 'seeker', 'accepted'],
      ['offer', 'decline-offer', 'seeker', 'declined'],
      ['accepted', 'back-out', 'seeker', 'declined'],
      ['accepted', 'start', 'clock', 'hired'],
      [openDeliveryStates, 'reject', 'recruiter', 'rejected'],
      [openDeliveryStates, 'withdraw', 'seeker', 'withdrawn'],
      // The company was suspended or an account was closed; the reason is stored with the move.
      [[...openDeliveryStates, 'accepted'], 'close', 'system', 'closed'],
    ),
    ...takeBack,
  ],
};

/** Period in which a refusal can be undone. */
const takeBackMs = 7 * dayMs;

/** An untouched delivery becomes 超时未处理 after this time and counts in the company's reply rate. */
export const overdueMs = 7 * dayMs;

/** Whether a refusal made at `rejectedAt` can still be undone. A newer open delivery to the same post rules it out too. */
export function mayTakeBack(rejectedAt: Date, now: Date): boolean {
  return now.getTime() - rejectedAt.getTime() < takeBackMs;
}

/** Values of `status` in `updateResumeBoxStatus`; `submitted` undoes a refusal, whatever state it was in before. */
export const resumeBoxTargets = ['viewed', 'shortlisted', 'interview', 'offer', 'rejected', 'submitted'] as const;

/**
 * Translates a target state into the recruiter's move, since the resume box's call names states and the machine moves. 'same':
 * already in that state, answered 200 again; null: no such move (409). An undone refusal returns only to `was`, the state before
 * it; a client that does not know that state sends `submitted`.
 */
export function moveForTarget(
  from: DeliveryState,
  target: DeliveryState,
  was?: DeliveryState | null,
): DeliveryMove | 'same' | null {
  if (from === target) return 'same';
  const moves = movesFor(delivery, from, 'recruiter', was);
  if (from === 'rejected' && target === 'submitted') return moves.find((move) => move === 'take-back') ?? null;
  return moves.find((move) => next(delivery, from, { move, who: 'recruiter', was }) === target) ?? null;
}
