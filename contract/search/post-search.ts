import { z } from 'zod';
import { code, codeList, fen, paging, regionCode, text } from '#contract/fields.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { withins } from '#contract/taxonomy/filters/withins.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';

export type Sort = keyof typeof sorts;

/** The filters of a search, as they stand in the URL of /jobs. Salary in fen a month. */
export const postFilters = z.object({
  keyword: text('关键词', { max: 60 }).optional(),
  cityCode: regionCode('城市').optional(),
  stage: codeList(stages, '学段').optional(),
  subject: codeList(subjects, '学科').optional(),
  role: codeList(roles, '岗位类别').optional(),
  tenure: codeList(tenures, '编制').optional(),
  education: codeList(educations, '学历').optional(),
  title: codeList(titles, '职称').optional(),
  certificate: codeList(certificates, '资格证').optional(),
  salaryMin: fen('最低薪资').optional(),
  salaryMax: fen('最高薪资').optional(),
  experience: codeList(experiences, '经验').optional(),
  companyType: codeList(companyTypes, '单位类型').optional(),
  benefit: codeList(benefits, '福利').optional(),
  within: code(withins, '发布时间').optional(),
});
export type PostFilters = z.output<typeof postFilters>;

export const postQuery = postFilters.extend({ sort: code(sorts, '排序').optional(), ...paging });

/** Counts behind each option, by filter name: what choosing it (alone in its row) would give. Missing codes have none. */
const facet = z.record(z.string(), z.number());
export const facets = z.object({
  city: facet,
  county: facet,
  stage: facet,
  subject: facet,
  tenure: facet,
  education: facet,
  /** True where counts come from a sample and are scaled. */
  estimated: z.boolean(),
});
export type Facets = z.output<typeof facets>;

/** What another scope would find, e.g. without 事业编制: `query` is a ready query string. */
export const widening = z.object({ label: z.string(), query: z.string(), total: z.number() });
export type Widening = z.output<typeof widening>;

export const histogram = z.object({
  /** Posts sampled. */
  n: z.number(),
  /** Fen a month. */
  median: z.number(),
  low: z.number(),
  high: z.number(),
  bars: z.array(z.object({ from: z.number(), to: z.number(), n: z.number() })),
});
export type SalaryHistogram = z.output<typeof histogram>;

export const suggestion = z.object({
  text: z.string(),
  kind: z.enum(['post', 'company', 'subject', 'city', 'word']),
  count: z.number(),
  /** Set where the suggestion leads straight to a thing. */
  id: z.string().optional(),
});
