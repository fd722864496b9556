import { movesFor } from '#contract/machine.ts';
import {
  type CandidateMove,
  type CandidateStage,
  candidate as machine,
  moveInto,
  stageAfter,
} from '../results/candidate-state.ts';

/** The steps in which staff record an outcome of each person. */
export const candidateSteps = {
  recheck: '资格复审',
  ranked: '面试后排名',
  medical: '体检',
  inspection: '考察',
  listed: '拟聘用',
  out: '已离开',
} as const;
export type CandidateStep = keyof typeof candidateSteps;

/** What staff record of a person. `pass` is the move into the next stage of the project. */
export const outcomeMoves = ['pass', 'again', 'fail', 'absent', 'withdraw', 'violate', 'restore'] as const;
export type OutcomeMove = (typeof outcomeMoves)[number];

export function outcomeLabel(move: OutcomeMove): string {
  if (move === 'pass') return '合格';
  if (move === 'absent') return '未到';
  return machine.moves[move];
}

/** Outcomes that are recorded with words. Of a medical examination nothing but the outcome is kept. */
export const needsReason = (move: OutcomeMove, stage: string): boolean =>
  move === 'restore' || move === 'violate' || (move === 'fail' && stage !== 'medical');

const withOutcome: readonly string[] = ['recheck', 'medical', 'inspection', 'listed'] satisfies CandidateStage[];

/** The move of the machine that an outcome is, in a project with these steps; null for none. */
export function machineMove(
  outcome: OutcomeMove,
  stage: string,
  steps: readonly { step: string }[],
): CandidateMove | null {
  if (outcome !== 'pass') return outcome;
  if (stage === 'listed') return null;
  const next = stageAfter(stage as CandidateStage, steps);
  return next && next !== 'written' ? moveInto[next] : null;
}

/** The outcomes that staff may record of somebody, in the order of their buttons. */
export function outcomesFor(
  { status, leftFrom }: { status: string; leftFrom: string | null },
  steps: readonly { step: string }[],
): OutcomeMove[] {
  const allowed = movesFor(machine, status, 'recruiter', leftFrom);
  return outcomeMoves.filter((outcome) => {
    if (!withOutcome.includes(outcome === 'restore' ? (leftFrom ?? '') : status)) return false;
    const move = machineMove(outcome, status, steps);
    return move !== null && allowed.includes(move);
  });
}
