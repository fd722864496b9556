import { z } from 'zod';
import { code, codeList, fen, paging, regionCode, text } from '#contract/fields.ts';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { withins } from '#contract/taxonomy/filters/withins.ts';
import { applicantField } from './applicant-field.ts';
import { filterLists } from './filter-lists.ts';
import { lexemeFilters } from './lexeme-filters.ts';
import { type CountedFilter, countedFilters, type ListFilter, listFilterNames, listFilters } from './list-filters.ts';

export type Sort = keyof typeof sorts;

const codeFilters = Object.fromEntries(
  listFilterNames.map((name) => [name, codeList(filterLists[name], listFilters[name].label).optional()]),
) as { [Name in ListFilter]: z.ZodOptional<ReturnType<typeof codeList<(typeof filterLists)[Name]>>> };

/** Chips that were taken away: labels of parts of the keyword, separated by commas. */
export const takenParts = z
  .string({ error: '去掉的条件格式不正确' })
  .max(400, { error: '去掉的条件过长' })
  .transform((value) => [...new Set(value.split(',').filter(Boolean))])
  .pipe(z.array(text('去掉的条件', { min: 1, max: 60 })).max(12, { error: '去掉的条件最多 12 项' }))
  .meta({ title: '去掉的条件' });

/** The most places beside the first. */
const mostFurther = 9;

const furtherPlaces = z
  .string({ error: '请重新选择城市' })
  .max(100, { error: `城市最多 ${mostFurther + 1} 个` })
  .transform((value) => [...new Set(value.split(',').filter(Boolean))])
  .pipe(z.array(regionCode('城市')).max(mostFurther, { error: `城市最多 ${mostFurther + 1} 个` }))
  .meta({ title: '其他城市' });

/** The filters of a search, as they appear in the URL of /jobs. Salary in fen a month. */
export const postFilters = z.object({
  keyword: text('关键词', { max: 60 }).optional(),
  ignore: takenParts.optional(),
  cityCode: regionCode('城市').optional(),
  /** Further places, beside `cityCode`. */
  alsoCity: furtherPlaces.optional(),
  ...codeFilters,
  major: codeList(lexemeFilters.major.list, '专业').optional(),
  cohort: codeList(lexemeFilters.cohort.list, '届别').optional(),
  salaryMin: fen('最低薪资').optional(),
  salaryMax: fen('最高薪资').optional(),
  within: code(withins, '发布时间').optional(),
  /** Posts that a person with these qualifications may apply for: `applicantText`. */
  applicant: applicantField.optional(),
});
export type PostFilters = z.output<typeof postFilters>;

export const postQuery = postFilters.extend({ sort: code(sorts, '排序').optional(), ...paging });

/** Counts per option, by filter name: the result of choosing it (alone in its row). Missing codes have none. */
const facet = z.record(z.string(), z.number());
export const facets = z.object({
  city: facet,
  county: facet,
  ...(Object.fromEntries(countedFilters.map((name) => [name, facet])) as Record<CountedFilter, typeof facet>),
  /** True where counts are extrapolated from a sample. */
  estimated: z.boolean(),
});
export type Facets = z.output<typeof facets>;

/** Posts that an applicant may apply for, and of these the ones with 事业编制 and 员额. */
export const openTo = z.object({ total: z.number(), establishment: z.number(), quota: z.number() });
export type OpenTo = z.output<typeof openTo>;

/** The result of a wider search, e.g. without 事业编制: `query` is a ready query string. */
export const widening = z.object({ label: z.string(), query: z.string(), total: z.number() });
export type Widening = z.output<typeof widening>;

/** The parts of a keyword, named by the labels of their chips, by which `ignore` takes them away. */
export const keywordParts = z.object({
  parts: z.array(z.string()),
  /** Parts that were taken away. */
  ignored: z.array(z.string()),
});

export const understood = keywordParts.extend({
  /** The part that is a place; null for none. */
  place: z.string().nullable(),
  /** Whether that place holds instead of the chosen one. */
  replaces: z.boolean(),
  /** Sentences on what was not understood, and what is searched instead. */
  notes: z.array(z.string()),
  /** Words that may mean another. */
  offered: z.array(z.object({ typed: z.string(), meant: z.string() })),
});
export type Understood = z.output<typeof understood>;

export const histogram = z.object({
  /** Sample size, in posts. */
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
  /** Set where the suggestion leads straight to one object. */
  id: z.string().optional(),
});
