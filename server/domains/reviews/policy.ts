import type { OperatorRole } from '#contract/actor.ts';
import { type Verdict, workQueues } from '#contract/operators/reviews.ts';

export const mayWorkOn = (queue: string, role: OperatorRole | null): boolean =>
  role === 'super' || (role !== null && workQueues[queue]?.operators.includes(role) === true);

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
