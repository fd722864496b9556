import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { cut } from '#server/domains/search/understand/segment.ts';
import { drawsFrom } from '../lib/random.ts';
import { cities, inventedWords } from '../search/vocabulary.ts';

export interface Query extends TalentFilters {
  sort: 'fit' | 'newest';
  page?: number;
}

/** The shapes of recruiters' queries, each with many different words, places and codes. */
export function queryShapes(each: number): Record<string, Query[]> {
  const draws = drawsFrom(99);
  const city = draws.skewed(cities().map(({ code }) => code));
  // Words that search segments as one word: most others would match nobody.
  const words = inventedWords(30_000)
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => cut(word).length === 1);
  const between = (from: number, to: number) => words.filter(({ place }) => place >= from && place < to);
  const [common, uncommon] = [between(20, 3_000), between(3_000, 22_000)];
  const stage = draws.skewed(['primary', 'junior', 'senior', 'preschool'] as const);
  const taught = () => {
    const level = stage();
    return { level, subject: draws.skewed(stageSubjects[level] ?? (['general'] as const))() };
  };
  const spoken = () => {
    const { level, subject } = taught();
    return `${shortOf(stages, level)}${shortOf(subjects, subject)}`;
  };
  const requested = (): TalentFilters => {
    const { level, subject } = taught();
    return { stage: [level], subject: [subject] };
  };
  const phrase = () => draws.one(['班主任', '双休', '骨干', '公开课', '普通话', '课程研发']);
  const middling = () => draws.one(common).word;
  const rare = () => draws.one(uncommon).word;
  const many = (make: () => TalentFilters & { page?: number }, sort: Query['sort'] = 'fit'): Query[] =>
    Array.from({ length: each }, () => ({ sort, ...make() }));
  return {
    'no filter': many(() => ({})),
    'no filter, newest': many(() => ({}), 'newest'),
    '学段 学科': many(requested),
    '学段 学科 + city': many(() => ({ ...requested(), cityCode: city() })),
    '学段 学科 + city, newest': many(() => ({ ...requested(), cityCode: city() }), 'newest'),
    '学段 学科 + 学历, 经验, salary': many(() => ({
      ...requested(),
      education: 'master',
      experience: ['3-5', '5-10'],
      salaryMax: 1_000_000,
    })),
    'city only': many(() => ({ cityCode: city() })),
    '学段学科 as words': many(() => ({ keyword: spoken() })),
    'common word': many(() => ({ keyword: `${labelOf(subjects, taught().subject)} ${phrase()}` })),
    'middling word': many(() => ({ keyword: middling() })),
    'rare word': many(() => ({ keyword: rare() })),
    'word + city': many(() => ({ keyword: spoken(), cityCode: city() })),
    'page 2–10 of filters': many(() => ({ ...requested(), page: 2 + draws.whole(9) })),
  };
}
