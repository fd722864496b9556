import { z } from 'zod';
import { contentOperators, type EndpointTable } from '#contract/endpoint.ts';
import { day, id, moment, oneOf, text, yesNo } from '#contract/fields.ts';

/** What became of a search. */
export const queryUses = {
  found: '有结果',
  nothing: '没有结果',
  opened: '点开了职位',
  undone: '去掉了理解',
} as const;
export type QueryUse = keyof typeof queryUses;

/** The lists of the operators' page, each by count. */
export const queryLists = { nothing: '没有结果', left: '有结果未点击', undone: '被去掉的条件' } as const;
export type QueryList = keyof typeof queryLists;

export const queryWordKinds = { synonym: '同义词', place: '地名', rule: '规则' } as const;
export type QueryWordKind = keyof typeof queryWordKinds;

const keysOf = <K extends string>(list: Record<K, string>) => Object.keys(list) as [K, ...K[]];

const queryRow = z.object({
  query: z.string(),
  /** The part of the reading that was taken away; empty in other lists. */
  detail: z.string(),
  n: z.number(),
  searched: z.number(),
  /** `n` of each of the last 14 of these days, oldest first. */
  days: z.array(z.number()),
});
export type QueryRow = z.output<typeof queryRow>;

const queryWord = z.object({
  id: z.string(),
  term: z.string(),
  kind: z.enum(keysOf(queryWordKinds)),
  means: z.string(),
  createdAt: moment(),
});
export type QueryWord = z.output<typeof queryWord>;

const wordForm = z.strictObject({
  term: text('别人的说法', { min: 2, max: 20 }),
  kind: oneOf(keysOf(queryWordKinds), '种类'),
  means: text('意思', { min: 1, max: 40 }),
});

const change = z.object({
  query: z.string(),
  /** Posts among the first ten that fit; null where nobody has judged the query. */
  fitting: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Posts found in all. */
  total: z.object({ before: z.number(), after: z.number() }),
  outcome: z.enum(['better', 'same', 'worse']),
});
export type QueryChange = z.output<typeof change>;

const trial = z.object({
  /** The term itself, as a search. */
  term: change,
  /** The first titles that the term finds from then on. */
  titles: z.array(z.string()),
  /** Judged queries that contain the term; the others stay as they are. */
  judged: z.array(change),
  judgedInAll: z.number(),
  /** Frequent queries of the last 90 days that contain the term. */
  frequent: z.array(change),
});
export type QueryWordTrial = z.output<typeof trial>;

export const queryEndpoints = {
  'POST /api/queries': {
    access: 'anyone',
    summary: '记一次搜索，只记词和次数',
    body: z.strictObject({
      query: text('关键词', { min: 1, max: 60 }),
      use: oneOf(keysOf(queryUses), '结果'),
      detail: text('被去掉的条件', { max: 40 }).optional(),
    }),
  },
  'GET /api/admin/queries': {
    ...contentOperators,
    summary: '没有结果、有结果未点击和被去掉条件的搜索词，按次数',
    query: z.object({
      list: oneOf(keysOf(queryLists), '列表'),
      from: day('开始日期').optional(),
      to: day('结束日期').optional(),
    }),
    /** The first 200. `rare`: searches in these days whose words are not kept. */
    returns: z.object({ items: z.array(queryRow), rare: z.number() }),
  },
  'GET /api/admin/queryWords': { ...contentOperators, summary: '运营加的搜索词', returns: z.array(queryWord) },
  'POST /api/admin/queryWords/try': {
    ...contentOperators,
    summary: '试一个搜索词：哪些搜索会变，变好还是变差',
    body: wordForm,
    returns: trial,
  },
  'POST /api/admin/queryWords': {
    ...contentOperators,
    summary: '保留一个搜索词，各节点十几秒内生效',
    body: wordForm.extend({
      evenIfWorse: yesNo('变差仍保留', '请说明变差时是否仍然保留'),
    }),
    returns: queryWord,
    idempotent: true,
  },
  'DELETE /api/admin/queryWords/:id': {
    ...contentOperators,
    summary: '收回一个搜索词',
    params: z.object({ id: id('搜索词编号') }),
  },
} as const satisfies EndpointTable;
