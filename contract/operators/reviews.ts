import { z } from 'zod';
import { type EndpointTable, reviewOperators } from '#contract/endpoint.ts';
import { id, list, text, whole, yesNo } from '#contract/fields.ts';
import type { Manifest } from '#contract/module.ts';
import { manifests } from '#modules/manifest.ts';

export const reviewQueues = {
  companies: '单位认证',
  changes: '单位变更',
  posts: '职位',
  texts: '公告与面经',
  reports: '举报',
} as const;
export type ReviewQueue = keyof typeof reviewQueues;

const ofReview = { operators: ['review'] } as const;

/** All that waits for operators: the reviews, and what modules name in their manifests; `super` works on every queue. */
export const workQueues: Required<Manifest>['work'] = Object.assign(
  {
    companies: { label: reviewQueues.companies, ...ofReview },
    changes: { label: reviewQueues.changes, ...ofReview },
    posts: { label: reviewQueues.posts, ...ofReview },
    texts: { label: reviewQueues.texts, ...ofReview },
    reports: { label: reviewQueues.reports, operators: ['review', 'support'] },
  },
  ...manifests.map(({ work }: Manifest) => work),
);
/** Every queue at once. */
export const ALL_WORK = 'all';

/** Possible decisions; each item says which apply to it. */
export const verdicts = {
  approve: '通过',
  reject: '驳回',
  dismiss: '不成立',
  correct: '已更正',
  remove: '下架',
  warn: '警告',
  suspend: '暂停',
} as const;
export type Verdict = keyof typeof verdicts;

/** Hours within which every item should be reviewed; later ones are marked. */
export const REVIEW_HOURS = 24;
/** Minutes for which an item is locked to one operator. */
export const CLAIM_MINUTES = 10;

/** What an operator compares with the papers before approving; `label` names the fact of the form beside the check. */
export const paperChecks = {
  name: { title: '名称', label: '单位名称', how: '登记的全称和两份证照上的一致，公章也是这个名称' },
  creditCode: { title: '信用代码', label: '统一社会信用代码', how: '18 位，和法人证书或营业执照上的一致' },
  validity: { title: '有效期', label: null, how: '证照没有过期，授权书写着发证日期' },
  agent: { title: '经办人', label: '申请人', how: '授权书上的姓名和申请人一致，写明可以发布职位' },
} as const;
export type PaperCheck = keyof typeof paperChecks;
const paperCheckNames = Object.keys(paperChecks) as [PaperCheck, ...PaperCheck[]];

/** Milliseconds for which an approval by papers can be taken back: nothing is told to anybody before. */
export const approvalGraceMs = 10_000;

const queue = z
  .enum(Object.keys(reviewQueues) as [ReviewQueue, ...ReviewQueue[]], { error: '请重新选择审核队列' })
  .meta({ title: '审核队列' });
const verdict = z
  .enum(Object.keys(verdicts) as [Verdict, ...Verdict[]], { error: '请重新选择审核结论' })
  .meta({ title: '审核结论' });

const workQueue = z
  .enum([ALL_WORK, ...Object.keys(workQueues)], { error: '请重新选择待办队列' })
  .meta({ title: '待办队列' });

const workItem = z.object({
  id: z.string(),
  queue: z.string(),
  /** company, claim, renewal, edit, post, recheck, announcement, experience, post-report, chat-report, or a module's queue */
  kind: z.string(),
  title: z.string(),
  about: z.string(),
  since: z.string(),
  dueAt: z.string(),
  claim: z.object({ name: z.string(), mine: z.boolean(), until: z.string() }).nullable(),
});
export type WorkItem = z.output<typeof workItem>;

const fact = z.object({
  label: z.string(),
  value: z.string(),
  /** The current value, where a change is requested. */
  was: z.string().nullable(),
  /** Why it deserves a second look. */
  warning: z.string().nullable(),
});
export type ReviewFact = z.output<typeof fact>;

export const reviewDetail = workItem.extend({
  facts: z.array(fact),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  findings: z.array(z.object({ level: z.string(), words: z.array(z.string()), note: z.string() })),
  /** Papers for certification, with URLs that are valid for 1 hour. */
  papers: z.array(z.object({ title: z.string(), name: z.string(), url: z.string(), picture: z.boolean() })),
  messages: z.array(z.object({ side: z.string(), name: z.string(), text: z.string(), at: z.string() })),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  history: z.array(z.object({ at: z.string(), what: z.string(), note: z.string() })),
  verdicts: z.array(verdict),
  /** The post that a report is about. */
  postId: z.string().optional(),
});
export type ReviewDetail = z.output<typeof reviewDetail>;

const reviewReason = z.object({
  id: z.string(),
  queue,
  label: z.string(),
  body: z.string(),
  position: z.number(),
  active: z.boolean(),
});
export type ReviewReason = z.output<typeof reviewReason>;

const reasonForm = z.strictObject({
  queue,
  label: text('名称', { min: 2, max: 20 }),
  body: text('理由', { min: 4, max: 200 }),
  position: whole('顺序', 0, 999),
  active: yesNo('启用', '请选择启用或停用'),
});

const ofItem = z.object({ queue, id: id('事项编号') });
const ofReason = z.object({ id: id('理由编号') });
const reviewers = { access: 'operator', operators: ['review', 'support'] } as const;

export const reviewEndpoints = {
  'GET /api/admin/reviewCounts': {
    access: 'operator',
    summary: '自己的各待办队列等待的数量，以及超过 24 小时的数量',
    returns: z.object({
      items: z.array(
        z.object({ queue: z.string(), waiting: z.number(), overdue: z.number(), oldestAt: z.string().nullable() }),
      ),
    }),
  },
  'GET /api/admin/reviews/:queue': {
    access: 'operator',
    summary: '一个待办队列，或 all 为自己的全部队列；等得最久的在前，可按标题或单位名称查找',
    params: z.object({ queue: workQueue }),
    query: z.object({ keyword: text('标题或单位名称', { max: 40 }).optional() }),
    returns: z.object({
      items: z.array(workItem),
      total: z.number(),
      /** Approvals that can still be taken back, by any operator of the queue. */
      held: z.array(z.object({ id: z.string(), queue, title: z.string(), runsAt: z.string() })),
    }),
  },
  'POST /api/admin/reviews/:queue/:id/claim': {
    ...reviewers,
    summary: '领取一项，10 分钟内只有自己能处理；已被别人领取时 409',
    params: ofItem,
    returns: reviewDetail,
  },
  'DELETE /api/admin/reviews/:queue/:id/claim': {
    ...reviewers,
    summary: '放回队列',
    params: ofItem,
  },
  'POST /api/admin/reviews/:queue/:id/decision': {
    ...reviewers,
    summary: '给出结论；除通过和不成立外都要写理由，对方会看到。有证照的通过要先核对四项，10 秒后生效',
    params: ofItem,
    body: z.strictObject({
      verdict,
      reason: text('理由', { max: 200 }).optional(),
      checked: list(z.enum(paperCheckNames, { error: '请重新勾选核对过的证照项目' }), '核对项目', {
        max: paperCheckNames.length,
        most: '核对项目最多 4 项',
        ask: '请勾选核对过的证照项目',
      }).optional(),
    }),
    idempotent: true,
  },
  'DELETE /api/admin/reviews/:queue/:id/decision': {
    ...reviewers,
    summary: '撤销还没有生效的通过；生效后 404',
    params: ofItem,
  },
  'POST /api/admin/posts/:id/remove': {
    ...reviewOperators,
    summary: '下架职位，理由会告诉单位',
    params: z.object({ id: id('职位编号') }),
    body: z.strictObject({ reason: text('理由', { min: 2, max: 200 }) }),
  },
  'GET /api/admin/reviewReasons': {
    ...reviewers,
    summary: '理由模板',
    returns: z.object({ items: z.array(reviewReason) }),
  },
  'POST /api/admin/reviewReasons': {
    ...reviewOperators,
    summary: '新增理由模板',
    body: reasonForm,
    returns: reviewReason,
    idempotent: true,
  },
  'PUT /api/admin/reviewReasons/:id': {
    ...reviewOperators,
    summary: '修改理由模板',
    params: ofReason,
    body: reasonForm,
    returns: reviewReason,
  },
  'DELETE /api/admin/reviewReasons/:id': {
    ...reviewOperators,
    summary: '删除理由模板',
    params: ofReason,
  },
} as const satisfies EndpointTable;
