import { z } from 'zod';
import { code, id, text } from '#contract/fields.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { ethnicities } from './ethnicities.ts';

export const politicalStatuses = {
  party: '中共党员',
  probationary: '中共预备党员',
  league: '共青团员',
  democratic: '民主党派成员',
  independent: '无党派人士',
  masses: '群众',
} as const;

/**
 * Facts that some schools ask for, each optional. A delivery contains them only where the post asks for them and the seeker agreed
 * in that delivery; see `buildSnapshot`.
 */
export const personalFacts = z
  .strictObject({
    political: code(politicalStatuses, '政治面貌').optional(),
    ethnicity: code(ethnicities, '民族').optional(),
    nativePlace: text('籍贯', { max: 40 }).optional(),
    /** 证件照, an upload of kind `idPhoto`. */
    photoId: id('证件照').optional(),
  })
  .meta({ title: '个人信息' });
export type PersonalFacts = z.output<typeof personalFacts>;

/** The facts in words; without the picture. */
export const personalFactsText = ({ political, ethnicity, nativePlace }: PersonalFacts): string[] =>
  [
    labelOf(politicalStatuses, political),
    labelOf(ethnicities, ethnicity),
    nativePlace ? `籍贯${nativePlace}` : '',
  ].filter((fact) => fact !== '');

/** A person's own file beside the resume, an upload of kind `resumeFile`. */
export const ownFile = z.strictObject({ fileId: id('自己的简历文件').optional() }).meta({ title: '自己的简历文件' });
