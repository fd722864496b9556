import type { OperatorRole } from '#contract/actor.ts';
import { type Verdict, workQueues } from '#contract/operators/reviews.ts';
import type { ServerModule } from '#server/module.ts';
import { reviewedReports } from './waiting.ts';

export const mayWorkOn = (queue: string, role: OperatorRole | null): boolean =>
  role === 'super' || (role !== null && workQueues[queue]?.operators.includes(role) === true);

const ofReport: readonly Verdict[] = ['dismiss', 'correct', 'warn', 'remove'];

const unexplained: readonly Verdict[] = ['approve', 'dismiss', 'correct'];

/** Possible verdicts for a kind of item. A conversation is not taken down: its sides are warned. */
export function verdictsFor(kind: string, modules: readonly ServerModule[] = []): readonly Verdict[] {
  const ofModule = reviewedReports(modules)[kind];
  if (ofModule) return ofModule.verdicts;
  if (kind === 'post-report') return ofReport;
  if (kind === 'chat-report') return ['dismiss', 'warn'];
  if (kind === 'renewal') return ['approve', 'suspend'];
  return ['approve', 'reject'];
}

/** A decision against somebody needs a reason. */
export const needsReason = (verdict: Verdict): boolean => !unexplained.includes(verdict);
