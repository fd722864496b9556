import type { StageCode } from '#contract/taxonomy/stages.ts';

/** Words that tell of a stage, with the stages that they suit. */
const told: readonly (readonly [RegExp, readonly StageCode[]])[] = [
  [/高三|高考|艺考|强基|选择性考试|选考|走班|雅思/, ['senior', 'training']],
  [/竞赛|拔尖|数学建模/, ['junior', 'senior', 'training']],
  [/机考/, ['junior', 'senior']],
  [/低段|包班/, ['primary', 'special']],
];

/** Whether what a text tells of can be met at a stage: nobody at a 小学 repeats the last year of 高中. */
export const suitsStage = (text: string, stage: StageCode): boolean =>
  told.every(([words, stages]) => stages.includes(stage) || !words.test(text));
