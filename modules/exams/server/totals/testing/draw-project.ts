import type { Random } from '#database/demo/random.ts';
import type { ExamSettings } from '../../../contract/exam-settings.ts';
import { type ResultSettings, usualResults } from '../../../contract/exam-settings.ts';
import type { CandidateStage, CandidateState } from '../../../contract/results/candidate-state.ts';

/** A judge's sheet of one person, its points by the lines of the group in hundredths. */
interface DrawnSheet {
  marks: number[];
  /** What a confirmed correction replaced, and what a correction would change that nobody has confirmed. */
  replaced: number[] | null;
  proposed: number[] | null;
  /** The judge stepped back, after having sealed it. */
  isRecused: boolean;
}

export interface DrawnPerson {
  ticket: string;
  post: number;
  status: CandidateState;
  leftFrom: CandidateStage | null;
  /** In ten-thousandths; null for somebody without a score. */
  written: number | null;
  mark: 'score' | 'absent' | 'violation';
  extra: number | null;
  group: number;
  /** By judge. */
  sheets: DrawnSheet[];
}

/** A project in memory: two posts of one table, and the groups that interview their people. */
export interface Drawn {
  rules: Pick<ExamSettings, 'weights' | 'decimals' | 'tie' | 'shortlist'> & { results: ResultSettings };
  headcounts: number[];
  groups: number;
  /** Whether groups take turns with the posts, so that none has people of both; else each has people of both. */
  isApart: boolean;
  /** The most points of each line of a sheet, 100 in all. */
  criteria: number[];
  /** The judge of each group who was removed after having sealed sheets; none has the last number. */
  removed: number;
  people: DrawnPerson[];
}

const stays = ['written', 'interview', 'interview', 'interview', 'ranked'] as const;
const exits = ['absent', 'violation', 'withdrawn', 'failed'] as const;

/** Points of each line: near a share of its most that others have too, so that sheets are often level. */
function drawMarks(random: Random, criteria: readonly number[]): number[] {
  const share = random.pick([58, 70, 80, 81, random.int(40, 100)]);
  return criteria.map((max) => Math.min(max * 100, max * share + (random.chance(0.2) ? random.int(0, 99) : 0)));
}

const drawSheet = (random: Random, criteria: readonly number[]): DrawnSheet => ({
  marks: drawMarks(random, criteria),
  replaced: random.chance(0.1) ? drawMarks(random, criteria) : null,
  proposed: random.chance(0.05) ? drawMarks(random, criteria) : null,
  isRecused: random.chance(0.08),
});

/** The groups of a post where they take turns with the posts. */
const groupsOf = (post: number, groups: number): number[] =>
  Array.from({ length: groups }, (_, at) => at + 1).filter((group) => (group - 1) % 2 === post);

/** A random project. Scores lie close together, so that many are level, also on the line. */
export function drawProject(random: Random): Drawn {
  const isApart = random.chance(0.3);
  const groups = isApart ? random.int(2, 4) : random.int(1, 3);
  const criteria = random.pick([[100], [40, 60], [25, 40, 15, 20]]);
  const judges = random.int(1, 7);
  const headcounts = [random.int(1, 3), random.int(1, 2)];
  const weight = random.pick([0, 30, 40, 50, 60, 100]);
  const people = Array.from({ length: random.int(2, 14) }, (_, at): DrawnPerson => {
    const hasLeft = random.chance(0.2);
    const mark = random.pick(['score', 'score', 'score', 'score', 'score', 'score', 'absent', 'violation'] as const);
    const post = random.int(0, 1);
    return {
      ticket: String(2_600_100 + at),
      post,
      mark,
      status: hasLeft ? random.pick(exits) : random.pick(stays),
      leftFrom: hasLeft ? random.pick(['written', 'recheck', 'interview', 'medical'] as const) : null,
      written:
        mark === 'score' ? random.pick([580_000, 600_000, 605_000, 612_500, 700_000, random.int(0, 1_000_000)]) : null,
      extra: random.chance(0.3) ? random.int(1, 3) * 10_000 : null,
      group: isApart ? random.pick(groupsOf(post, groups)) : random.int(1, groups),
      sheets: random.chance(0.9) ? Array.from({ length: judges }, () => drawSheet(random, criteria)) : [],
    };
  });
  const results: ResultSettings = {
    ...usualResults,
    pass: random.pick([0, 60]),
    fullMark: random.pick([100, 120, 150]),
    interviewPass: random.pick([0, 60, 70]),
    dropExtremes: random.chance(0.7),
    groupCorrection: random.pick(['none', 'mean']),
  };
  const rules = {
    weights: { written: weight, interview: 100 - weight },
    decimals: random.int(0, 4),
    tie: random.pick(['interview', 'written', 'extra'] as const),
    shortlist: random.int(1, 3),
    results,
  };
  return { rules, headcounts, groups, isApart, criteria, removed: random.int(0, judges), people };
}
