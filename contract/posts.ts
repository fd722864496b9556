import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { code, codeList, fen, id, listOf, paging, regionCode, text } from './fields.ts';
import { postStatuses, recruiterMoves } from './states/posts.ts';
import { benefits } from './taxonomy/benefits.ts';
import { certificates } from './taxonomy/certificates.ts';
import { companyTypes } from './taxonomy/company-types.ts';
import { educations } from './taxonomy/educations.ts';
import { experiences } from './taxonomy/experiences.ts';
import { roles } from './taxonomy/roles.ts';
import { sorts } from './taxonomy/sorts.ts';
import { stages } from './taxonomy/stages.ts';
import { subjects } from './taxonomy/subjects.ts';
import { tenures } from './taxonomy/tenures.ts';
import { titles } from './taxonomy/titles.ts';
import { withins } from './taxonomy/withins.ts';

/** What a post asks for beyond its codes; feeds 资格自检. Each entry is a line of the table there. */
export const postRequirements = z.object({
  majors: z.array(z.string()).optional(),
  putonghua: z.string().optional(),
  experienceMonths: z.number().optional(),
  homeroom: z.string().optional(),
  arrival: z.string().optional(),
  others: z.array(z.string()).optional(),
});
export type PostRequirements = z.output<typeof postRequirements>;

/** 编制说明: what the tenure of this post means in practice. */
export const tenureInfo = z.object({
  batch: z.string(),
  nature: z.string(),
  natureNote: z.string(),
  probation: z.string(),
  probationNote: z.string(),
  service: z.string(),
  serviceNote: z.string(),
  insurance: z.string(),
  insuranceNote: z.string(),
});
export type TenureInfo = z.output<typeof tenureInfo>;

/** A step of 招聘程序 with its day or duration. */
export const recruitmentStep = z.object({ name: z.string(), when: z.string() });
export type RecruitmentStep = z.output<typeof recruitmentStep>;

export const salary = z.object({
  /** Fen per `unit`; both null means 面议. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.enum(['month', 'year', 'hour', 'day']),
});
export type Salary = z.output<typeof salary>;

/** A post as a list shows it. `title` marks are pairs of offsets [from, to) in code units. */
export const postCard = z.object({
  id: z.string(),
  title: z.string(),
  marks: z.array(z.tuple([z.number(), z.number()])),
  status: z.string(),
  role: z.string(),
  stages: z.array(z.string()),
  subjects: z.array(z.string()),
  tenure: z.string(),
  education: z.string().nullable(),
  experience: z.string(),
  salary,
  cityCode: z.string(),
  /** '杭州·上城' */
  place: z.string(),
  headcount: z.number(),
  urgent: z.boolean(),
  benefits: z.array(z.string()),
  refreshedAt: z.string(),
  deadline: z.string().nullable(),
  company: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.string(),
    logoUrl: z.string().nullable(),
    claimed: z.boolean(),
    replyRate: z.number().nullable(),
  }),
});
export type PostCard = z.output<typeof postCard>;

export const postDetail = postCard.extend({
  regionName: z.string(),
  address: z.string(),
  salaryNote: z.string(),
  certificate: z.string().nullable(),
  titleLevel: z.string().nullable(),
  description: z.string(),
  requirements: postRequirements,
  tenureInfo: tenureInfo.nullable(),
  steps: z.array(recruitmentStep),
  viewCount: z.number(),
  deliveryCount: z.number(),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  source: z.string().nullable(),
  sourceAt: z.string().nullable(),
  companyFacts: z.object({
    nature: z.string().optional(),
    founded: z.number().optional(),
    campuses: z.number().optional(),
    staff: z.number().optional(),
    classes: z.number().optional(),
    classSize: z.number().optional(),
  }),
  companyReplyMinutes: z.number().nullable(),
  companyOpenPosts: z.number(),
  companyCityName: z.string(),
  recruiter: z.object({ name: z.string(), title: z.string(), avatarUrl: z.string().nullable() }).nullable(),
});
export type PostDetail = z.output<typeof postDetail>;

/** A post as its company's people manage it. */
export const ownPost = postCard.extend({
  viewCount: z.number(),
  deliveryCount: z.number(),
  /** Deliveries that wait for an answer. */
  unanswered: z.number(),
  /** 0–100: how many deliveries got an answer; null without deliveries. */
  answerRate: z.number().nullable(),
  /** Deliveries of each of the last 8 days (Asia/Shanghai), today last. */
  trend: z.array(z.number()),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  removedReason: z.string().nullable(),
  /** The moves open to a recruiter now. */
  moves: z.array(z.enum(recruiterMoves)),
});
export type OwnPost = z.output<typeof ownPost>;

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
export type PostQuery = z.output<typeof postQuery>;

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
const widening = z.object({ label: z.string(), query: z.string(), total: z.number() });
export type Widening = z.output<typeof widening>;

const histogram = z.object({
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

const postId = z.object({ id: id('职位编号') });

export const postEndpoints = {
  'GET /api/posts': {
    who: 'anyone',
    does: '搜索职位',
    query: postQuery,
    returns: listOf(postCard).extend({ freshToday: z.number() }),
  },
  'GET /api/posts/facets': { who: 'anyone', does: '各筛选项的数量', query: postFilters, returns: facets },
  'GET /api/posts/around': {
    who: 'anyone',
    does: '搜索页右栏：薪资分布、回复快的单位、换个范围',
    query: postFilters,
    returns: z.object({
      salary: histogram.nullable(),
      companies: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          logoUrl: z.string().nullable(),
          replyRate: z.number().nullable(),
          openPosts: z.number(),
        }),
      ),
      widenings: z.array(widening),
    }),
  },
  'GET /api/posts/suggest': {
    who: 'anyone',
    does: '搜索联想：词、拼音、首字母',
    query: z.object({ keyword: text('关键词', { max: 40 }) }),
    returns: z.array(suggestion),
  },
  'GET /api/posts/:id': { who: 'anyone', does: '职位详情', params: postId, returns: postDetail },
  'GET /api/posts/:id/similar': {
    who: 'anyone',
    does: '相似职位与同类薪酬',
    params: postId,
    returns: z.object({ items: z.array(postCard), salary: histogram.nullable() }),
  },
  'POST /api/posts/:id/views': { who: 'anyone', does: '记一次浏览', params: postId },
  'PUT /api/posts/:id/favourite': { who: 'seeker', does: '收藏职位', params: postId },
  'DELETE /api/posts/:id/favourite': { who: 'seeker', does: '取消收藏', params: postId },
  'GET /api/favourites': { who: 'seeker', does: '我的收藏', query: z.object(paging), returns: listOf(postCard) },
  'GET /api/posts/:id/mine': {
    who: 'seeker',
    does: '我与职位：是否收藏、是否已投、资格自检',
    params: postId,
    returns: z.object({
      favourite: z.boolean(),
      following: z.boolean(),
      deliveryId: z.string().nullable(),
      deliveryStatus: z.string().nullable(),
      checks: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          wants: z.string(),
          has: z.string(),
          result: z.enum(['fit', 'unfit', 'missing']),
          note: z.string().optional(),
          /** The resume section that fills what is missing. */
          section: z.string().optional(),
        }),
      ),
    }),
  },
  'POST /api/posts/:id/reports': {
    who: 'account',
    does: '举报职位',
    params: postId,
    body: z.strictObject({
      reason: z
        .enum(['fake', 'fee', 'training', 'discrimination', 'expired', 'other'], { error: '请选择举报原因' })
        .meta({ title: '举报原因' }),
      detail: text('补充说明', { max: 300 }).optional(),
    }),
  },
  'GET /api/company/posts': {
    who: 'recruiter',
    does: '职位管理：本单位各状态的职位',
    query: z.object({
      status: code(postStatuses, '职位状态').optional(),
      keyword: text('关键词', { max: 60 }).optional(),
      stage: codeList(stages, '学段').optional(),
      subject: codeList(subjects, '学科').optional(),
      tenure: codeList(tenures, '编制').optional(),
      ...paging,
    }),
    /** `counts` by state, whatever the filters. */
    returns: listOf(ownPost).extend({ counts: z.record(z.string(), z.number()) }),
  },
  'POST /api/company/posts/:id/moves': {
    who: 'recruiter',
    does: '提交、关闭、重新开放或刷新职位',
    params: postId,
    body: z.strictObject({ move: z.enum(recruiterMoves, { error: '操作不正确' }).meta({ title: '操作' }) }),
    returns: z.object({ status: z.string(), moves: z.array(z.enum(recruiterMoves)) }),
  },
  'GET /api/home': {
    who: 'anyone',
    does: '首页：统计、热词、热门岗位、名校',
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
      /** Posts by subject for each stage of the rail. */
      rail: z.record(z.string(), z.object({ subjects: z.array(z.object({ code: z.string(), n: z.number() })) })),
    }),
  },
} as const satisfies EndpointTable;
