/** The states of a 职位. */
export const postStatuses = {
  draft: '草稿',
  pending: '审核中',
  open: '招聘中',
  closed: '已关闭',
  expired: '已截止',
  rejected: '未通过',
  removed: '已下架',
} as const;
export type PostStatus = keyof typeof postStatuses;

export type PostMove =
  | 'submit'
  | 'publish'
  | 'approve'
  | 'reject'
  | 'close'
  | 'reopen'
  | 'refresh'
  | 'expire'
  | 'remove';

interface PostTransition {
  move: PostMove;
  from: readonly PostStatus[];
  who: 'recruiter' | 'operator' | 'clock';
  to: PostStatus;
}

const live = ['draft', 'pending', 'open', 'closed', 'expired', 'rejected'] as const;

/** Every move of a 职位. A move that is not here is refused and changes nothing. */
export const postTransitions: readonly PostTransition[] = [
  { move: 'submit', from: ['draft', 'rejected'], who: 'recruiter', to: 'pending' },
  /** `submit` of a company in good standing, which needs no review. */
  { move: 'publish', from: ['draft'], who: 'recruiter', to: 'open' },
  { move: 'approve', from: ['pending'], who: 'operator', to: 'open' },
  { move: 'reject', from: ['pending'], who: 'operator', to: 'rejected' },
  { move: 'close', from: ['open'], who: 'recruiter', to: 'closed' },
  { move: 'reopen', from: ['closed'], who: 'recruiter', to: 'open' },
  { move: 'refresh', from: ['open'], who: 'recruiter', to: 'open' },
  { move: 'expire', from: ['open'], who: 'clock', to: 'expired' },
  { move: 'remove', from: live, who: 'operator', to: 'removed' },
];

/** The state after a move, or null where the table has no such move for them. */
export function afterPostMove(from: string, move: PostMove, who: PostTransition['who']): PostStatus | null {
  const found = postTransitions.find(
    (row) => row.move === move && row.who === who && row.from.some((state) => state === from),
  );
  return found?.to ?? null;
}

/** What a recruiter may do with a post in this state: the buttons of 职位管理. */
export const recruiterMoves = ['submit', 'close', 'reopen', 'refresh'] as const;
export type RecruiterMove = (typeof recruiterMoves)[number];
export const recruiterMovesOf = (status: string): RecruiterMove[] =>
  recruiterMoves.filter((move) => afterPostMove(status, move, 'recruiter') !== null);
