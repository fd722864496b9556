import type { PostFilters, Sort } from '#contract/search/post-search.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { drawsFrom } from '../lib/random.ts';
import { cities, inventedWords } from './vocabulary.ts';

export type Query = PostFilters & { sort?: Sort; page?: number };

/** The shapes of queries, each with many different words, places and codes. */
export function queryShapes(each: number): Record<string, Query[]> {
  const draws = drawsFrom(99);
  const city = draws.skewed(cities());
  const words = inventedWords(30_000);
  const stage = draws.skewed(['primary', 'junior', 'senior', 'preschool', 'training'] as const);
  const subjectOf = (code: 'primary' | 'junior' | 'senior' | 'preschool' | 'training'): SubjectCode =>
    draws.skewed(stageSubjects[code] ?? (['general'] as const))();
  const taught = () => {
    const code = stage();
    return { stage: code, subject: subjectOf(code) };
  };
  const spoken = () => {
    const { stage: level, subject } = taught();
    return `${shortOf(stages, level)}${shortOf(subjects, subject)}`;
  };
  const phrase = () => draws.one(['班主任', '双休', '住宿', '骨干', '公开课', '试讲', '普通话', '课程研发']);
  const rare = () => words[2_000 + draws.whole(20_000)] ?? '';
  const middling = () => words[20 + draws.whole(500)] ?? '';
  const filters = (): PostFilters => ({
    cityCode: city().code,
    education: ['bachelor'],
    salaryMin: draws.one([500_000, 800_000, 1_000_000]),
  });
  const many = (make: () => Query): Query[] => Array.from({ length: each }, make);
  return {
    '学段学科 by fit': many(() => ({ keyword: spoken() })),
    '学段学科 + city by fit': many(() => ({ keyword: `${spoken()} ${regionShortName(city().code)}` })),
    'common word by fit': many(() => ({ keyword: `${labelOf(subjects, taught().subject)} ${phrase()}` })),
    'middling word by fit': many(() => ({ keyword: middling() })),
    'rare word by fit': many(() => ({ keyword: rare() })),
    'two words by fit': many(() => ({ keyword: `${middling()} ${phrase()}` })),
    'common word by time': many(() => ({ keyword: phrase(), sort: 'newest' })),
    'middling word by time': many(() => ({ keyword: middling(), sort: 'newest' })),
    '学段学科 by salary': many(() => ({ keyword: spoken(), sort: 'salary' })),
    'word by salary': many(() => ({ keyword: draws.one([phrase, middling, rare])(), sort: 'salary' })),
    'word + city, 学历, salary': many(() => ({ keyword: draws.one([phrase, middling, spoken])(), ...filters() })),
    'nothing but the city': many(() => ({ cityCode: city().code })),
    'filters only': many(() => ({ ...filters(), stage: [stage()] })),
    '学段 学科 as filters': many(() => {
      const { stage: level, subject } = taught();
      return { stage: [level], subject: [subject], ...(draws.next() < 0.5 ? { cityCode: city().code } : {}) };
    }),
    'filters by salary': many(() => ({ stage: [stage()], cityCode: city().code, sort: 'salary' })),
    'no filter': many(() => ({})),
    'page 2–50 of filters': many(() => ({ stage: [stage()], page: 2 + draws.whole(49) })),
    'page 2–50 of a word': many(() => ({ keyword: spoken(), page: 2 + draws.whole(49) })),
  };
}
