import { z } from 'zod';
import { day, oneOf, whole, yesNo } from '#contract/fields.ts';

/** How scores of groups that divide the people of a post are made comparable. */
export const groupCorrections = { none: '不修正', mean: '按各组平均分修正' } as const;
type GroupCorrection = keyof typeof groupCorrections;

/** With fewer sheets than this, none is left out. */
export const leastForExtremes = 5;

/** What a project decides about scores, lines and replacements. */
export const resultSettings = z
  .strictObject({
    fullMark: whole('笔试满分', 10, 1_000),
    /** The written score that is needed; 0 for none. */
    pass: whole('笔试合格线', 0, 1_000),
    interviewPass: whole('面试合格线', 0, 100),
    /** Whether the highest and the lowest sheet of a person are left out, see `leastForExtremes`. */
    dropExtremes: yesNo('去掉最高分和最低分'),
    groupCorrection: oneOf(Object.keys(groupCorrections) as [GroupCorrection, ...GroupCorrection[]], '分组修正'),
    /** Days after the publication of written scores in which one's own may be asked to be counted again; 0 for none. */
    recountDays: whole('成绩复查天数', 0, 15),
    /** The last day on which somebody takes another's place; null for no limit. */
    replaceUntil: day('递补截止日').nullable(),
  })
  .meta({ title: '成绩与名单' });

export type ResultSettings = z.output<typeof resultSettings>;

export const usualResults: ResultSettings = {
  fullMark: 100,
  pass: 0,
  interviewPass: 60,
  dropExtremes: true,
  groupCorrection: 'none',
  recountDays: 3,
  replaceUntil: null,
};
