import { shortOf } from '#contract/taxonomy/list.ts';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { bitsOf } from '../index/code-bits.ts';
import type { Suggestion } from '../search-types.ts';
import { indexedRegion } from '../understand/places/places.ts';

/** A suggestion and its number of posts. */
export interface Term {
  text: string;
  kind: Suggestion['kind'];
  /** Its direct target: a company, or a city's code. */
  refId: string | null;
  count: number;
}

/** Number of posts with these 学段 and 学科. */
export interface TaughtCount {
  stages: bigint;
  subjects: bigint;
  posts: number;
}

const total = (counts: readonly TaughtCount[]): number => counts.reduce((sum, { posts }) => sum + posts, 0);

/** 学科 ('语文'), and 学段 with 学科 ('小学语文') that have posts. */
export function taughtTerms(counts: readonly TaughtCount[]): Term[] {
  const ofSubjects = (Object.keys(subjects) as SubjectCode[]).map((code) => {
    const bits = bitsOf('subject', [code]);
    const count = total(counts.filter((count) => (count.subjects & bits) !== 0n));
    return { text: shortOf(subjects, code), kind: 'subject' as const, refId: null, count };
  });
  const ofPairs = (Object.keys(stageSubjects) as StageCode[]).flatMap((stage) =>
    (stageSubjects[stage] ?? []).map((subject) => {
      const [ofStage, ofSubject] = [bitsOf('stage', [stage]), bitsOf('subject', [subject])];
      const both = counts.filter((count) => (count.stages & ofStage) !== 0n && (count.subjects & ofSubject) !== 0n);
      return {
        text: `${shortOf(stages, stage)}${shortOf(subjects, subject)}`,
        kind: 'post' as const,
        refId: null,
        count: total(both),
      };
    }),
  );
  return [...ofSubjects, ...ofPairs].filter(({ count }) => count > 0);
}

/** Cities that have posts; `counts` by city code. */
export function cityTerms(counts: ReadonlyMap<string, number>): Term[] {
  return [...allRegions()]
    .filter(({ level }) => level === 'city')
    .map(({ code, short }) => ({
      text: short,
      kind: 'city' as const,
      refId: code,
      count: counts.get(indexedRegion(code)) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}
