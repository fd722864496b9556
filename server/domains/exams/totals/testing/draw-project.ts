import type { ExamSettings } from '#contract/exams/exam-settings.ts';
import { type ResultSettings, usualResults } from '#contract/exams/results/result-settings.ts';
import type { Random } from '#database/demo/random.ts';

export interface DrawnPerson {
  ticket: string;
  post: number;
  status: string;
  leftFrom: string | null;
  /** In ten-thousandths; null for somebody without a score. */
  written: number | null;
  mark: 'score' | 'absent' | 'violation';
  extra: number | null;
  group: number;
  /** Totals by judge, in whole points; null for a judge who stepped back but left a sheet of 50 points. */
  sheets: (number | null)[];
}

/** A project in memory: two posts of one table, whose people two groups interview between them, or one. */
export interface Drawn {
  rules: Pick<ExamSettings, 'weights' | 'decimals' | 'tie' | 'shortlist'> & { results: ResultSettings };
  headcounts: number[];
  groups: number;
  people: DrawnPerson[];
}

const stays = ['written', 'interview', 'interview', 'interview', 'ranked'];
const exits = ['absent', 'violation', 'withdrawn', 'failed'];

/** A random project. Scores lie close together, so that many are level, also on the line. */
export function drawProject(random: Random): Drawn {
  const groups = random.int(1, 3);
  const judges = random.int(1, 7);
  const headcounts = [random.int(1, 3), random.int(1, 2)];
  const weight = random.pick([0, 30, 40, 50, 60, 100]);
  const people = Array.from({ length: random.int(2, 14) }, (_, at): DrawnPerson => {
    const left = random.chance(0.2);
    const mark = random.pick(['score', 'score', 'score', 'score', 'score', 'score', 'absent', 'violation'] as const);
    return {
      ...{ ticket: String(2_600_100 + at), post: random.int(0, 1), mark },
      status: left ? random.pick(exits) : random.pick(stays),
      leftFrom: left ? random.pick(['written', 'recheck', 'interview', 'medical']) : null,
      written:
        mark === 'score' ? random.pick([580_000, 600_000, 605_000, 612_500, 700_000, random.int(0, 1_000_000)]) : null,
      extra: random.chance(0.3) ? random.int(1, 3) * 10_000 : null,
      group: random.int(1, groups),
      sheets: random.chance(0.9)
        ? Array.from({ length: judges }, () =>
            random.chance(0.08) ? null : random.pick([58, 70, 80, 81, random.int(40, 100)]),
          )
        : [],
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
  return { rules, headcounts, groups, people };
}
