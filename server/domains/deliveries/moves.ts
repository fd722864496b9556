import { seekerMoves } from '#contract/deliveries/delivery-shapes.ts';
import { type DeliveryMove, type DeliveryState, delivery, mayTakeBack } from '#contract/deliveries/delivery-state.ts';
import { type InterviewMove, type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
import { movesFor, next } from '#contract/machine.ts';

/** The state of a delivery that its next moves depend on. */
export interface DeliveryStatus {
  status: DeliveryState;
  previousStatus: DeliveryState | null;
  changedAt: Date;
  /** Of the current interview; null without one. */
  interviewStatus: InterviewState | null;
}

export type SeekerMove = (typeof seekerMoves)[number];

/** Whether a move answers or changes an invitation. */
export const isInterviewMove = (move: DeliveryMove): move is DeliveryMove & InterviewMove =>
  Object.hasOwn(interview.moves, move);

/** The moves that both machines allow: the delivery's and, for answers to an invitation, the interview's. */
export const openMoves = (
  { status, previousStatus, interviewStatus }: DeliveryStatus,
  who: 'seeker' | 'recruiter',
): DeliveryMove[] =>
  movesFor(delivery, status, who, previousStatus).filter(
    (move) =>
      status !== 'interview' || !isInterviewMove(move) || next(interview, interviewStatus, { move, who }) !== null,
  );

/** The recruiter's current moves, for the buttons of the box; opening is not a button. */
export const recruiterMoves = (status: DeliveryStatus, now: Date): DeliveryMove[] =>
  openMoves(status, 'recruiter').filter(
    (move) => move !== 'open' && (move !== 'take-back' || mayTakeBack(status.changedAt, now)),
  );

export const ownMoves = (status: DeliveryStatus): SeekerMove[] =>
  seekerMoves.filter((move) => openMoves(status, 'seeker').includes(move));
