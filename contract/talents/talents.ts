import { z } from 'zod';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { code, id, listOf, text, whole, yesNo } from '#contract/fields.ts';
import {
  declineReasons,
  foundTalent,
  recommendation,
  rejectionReasons,
  savedAs,
  savedTalent,
  talentCard,
  talentDetail,
  talentFacets,
  talentFilters,
  talentInvitationView,
  talentPages,
} from './talent-shapes.ts';

const talentId = z.object({ id: id('人才编号') });
const forPost = z.object({ postId: id('职位编号') });

export const talentEndpoints = {
  'GET /api/talents': {
    ...recruiters,
    summary: '搜索人才：只有公开简历的人，姓名和电话已隐去',
    query: talentFilters.extend({
      sort: z.enum(['fit', 'newest'], { error: '排序不正确' }).default('fit').meta({ title: '排序' }),
      /** An own open post: with `sort=fit` it ranks the people found first, and each is compared with it. */
      postId: id('职位编号').optional(),
      page: whole('页码', 1, talentPages, `最多看 ${talentPages} 页，请缩小范围`).optional(),
    }),
    returns: listOf(foundTalent),
  },
  'GET /api/talents/facets': {
    ...recruiters,
    summary: '各筛选项的人数',
    query: talentFilters,
    returns: talentFacets,
  },
  'GET /api/talents/recommended': {
    ...recruiters,
    summary: '为一个在招职位推荐人才，附分数和理由',
    query: forPost,
    returns: z.object({
      items: z.array(recommendation),
      rejected: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string(), at: z.string() })),
    }),
  },
  'GET /api/talents/:id': {
    ...recruiters,
    summary: '打开一份公开简历：计入今日额度，求职者会看到',
    params: talentId,
    query: z.object({
      via: z.enum(['search', 'recommendation'], { error: '来源不正确' }).default('search').meta({ title: '来源' }),
    }),
    returns: talentDetail,
    effectful: true,
  },
  'POST /api/talents/:id/invitations': {
    ...recruiters,
    summary: '就一个在招职位邀请沟通；7 天未答复则退回额度',
    params: talentId,
    body: z.strictObject({ postId: id('职位编号'), message: text('邀请语', { min: 1, max: 300 }) }),
    returns: talentCard,
    idempotent: true,
  },
  'PUT /api/talents/:id/rejection': {
    ...recruiters,
    summary: '这个推荐不合适；之后相似的少推荐',
    params: talentId,
    body: z.strictObject({ postId: id('职位编号'), reason: code(rejectionReasons, '原因') }),
  },
  'DELETE /api/talents/:id/rejection': {
    ...recruiters,
    summary: '撤销不合适',
    params: talentId,
    query: forPost,
  },
  'GET /api/company/savedTalents': {
    ...recruiters,
    summary: '本单位的人才夹；不再公开简历的人只剩备注',
    query: z.object({ folder: savedAs.shape.folder.optional(), page: whole('页码', 1, 50).optional() }),
    returns: z.object({
      items: z.array(savedTalent),
      total: z.number(),
      folders: z.array(z.object({ name: z.string(), n: z.number() })),
    }),
  },
  'PUT /api/talents/:id/saved': {
    ...recruiters,
    summary: '存入人才夹，或改人才夹和备注；仅同事可见',
    params: talentId,
    body: savedAs,
  },
  'DELETE /api/talents/:id/saved': { ...recruiters, summary: '移出人才夹', params: talentId },
  'GET /api/talent-invitations': {
    access: 'seeker',
    summary: '邀请我沟通的单位',
    returns: z.array(talentInvitationView),
  },
  'POST /api/talent-invitations/:id/answer': {
    access: 'seeker',
    summary: '同意或婉拒一个邀请；同意后打开会话',
    params: z.object({ id: id('邀请编号') }),
    body: z.strictObject({
      accept: yesNo('同意', '请选择同意或婉拒'),
      reason: code(declineReasons, '婉拒原因').optional(),
    }),
    returns: talentInvitationView,
  },
} as const satisfies EndpointTable;
