import { seekerMoves } from '#contract/deliveries/delivery-shapes.ts';
import { type DeliveryMove, type DeliveryState, delivery, mayTakeBack } from '#contract/deliveries/delivery-state.ts';
import { type InterviewMove, type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
import { movesFor, next } from '#contract/machine.ts';

/** A delivery as far as its next moves depend on it. */
export interface DeliveryStatus {
  status: DeliveryState;
  previousStatus: DeliveryState | null;
  changedAt: Date;
  /** Of the interview in force; null where there was none. */
  interviewStatus: InterviewState | null;
}

export type SeekerMove = (typeof seekerMoves)[number];

/** Whether a move is an answer to an invitation, or a change of it. */
export const isInterviewMove = (move: DeliveryMove): move is DeliveryMove & InterviewMove =>
  Object.hasOwn(interview.moves, move);

/** The moves that both tables allow: the delivery's and, for answers to an invitation, the interview's. */
export const openMoves = (
  { status, previousStatus, interviewStatus }: DeliveryStatus,
  who: 'seeker' | 'recruiter',
): DeliveryMove[] =>
  movesFor(delivery, status, who, previousStatus).filter(
    (move) => status !== 'interview' || !isInterviewMove(move) || next(interview, interviewStatus, move, who) !== null,
  );

/** The moves open to a recruiter now, for the buttons of the box; to open it is no button. */
export const recruiterMoves = (standing: DeliveryStatus, now: Date): DeliveryMove[] =>
  openMoves(standing, 'recruiter').filter(
    (move) => move !== 'open' && (move !== 'take-back' || mayTakeBack(standing.changedAt, now)),
  );

/** The moves open to the seeker now. */
export const ownMoves = (standing: DeliveryStatus): SeekerMove[] =>
  seekerMoves.filter((move) => openMoves(standing, 'seeker').includes(move));
