import type { StageCode } from './stages.ts';
import type { SubjectCode } from './subjects.ts';

const arts = ['pe', 'music', 'fine-arts', 'calligraphy', 'dance', 'drama'] as const;
const common = ['psychology', 'labour', 'practice', 'olympiad', 'international', 'coding'] as const;
const kindergarten = ['field-health', 'field-language', 'field-society', 'field-science', 'field-arts'] as const;

/**
 * The 学科 that a 学段 offers, most popular first: the home page and the wizard narrow their choice by it. A guide only: a post may
 * name any subject. Higher education has majors and disciplines instead.
 */
export const stageSubjects: Partial<Record<StageCode, readonly SubjectCode[]>> = {
  nursery: ['childcare', 'general'],
  preschool: [
    ...kindergarten,
    'childcare',
    'english',
    'pe',
    'music',
    'fine-arts',
    'dance',
    'general',
    'special-education',
  ],
  primary: ['chinese', 'math', 'english', 'morality', 'science', 'it', ...arts, 'general', ...common],
  junior: [
    ...(['chinese', 'math', 'english', 'physics', 'chemistry', 'biology', 'morality', 'history', 'geography'] as const),
    ...(['history-society', 'science', 'it'] as const),
    ...arts,
    ...common,
  ],
  senior: [
    ...(['chinese', 'math', 'english', 'physics', 'chemistry', 'biology', 'politics', 'history', 'geography'] as const),
    ...(['it', 'technology', 'japanese', 'russian', 'french', 'german', 'spanish', 'arts'] as const),
    ...arts,
    ...common,
  ],
  vocational: [
    'chinese',
    'math',
    'english',
    'politics',
    'history',
    'it',
    'physics',
    'chemistry',
    'japanese',
    ...arts,
    'labour',
    'psychology',
  ],
  special: ['special-education', 'chinese', 'math', 'pe', 'music', 'fine-arts', 'labour', 'psychology'],
  correctional: ['chinese', 'math', 'english', 'morality', 'pe', 'labour', 'psychology'],
  training: [
    'chinese',
    'math',
    'english',
    'physics',
    'chemistry',
    ...arts,
    'coding',
    'japanese',
    'international',
    'olympiad',
  ],
};
