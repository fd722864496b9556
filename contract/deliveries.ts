import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { code, codeList, id, instant, listOf, paging, text, whole } from './fields.ts';
import { postCard } from './post-card.ts';
import { resumeSnapshot } from './resumes.ts';
import { educations } from './taxonomy/educations.ts';
import { stages } from './taxonomy/stages.ts';
import { subjects } from './taxonomy/subjects.ts';

export const deliveryStatuses = [
  'submitted',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'declined',
  'rejected',
  'withdrawn',
  'closed',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What a seeker may do with a delivery: moves of `states/delivery.ts`. */
export const seekerMoves = [
  'withdraw',
  'accept-interview',
  'decline-interview',
  'propose-time',
  'cancel-interview',
  'accept-offer',
  'decline-offer',
] as const;

/** A step of the timeline: who did what, and when. */
export const deliveryStep = z.object({
  move: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  side: z.enum(['seeker', 'recruiter', 'system']),
  actorName: z.string(),
  note: z.string().nullable(),
  at: z.string(),
});
export type DeliveryStep = z.output<typeof deliveryStep>;

export const interview = z.object({
  id: z.string(),
  /** The states of `states/interview.ts`. */
  status: z.enum(['waiting', 'accepted', 'declined', 'proposed', 'cancelled', 'absent']),
  startsAt: z.string(),
  mode: z.enum(['onsite', 'video', 'phone']),
  place: z.string(),
  link: z.string(),
  contact: z.string(),
  note: z.string(),
  proposedAt: z.string().nullable(),
  answerNote: z.string(),
});

const status = z.enum(deliveryStatuses, { error: '投递状态不正确' }).meta({ title: '状态' });

/** A delivery as its seeker sees it. */
export const ownDelivery = z.object({
  id: z.string(),
  status,
  overdue: z.boolean(),
  reason: z.string().nullable(),
  submittedAt: z.string(),
  changedAt: z.string(),
  resumeName: z.string(),
  post: postCard,
  steps: z.array(deliveryStep),
  interview: interview.nullable(),
  /** The moves of `seekerMoves` that are open now. */
  moves: z.array(z.string()),
});
export type OwnDelivery = z.output<typeof ownDelivery>;

/** A row of the resume box. */
export const boxRow = z.object({
  id: z.string(),
  status,
  overdue: z.boolean(),
  /** Hours until it counts as 超时未处理, for untouched ones. */
  hoursLeft: z.number().nullable(),
  submittedAt: z.string(),
  changedAt: z.string(),
  post: z.object({ id: z.string(), title: z.string() }),
  person: z.object({
    joberId: z.string(),
    name: z.string(),
    gender: z.string(),
    avatarUrl: z.string().nullable(),
    age: z.number().nullable(),
    education: z.string(),
    school: z.string(),
    major: z.string(),
    teachingMonths: z.number(),
    certificate: z.string().nullable(),
    lastEmployer: z.string(),
  }),
  /** 0–100: how many of the post's requirements the snapshot meets. */
  fit: z.number(),
  interviewAt: z.string().nullable(),
  interviewStatus: z.string().nullable(),
  /** 盲筛: name, picture, age and school are hidden until the person is shortlisted. */
  veiled: z.boolean(),
  /** Nobody of the company has opened it yet. */
  unread: z.boolean(),
  notes: z.number(),
  /** The recruiter's moves of `states/delivery.ts` that are open now. */
  moves: z.array(z.string()),
});
export type BoxRow = z.output<typeof boxRow>;

export const boxDetail = boxRow.extend({
  reason: z.string().nullable(),
  phone: z.string(),
  snapshot: resumeSnapshot,
  steps: z.array(deliveryStep),
  interview: interview.nullable(),
  checks: z.array(
    z.object({ name: z.string(), result: z.enum(['fit', 'unfit', 'missing']), note: z.string().optional() }),
  ),
});
export type BoxDetail = z.output<typeof boxDetail>;

/** A move of the box. `interview` needs time, mode, place or link, and contact. Tolerant of the seed's GET: all in text. */
export const boxMove = z.object({
  id: id('投递编号'),
  status: z
    .enum(['viewed', 'shortlisted', 'interview', 'offer', 'rejected', 'submitted'], { error: '目标状态不正确' })
    .meta({ title: '状态' }),
  note: text('说明', { max: 300 }).optional(),
  at: instant('面试时间').optional(),
  mode: z.enum(['onsite', 'video', 'phone'], { error: '面试方式不正确' }).optional().meta({ title: '面试方式' }),
  place: text('面试地点', { max: 120 }).optional(),
  link: text('面试链接', { max: 300 }).optional(),
  contact: text('联系人', { max: 60 }).optional(),
});
export type BoxMove = z.output<typeof boxMove>;

const deliveryId = z.object({ id: id('投递编号') });

const yes = (title: string) =>
  z
    .literal('1', { error: `${title}只能是 1` })
    .optional()
    .meta({ title });

/** What narrows the box, and how it is ordered. */
export const boxFilters = {
  status: z
    .string()
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(status).max(10, { error: '状态最多选 10 项' }))
    .optional()
    .meta({ title: '状态' }),
  postId: id('职位编号').optional(),
  keyword: text('关键词', { max: 40 }).optional(),
  /** That education or above. */
  education: code(educations, '学历').optional(),
  stage: codeList(stages, '学段').optional(),
  subject: codeList(subjects, '学科').optional(),
  /** Waits at least so many days for an answer. */
  waiting: whole('等待天数', 1, 30).optional(),
  unread: yes('未读'),
  /** Of posts that the caller runs. */
  mine: yes('我负责的'),
  sort: z.enum(['new', 'due'], { error: '排序不正确' }).optional().meta({ title: '排序' }),
};

export const deliveryEndpoints = {
  'POST /api/deliveries': {
    who: 'seeker',
    does: '投递简历；每次投递单独同意',
    body: z.strictObject({
      postId: id('职位编号'),
      resumeId: id('简历编号'),
      consent: z.literal(true, { error: '请先同意将简历提供给该单位' }).meta({ title: '投递授权' }),
      consentVersion: z.string({ error: '缺少授权书版本' }).max(20).meta({ title: '授权书版本' }),
    }),
    returns: ownDelivery,
    idempotent: true,
  },
  'GET /api/deliveries': {
    who: 'seeker',
    does: '我的投递',
    query: z.object({
      group: z
        .enum(['all', 'open', 'interview', 'offer', 'rejected', 'withdrawn'], { error: '分类不正确' })
        .optional()
        .meta({ title: '分类' }),
      ...paging,
    }),
    returns: listOf(ownDelivery).extend({
      counts: z.record(z.string(), z.number()),
      funnel: z.array(z.object({ status: z.string(), n: z.number() })),
    }),
  },
  'GET /api/deliveries/:id': {
    who: 'seeker',
    does: '一份投递',
    params: deliveryId,
    returns: ownDelivery.extend({ snapshot: resumeSnapshot }),
  },
  'POST /api/deliveries/:id/moves': {
    who: 'seeker',
    does: '撤回、答复面试、答复录用',
    params: deliveryId,
    body: z.strictObject({
      move: z.enum(seekerMoves, { error: '操作不正确' }).meta({ title: '操作' }),
      note: text('说明', { max: 300 }).optional(),
      proposedAt: instant('希望的时间').optional(),
    }),
    returns: ownDelivery,
  },
  'GET /api/company/resumeBoxList': {
    who: 'recruiter',
    members: ['recruiter', 'interviewer'],
    does: '投递箱',
    query: z.object({
      companyId: id('单位编号'),
      ...boxFilters,
      ...paging,
    }),
    returns: listOf(boxRow).extend({
      counts: z.record(z.string(), z.number()),
      today: z.object({
        toAnswer: z.number(),
        dueSoon: z.number(),
        interviews: z.number(),
        nextInterviewAt: z.string().nullable(),
      }),
      replyRate: z.number().nullable(),
      sectorReplyRate: z.number().nullable(),
      posts: z.array(z.object({ id: z.string(), title: z.string(), n: z.number(), blind: z.boolean() })),
    }),
  },
  'GET /api/company/deliveries/:id': {
    who: 'recruiter',
    members: ['recruiter', 'interviewer'],
    does: '投递详情；打开即为被查看，并告知求职者',
    params: deliveryId,
    returns: boxDetail,
    effectful: true,
  },
  'GET /api/company/updateResumeBoxStatus': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '改变投递的状态；重复一次仍是 200',
    query: boxMove,
    returns: boxDetail,
    effectful: true,
  },
  'POST /api/company/updateResumeBoxStatus': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '改变投递的状态（同名 GET 的 POST 形式）',
    body: z.strictObject(boxMove.shape),
    returns: boxDetail,
  },
  'POST /api/company/interviews/:id/cancel': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '取消面试或记为未到场；编号为投递编号',
    params: deliveryId,
    body: z.strictObject({
      as: z.enum(['cancelled', 'absent'], { error: '操作不正确' }).meta({ title: '操作' }),
      note: text('说明', { max: 300 }).optional(),
    }),
    returns: boxDetail,
  },
} as const satisfies EndpointTable;
