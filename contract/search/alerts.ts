import { z } from 'zod';
import { companyCard } from '#contract/companies/company-shapes.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, listOf, moment, paging, text, yesNo } from '#contract/fields.ts';
import { postCard } from '#contract/posts/post-card.ts';
import { postFilters } from './post-search.ts';

/** The filters of a saved search, without order and paging. */
export type SavedFilters = z.output<typeof postFilters>;

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  alerts: z.boolean(),
  createdAt: moment(),
  /** The last message; null before the first one. */
  last: z.object({ found: z.number(), at: moment() }).nullable(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const followedCompany = z.object({
  company: companyCard,
  /** Open posts published within the last 30 days, naming the newest. */
  newPosts: z.number(),
  latest: z.array(z.object({ id: z.string(), title: z.string(), publishedAt: moment() })),
});
export type FollowedCompany = z.output<typeof followedCompany>;

export const ownReport = z.object({
  id: z.string(),
  post: z.object({ id: z.string(), title: z.string(), company: z.string() }),
  reason: z.string(),
  detail: z.string(),
  /** Open until an operator decides; then the decision. */
  status: z.enum(['open', 'dismissed', 'corrected', 'removed', 'warned']),
  createdAt: moment(),
});
export type OwnReport = z.output<typeof ownReport>;
export type ReportState = OwnReport['status'];

const searchName = text('名称', { min: 1, max: 30 });
const alertSwitch = yesNo('新职位提醒', '请选择开启或关闭新职位提醒');
const searchId = z.object({ id: id('订阅编号') });
const postId = z.object({ id: id('职位编号') });

export const alertEndpoints = {
  'GET /api/searches': { access: 'seeker', summary: '我保存的搜索', returns: z.array(savedSearch) },
  'POST /api/searches': {
    access: 'seeker',
    summary: '保存一个搜索；同样的条件只存一份',
    body: z.strictObject({
      name: searchName.optional(),
      filters: z.strictObject(postFilters.shape).meta({ title: '筛选条件' }),
      alerts: alertSwitch.default(true),
    }),
    returns: savedSearch,
  },
  'PATCH /api/searches/:id': {
    access: 'seeker',
    summary: '给保存的搜索改名，开关新职位提醒',
    params: searchId,
    body: z.strictObject({ name: searchName.optional(), alerts: alertSwitch.optional() }),
    returns: savedSearch,
  },
  'DELETE /api/searches/:id': { access: 'seeker', summary: '删除保存的搜索', params: searchId },
  'GET /api/history': {
    access: 'seeker',
    summary: '我看过的职位，最近 180 天',
    query: z.object(paging),
    returns: listOf(z.object({ post: postCard, seenAt: z.string() })),
  },
  'PUT /api/history/:id': { access: 'seeker', summary: '记下看过一个职位', params: postId },
  'DELETE /api/history/:id': { access: 'seeker', summary: '从浏览记录中去掉一个职位', params: postId },
  'DELETE /api/history': { access: 'seeker', summary: '清空浏览记录' },
  'GET /api/follows': {
    access: 'seeker',
    summary: '我关注的单位和它们的新职位',
    query: z.object(paging),
    returns: listOf(followedCompany),
  },
  'GET /api/follows/posts': { access: 'seeker', summary: '关注的单位近 30 天发布的职位', returns: z.array(postCard) },
  'GET /api/reports': {
    access: 'seeker',
    summary: '我的举报和处理结果',
    query: z.object(paging),
    returns: listOf(ownReport),
  },
} as const satisfies EndpointTable;
