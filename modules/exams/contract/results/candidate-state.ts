import { type Machine, movesFor, rows } from '#contract/machine.ts';
import type { ExamStep } from '../exam-state.ts';

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
  return candidate.moves[move];
}

/** Outcomes that are recorded with words. Of a medical examination nothing but the outcome is kept. */
export const needsReason = (move: OutcomeMove, stage: string): boolean =>
  move === 'restore' || move === 'violate' || (move === 'fail' && stage !== 'medical');

const withOutcome: readonly string[] = ['recheck', 'medical', 'inspection', 'listed'] satisfies CandidateStage[];

/** The move of the candidate that an outcome is, in a project with these steps; null for none. */
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
  const allowed = movesFor(candidate, status, 'recruiter', leftFrom);
  return outcomeMoves.filter((outcome) => {
    if (!withOutcome.includes(outcome === 'restore' ? (leftFrom ?? '') : status)) return false;
    const move = machineMove(outcome, status, steps);
    return move !== null && allowed.includes(move);
  });
}

/** Where a candidate stands while in, in the order of the course. */
export const candidateStages = [
  'written',
  'recheck',
  'interview',
  'ranked',
  'medical',
  'inspection',
  'listed',
  'appointed',
] as const;
export type CandidateStage = (typeof candidateStages)[number];
export const candidateExits = ['absent', 'violation', 'withdrawn', 'failed'] as const;
type CandidateExit = (typeof candidateExits)[number];
export type CandidateState = CandidateStage | CandidateExit;

/** The move that brings a candidate into a stage. */
export const moveInto = {
  recheck: 'shortlist',
  interview: 'admit',
  ranked: 'rank',
  medical: 'examine',
  inspection: 'inspect',
  listed: 'list',
  appointed: 'appoint',
} as const satisfies Record<Exclude<CandidateStage, 'written'>, string>;
const moves = {
  sit: '列入考试名单',
  shortlist: '入围',
  admit: '进入面试',
  rank: '排总成绩',
  examine: '进入体检',
  again: '安排复检',
  retest: '登记加试成绩',
  recall: '按更正退回',
  inspect: '进入考察',
  list: '列为拟聘用',
  appoint: '聘用',
  absent: '缺席',
  violate: '违纪',
  withdraw: '放弃',
  fail: '不合格',
  restore: '撤销结论',
};
export type CandidateMove = keyof typeof moves;

const live = candidateStages.filter((stage) => stage !== 'appointed');
const words = {
  written: '参加笔试',
  recheck: '入围，待复审',
  interview: '进入面试',
  ranked: '已排总成绩',
  medical: '进入体检',
  inspection: '进入考察',
  listed: '拟聘用',
  appointed: '已聘用',
  absent: '缺考',
  violation: '违纪',
  withdrawn: '放弃',
  failed: '不合格',
};

/**
 * A candidate, from the paper to the appointment. A project without recheck, interview, medical or inspection passes over them, see
 * `stageAfter`. Who is not shortlisted, or ranks below the places, stays where they are and may still take another's place. An exit
 * is taken back (`restore`) by a recorded decision, or by a corrected list, into the stage that was left. Whom a corrected list no longer
 * has among those who go on returns (`recall`) to where the others wait.
 */
export const candidate: Machine<CandidateState, CandidateMove, 'seeker' | 'recruiter'> = {
  labels: { seeker: words, recruiter: words },
  moves,
  table: [
    ...rows<CandidateState, CandidateMove>(
      [null, 'sit', ['recruiter', 'system'], 'written'],
      ['written', 'shortlist', ['recruiter', 'clock'], 'recheck'],
      [['written', 'recheck'], 'admit', ['recruiter', 'clock'], 'interview'],
      [['written', 'recheck', 'interview'], 'rank', 'clock', 'ranked'],
      ['recheck', 'rank', 'recruiter', 'ranked'],
      [['written', 'recheck', 'interview', 'ranked'], 'retest', 'recruiter'],
      ['ranked', 'examine', ['recruiter', 'clock'], 'medical'],
      ['medical', 'again', 'recruiter', 'medical'],
      [['ranked', 'medical'], 'inspect', ['recruiter', 'clock'], 'inspection'],
      [['ranked', 'medical', 'inspection'], 'list', ['recruiter', 'clock'], 'listed'],
      ['listed', 'appoint', ['recruiter', 'clock'], 'appointed'],
      [['recheck', 'interview'], 'recall', 'clock', 'written'],
      [['medical', 'inspection', 'listed'], 'recall', 'clock', 'ranked'],
      [live, 'absent', ['recruiter', 'clock'], 'absent'],
      [live, 'violate', ['recruiter', 'clock'], 'violation'],
      [live, 'withdraw', ['seeker', 'recruiter', 'clock'], 'withdrawn'],
      [['recheck', 'ranked', 'medical', 'inspection', 'listed'], 'fail', 'recruiter', 'failed'],
    ),
    ...candidateExits.flatMap((from) =>
      live.map((was) => ({ from, move: 'restore', who: 'recruiter', to: was, was }) as const),
    ),
    ...(['absent', 'violation'] as const).map(
      (from) => ({ from, move: 'restore', who: 'clock', to: 'written', was: 'written' }) as const,
    ),
  ],
};

/** The step of the timetable that a stage needs; stages without one are in every project. */
const stepOf: Partial<Record<CandidateStage, ExamStep>> = {
  recheck: 'recheck',
  interview: 'interview',
  medical: 'medical',
  inspection: 'inspection',
};

type Steps = readonly { step: string }[];

const hasStage = (steps: Steps) => (name: CandidateStage) =>
  !stepOf[name] || steps.some(({ step }) => step === stepOf[name]);

/** The next stage of a project whose timetable has these steps. */
export const stageAfter = (stage: CandidateStage, steps: Steps): CandidateStage | null =>
  candidateStages.slice(candidateStages.indexOf(stage) + 1).find(hasStage(steps)) ?? null;

/** The stage that a stage follows in such a project. */
export const stageBefore = (stage: CandidateStage, steps: Steps): CandidateStage =>
  candidateStages.slice(0, candidateStages.indexOf(stage)).findLast(hasStage(steps)) ?? 'written';

export const isOut = (status: string): boolean => (candidateExits as readonly string[]).includes(status);
