import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, moment, personName, stateOf, text } from '#contract/fields.ts';
import { applyBy } from '#contract/posts/apply-by.ts';
import { postCorrection } from '#contract/posts/post-correction.ts';
import { post } from '#contract/posts/post-state.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { applicationAnswers } from './contract/application-answers.ts';
import { intakeEndpoints } from './contract/intake.ts';

const application = z.object({
  appliedAt: moment(),
  answer: z.enum(codesOf(applicationAnswers)).nullable(),
});

const ownApplication = application.extend({
  post: z.object({ id: z.string(), title: z.string(), company: z.string(), status: stateOf(post) }),
  way: applyBy.shape.way,
  /** It was long enough ago to ask for the answer, and there is none. */
  isAsked: z.boolean(),
});
export type OwnApplication = z.output<typeof ownApplication>;

const ofPost = z.object({
  application: application.nullable(),
  /** Of the mail, with the facts of the person's default resume; null where the post wants none. */
  subject: z.string().nullable(),
  /** The person's resumes, the default one first. */
  resumes: z.array(z.object({ id: z.string(), name: z.string() })),
});

const postId = z.object({ postId: id('职位编号') });
const companyId = z.object({ id: id('单位编号') });
const seeker = { access: 'seeker', params: postId, returns: ofPost } as const;

const removalWish = z.strictObject({
  postId: id('职位编号'),
  organisation: text('单位名称', { min: 2, max: 60 }),
  name: personName('联系人'),
  contact: text('联系电话或邮箱', { min: 5, max: 100 }),
  reason: text('移除理由', { min: 4, max: 500 }),
});
export type RemovalWish = z.output<typeof removalWish>;

const interest = z.object({ posts: z.number(), saved: z.number(), applied: z.number() });
export type Interest = z.output<typeof interest>;

export const reportedEndpoints = {
  ...intakeEndpoints,
  'GET /api/outsideApplications': {
    access: 'seeker',
    summary: '我在站外报名的职位，最近 100 个',
    returns: z.array(ownApplication),
  },
  'GET /api/outsideApplications/:postId': { ...seeker, summary: '一个职位：我的站外报名、邮件标题和可用的简历' },
  'PUT /api/outsideApplications/:postId': { ...seeker, summary: '记下已在站外报名；7 天后问一次有没有回音' },
  'PUT /api/outsideApplications/:postId/answer': {
    ...seeker,
    summary: '记下站外报名有没有回音',
    body: z.strictObject({ answer: code(applicationAnswers, '结果') }),
  },
  'DELETE /api/outsideApplications/:postId': { access: 'seeker', params: postId, summary: '删除站外报名的记录' },
  'POST /api/removalRequests': {
    access: 'anyone',
    summary: '发布单位要求移除一个职位，每天最多 10 次；运营 24 小时内处理',
    body: removalWish,
    idempotent: true,
  },
  'GET /api/companies/:id/interest': {
    access: 'anyone',
    replicaSafe: true,
    summary: '未认领单位在招的职位，和收藏、记录报名的人数',
    params: companyId,
    returns: interest,
  },
  'POST /api/admin/companies/:id/letter': {
    access: 'operator',
    operators: ['review'],
    summary: '打印给未认领单位的认领信，一页，带验证码；再次打印验证码不变',
    params: companyId,
    produces: 'application/pdf',
  },
  'PUT /api/admin/posts/:id/facts': {
    access: 'operator',
    operators: ['review', 'support'],
    summary: '对着原公告更正未入驻单位的职位；没有给出的项不变，截止早了的重新开放',
    params: z.object({ id: id('职位编号') }),
    body: postCorrection,
  },
} as const satisfies EndpointTable;
