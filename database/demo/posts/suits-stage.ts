import type { StageCode } from '#contract/taxonomy/stages.ts';

/** Words that tell of a stage, with the stages that they suit. */
const entries: readonly (readonly [RegExp, readonly StageCode[]])[] = [
  [/高三|高考|艺考|强基|选择性考试|选考|走班|雅思/, ['senior', 'training']],
  [/竞赛|拔尖|数学建模/, ['junior', 'senior', 'training']],
  [/机考/, ['junior', 'senior']],
  [/信息学/, ['primary', 'junior', 'senior', 'training']],
  [/小学教育/, ['preschool', 'primary', 'special', 'training']],
  [/低段|包班/, ['primary', 'special']],
];

/** Whether what a text tells of can be met at a stage: nobody at a 小学 repeats the last year of 高中. */
export const suitsStage = (text: string, stage: StageCode): boolean =>
  entries.every(([words, stages]) => stages.includes(stage) || !words.test(text));

/** What a 小学 and a 高中 call who leads the young: 少先队 in the one, 共青团 in the other; a 初中 has both. */
const calledAt: Partial<Record<StageCode, readonly (readonly [string, string])[]>> = {
  primary: [
    ['团委干事', '少先队总辅导员'],
    ['少先队或团委', '少先队'],
  ],
  senior: [
    ['大队辅导员', '团委副书记'],
    ['少先队或团委', '团委'],
  ],
};

/** A line or a title in the words of its stage. */
export const atStage = (line: string, stage: StageCode): string =>
  (calledAt[stage] ?? []).reduce((text, [from, to]) => text.replace(from, to), line);
