import type { OperatorRole } from '#contract/actor.ts';
import type { ReviewQueue, Verdict } from '#contract/operators/reviews.ts';

/** 审核 works on every queue, 客服 on reports. */
export const mayWorkOn = (queue: ReviewQueue, role: OperatorRole | null): boolean =>
  role === 'super' || role === 'review' || (role === 'support' && queue === 'reports');

const ofReport: readonly Verdict[] = ['dismiss', 'warn', 'remove'];

/** Possible verdicts for a kind of item. A conversation is not taken down: its sides are warned. */
export function verdictsFor(kind: string): readonly Verdict[] {
  if (kind === 'post-report') return ofReport;
  if (kind === 'chat-report') return ['dismiss', 'warn'];
  if (kind === 'renewal') return ['approve', 'suspend'];
  return ['approve', 'reject'];
}

/** Only an approval needs no reason. */
export const needsReason = (verdict: Verdict): boolean => verdict !== 'approve' && verdict !== 'dismiss';
