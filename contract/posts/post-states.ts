import { next } from '#contract/machine.ts';
import { type PostMove, type PostState, post } from './post-state.ts';

export type { PostMove } from './post-state.ts';
export type PostStatus = PostState;

/** The words a company reads about its posts. */
export const postStatuses = post.labels.recruiter;

/** The state after a move, or null where the table has no such move for them. */
export function afterPostMove(
  from: string,
  move: PostMove,
  access: 'recruiter' | 'operator' | 'clock',
): PostState | null {
  return next(post, from, move, access);
}

/** The moves that 职位管理 offers. `publish` is what the server makes of a `submit` in good standing. */
export const recruiterMoves = ['submit', 'withdraw', 'close', 'reopen', 'refresh'] as const;
export type RecruiterMove = (typeof recruiterMoves)[number];

/** What a recruiter may do with a post in this state: the buttons of 职位管理. */
export function recruiterMovesOf(status: string): RecruiterMove[] {
  return recruiterMoves.filter((move) => afterPostMove(status, move, 'recruiter') !== null);
}
