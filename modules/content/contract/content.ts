import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, listOf, paging, regionCode, stateOf } from '#contract/fields.ts';
import { visitor } from '#contract/identity/visitor.ts';
import {
  admissionLevels,
  articleCategories,
  guideTopics,
  lectureTopics,
  policyCategories,
} from '#contract/taxonomy/content-categories.ts';
import { contentEditorEndpoints } from './content-editor.ts';
import { contentCard, contentDetail } from './content-items.ts';

const itemId = z.object({ id: id('内容编号') });
const lectureId = z.object({ id: id('讲座编号') });

const lectureSeat = z.object({
  state: stateOf(visitor),
  /** Shown at the door; null while on the waiting list. */
  ticket: z.string().nullable(),
  /** Position on the waiting list from 1; null with a seat. */
  waiting: z.number().nullable(),
  /** The address of the live stream. */
  liveUrl: z.string(),
});
export type LectureSeat = z.output<typeof lectureSeat>;

const listed = <const Q extends z.ZodRawShape>(summary: string, query: Q) =>
  ({
    access: 'anyone',
    replicaSafe: true,
    summary,
    query: z.object({ ...query, ...paging }),
    returns: listOf(contentCard),
  }) as const;
const cityCode = regionCode('地区').optional();

export const contentEndpoints = {
  'GET /api/content/articles': listed('新闻资讯', { category: code(articleCategories, '分类').optional() }),
  'GET /api/content/admissions': listed('在线招生', { category: code(admissionLevels, '层次').optional(), cityCode }),
  'GET /api/content/lectures': listed('专家讲座：即将开始的在前，可只看将来的或已结束的', {
    category: code(lectureTopics, '主题').optional(),
    when: z.enum(['upcoming', 'past'], { error: '请重新选择时间' }).optional().meta({ title: '时间' }),
  }),
  'GET /api/content/policies': listed('就业创业与人才政策', {
    category: code(policyCategories, '类别').optional(),
    cityCode,
  }),
  'GET /api/content/guides': listed('就业指导', { category: code(guideTopics, '主题').optional() }),
  'GET /api/content/talent-policies': {
    access: 'anyone',
    replicaSafe: true,
    summary: '各地人才引进政策，用于对比',
    returns: z.object({ items: z.array(contentCard) }),
  },
  'GET /api/content/home': {
    access: 'anyone',
    shared: true,
    replicaSafe: true,
    summary: '首页的横幅',
    returns: z.object({ banners: z.array(contentCard) }),
  },
  'GET /api/content/items/:id': {
    access: 'anyone',
    replicaSafe: true,
    summary: '一篇内容',
    params: itemId,
    returns: contentDetail,
  },
  'POST /api/content/items/:id/views': { access: 'anyone', summary: '记一次浏览', params: itemId },
  'GET /api/content/lectures/:id/seat': {
    access: 'seeker',
    summary: '我在讲座的报名；没有报名时为空',
    params: lectureId,
    returns: lectureSeat,
    maybeEmpty: true,
  },
  'DELETE /api/content/lectures/:id/seat': { access: 'seeker', summary: '取消讲座报名', params: lectureId },
  ...contentEditorEndpoints,
} as const satisfies EndpointTable;
