import { z } from 'zod';
import { status as deliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { type EndpointTable, publicRead } from '#contract/endpoint.ts';
import { code, codeList, id, idList, listOf, paging, regionCode, stateOf, text } from '#contract/fields.ts';
import { applicantField } from '#contract/search/applicant-field.ts';
import {
  facets,
  histogram,
  openTo,
  postFilters,
  postQuery,
  suggestion,
  understood,
  widening,
} from '#contract/search/post-search.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { ownPost, postCard, postDetail, requirementCheck } from './post-card.ts';
import { post } from './post-state.ts';
import { postStatuses, recruiterMoves } from './post-states.ts';
import { type PostReportReason, postReportReasons } from './report-reasons.ts';

const postId = z.object({ id: id('职位编号') });

export const postEndpoints = {
  'GET /api/posts': {
    ...publicRead,
    summary: '搜索职位',
    query: postQuery,
    returns: listOf(postCard).extend({ freshToday: z.number(), understood }),
  },
  'GET /api/posts/facets': {
    ...publicRead,
    summary: '各筛选项的数量',
    query: postFilters,
    returns: facets,
  },
  'GET /api/posts/around': {
    ...publicRead,
    summary: '没有结果时：换个范围',
    query: postFilters,
    returns: z.object({ widenings: z.array(widening) }),
  },
  'GET /api/posts/open-to': {
    ...publicRead,
    summary: '按学历、专业、教资、城市能报多少职位',
    query: z.object({ applicant: applicantField, cityCode: regionCode('城市').optional() }),
    /** `total` at the cap of a count is a lower bound. */
    returns: openTo,
  },
  'GET /api/posts/suggest': {
    ...publicRead,
    summary: '搜索联想：词、拼音、首字母',
    query: z.object({ keyword: text('关键词', { max: 40 }) }),
    returns: z.array(suggestion),
  },
  'GET /api/posts/:id': {
    ...publicRead,
    summary: '职位详情',
    params: postId,
    returns: postDetail,
  },
  'GET /api/posts/:id/similar': {
    ...publicRead,
    summary: '相似职位与同类薪酬',
    params: postId,
    returns: z.object({ items: z.array(postCard), salary: histogram.nullable() }),
  },
  'POST /api/posts/:id/views': { access: 'anyone', summary: '记一次浏览', params: postId },
  'PUT /api/posts/:id/favourite': { access: 'seeker', summary: '收藏职位', params: postId },
  'DELETE /api/posts/:id/favourite': { access: 'seeker', summary: '取消收藏', params: postId },
  'GET /api/favourites': {
    access: 'seeker',
    summary: '我的收藏，以及是否已投',
    query: z.object(paging),
    /** `deliveryStatus`: state of the caller's relevant delivery to the post; null without one. */
    returns: listOf(postCard.extend({ deliveryStatus: deliveryStatus.nullable() })),
  },
  'GET /api/posts/mine': {
    access: 'seeker',
    summary: '我收藏的和投递过的职位编号，供列表标记',
    /** The newest of each. */
    returns: z.object({
      favourites: z.array(z.string()),
      deliveries: z.array(z.object({ postId: z.string(), status: deliveryStatus })),
      /** Degree, major and certificate of the default resume, as a filter: `applicantText`; null where it does not say them. */
      applicant: z.string().nullable(),
    }),
  },
  'GET /api/posts/fits': {
    access: 'seeker',
    summary: '列表里的职位，我的简历各符合几条，供列表标记',
    query: z.object({ ids: idList('职位', 50) }),
    /** Of the public ones that state requirements. */
    returns: z.array(
      z.object({
        postId: z.string(),
        fit: z.number(),
        of: z.number(),
        /** What does not fit, with how much is lacking: '教学经验差 4 个月'; and what is not in the resume, by name. */
        unfit: z.array(z.string()),
        missing: z.array(z.string()),
      }),
    ),
  },
  'GET /api/posts/:id/mine': {
    access: 'seeker',
    summary: '我与职位：是否收藏、是否已投、资格自检',
    params: postId,
    returns: z.object({
      favourite: z.boolean(),
      following: z.boolean(),
      /** The seeker has blocked this company, and delivering would show it the resume. */
      blocked: z.boolean(),
      deliveryId: z.string().nullable(),
      deliveryStatus: deliveryStatus.nullable(),
      /** Fen a month, of the resume's first intention with an amount. */
      wishedPay: z.object({ min: z.number(), max: z.number() }).nullable(),
      checks: z.array(requirementCheck),
    }),
  },
  'POST /api/posts/:id/reports': {
    access: 'account',
    summary: '举报职位',
    params: postId,
    body: z.strictObject({
      reason: z
        .enum(Object.keys(postReportReasons) as [PostReportReason, ...PostReportReason[]], { error: '请选择举报原因' })
        .meta({ title: '举报原因' }),
      detail: text('补充说明', { max: 300 }).optional(),
    }),
  },
  'GET /api/company/posts': {
    access: 'member',
    summary: '职位管理：本单位各状态的职位',
    query: z.object({
      status: code(postStatuses, '职位状态').optional(),
      keyword: text('关键词', { max: 60 }).optional(),
      stage: codeList(stages, '学段').optional(),
      subject: codeList(subjects, '学科').optional(),
      tenure: codeList(tenures, '编制').optional(),
      memberId: id('负责人').optional(),
      /** Only drafts that lack a title or a description, or whose deadline has passed. */
      lacking: z.enum(['yes'], { error: '筛选不正确' }).meta({ title: '需补充' }).optional(),
      ...paging,
    }),
    /** `counts` by state, independent of the filters. */
    returns: listOf(ownPost).extend({ counts: z.record(z.string(), z.number()) }),
  },
  'POST /api/company/posts/:id/moves': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '提交、关闭、重新开放或刷新职位',
    params: postId,
    body: z.strictObject({ move: z.enum(recruiterMoves, { error: '操作不正确' }).meta({ title: '操作' }) }),
    returns: z.object({ status: stateOf(post), moves: z.array(z.enum(recruiterMoves)) }),
  },
  'GET /api/home': {
    access: 'anyone',
    summary: '首页：统计、热词、热门岗位、名校',
    query: z.object({ cityCode: regionCode('城市').optional() }),
    returns: z.object({
      stats: z.object({ posts: z.number(), companies: z.number(), replyRate: z.number() }),
      hotWords: z.array(z.string()),
      /** Lists by tab name. */
      hot: z.record(z.string(), z.array(postCard)),
      newest: z.array(postCard),
      famous: z.record(
        z.string(),
        z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            cityName: z.string(),
            logoUrl: z.string().nullable(),
            openPosts: z.number(),
          }),
        ),
      ),
      /** Posts of each stage, and of these by subject; under `staff` those of `staffRoles`. */
      rail: z.record(
        z.string(),
        z.object({ posts: z.number(), subjects: z.array(z.object({ code: z.string(), n: z.number() })) }),
      ),
    }),
  },
} as const satisfies EndpointTable;
