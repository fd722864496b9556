import { next } from '#contract/machine.ts';
import { type PostMove, type PostState, post } from './post-state.ts';

export type { PostMove } from './post-state.ts';
export type PostStatus = PostState;

/** Labels of post states, as its company reads them. */
export const postStatuses = post.labels.recruiter;

/** The state after a move, or null where the actor has no such move. */
export function afterPostMove(
  from: string,
  move: PostMove,
  access: 'recruiter' | 'operator' | 'clock' | 'system',
): PostState | null {
  return next(post, from, { move, who: access });
}

/** The moves that 职位管理 offers. For a trusted company the server turns `submit` into `publish`. */
export const recruiterMoves = ['submit', 'withdraw', 'close', 'reopen', 'refresh'] as const;
export type RecruiterMove = (typeof recruiterMoves)[number];

/** A recruiter's moves for a post in this state: the buttons of 职位管理. */
export function recruiterMovesOf(status: string): RecruiterMove[] {
  return recruiterMoves.filter((move) => afterPostMove(status, move, 'recruiter') !== null);
}
