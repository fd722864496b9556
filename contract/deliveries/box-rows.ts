import { z } from 'zod';
import { code, codeList, id, instant, list, moment, oneOf, stateOf, text, whole } from '#contract/fields.ts';
import { salary as postSalary, requirementCheck } from '#contract/posts/post-card.ts';
import { shownSnapshot } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { companyInterview } from './box-interviews.ts';
import { deliveryStep, status } from './delivery-shapes.ts';
import { interview } from './interview-state.ts';
import { mostSlots } from './interviews.ts';
import { offerTerms } from './offers.ts';

export const boxRow = z.object({
  id: z.string(),
  status,
  overdue: z.boolean(),
  /** Hours until it counts as 超时未处理; null once it was handled. */
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
  /** How many of the post's requirements the snapshot meets. */
  fit: z.object({ met: z.number(), of: z.number() }),
  interviewAt: z.string().nullable(),
  interviewStatus: stateOf(interview).nullable(),
  /** 盲筛: name, picture, age and school are hidden until the person is shortlisted. */
  anonymised: z.boolean(),
  /** The seeker withdrew or closed their account: the resume is deleted and the name is an alias. */
  closed: z.boolean(),
  /** Nobody of the company has opened it yet. */
  unread: z.boolean(),
  notes: z.number(),
  /** Colleagues' own words for it, in alphabetical order. */
  tags: z.array(z.string()),
  /** 候补: its place in the reserve of its post, lowest first; null outside it. */
  reserve: z.number().nullable(),
  /** The recruiter's moves of `delivery-state.ts` that are open now. */
  moves: z.array(z.string()),
});
export type BoxRow = z.output<typeof boxRow>;

export const boxDetail = boxRow.extend({
  reason: z.string().nullable(),
  phone: z.string(),
  /** Null where the resume is closed. */
  snapshot: shownSnapshot.nullable(),
  steps: z.array(deliveryStep),
  interview: companyInterview.nullable(),
  /** Null before an offer, and for one that was made without terms. */
  offer: offerTerms.nullable(),
  checks: z.array(requirementCheck.pick({ name: true, has: true, result: true, note: true })),
  /** What the post pays, to compare with what the person expects. */
  salary: postSalary,
});
export type BoxDetail = z.output<typeof boxDetail>;

/** A move of the box. `interview` needs time, mode, place or link, and contact. The seed's GET sends every field as text. */
export const boxMove = z.object({
  id: id('投递编号'),
  status: z
    .enum(['viewed', 'shortlisted', 'interview', 'offer', 'rejected', 'submitted'], { error: '请重新选择要改成的状态' })
    .meta({ title: '状态' }),
  note: text('说明', { max: 300 }).optional(),
  at: instant('面试时间').optional(),
  minutes: whole('面试时长', 10, 480, '面试时长请填 10 到 480 分钟').optional(),
  mode: oneOf(['onsite', 'video', 'phone'], '面试方式').optional(),
  place: text('面试地点', { max: 120 }).optional(),
  room: text('面试室', { max: 40 }).optional(),
  link: text('面试链接', { max: 300 }).optional(),
  contact: text('联系人', { max: 60 }).optional(),
});

/** Times of which the person chooses one. */
export const interviewSlots = list(instant('可选时段'), '可选时段', { max: mostSlots });

/** Colleagues who hold an interview. */
export const interviewers = list(id('面试官'), '面试官', { max: 10, unit: '位' });

/** The POST form also carries interviewers, times to choose from, and the terms of an offer. */
export const boxMoveBody = z.strictObject({
  ...boxMove.shape,
  slots: interviewSlots.optional(),
  interviewers: interviewers.optional(),
  offer: offerTerms.optional().meta({ title: '录用条件' }),
});
export type BoxMove = z.output<typeof boxMoveBody>;

/** A word of the company's own for a delivery. */
export const deliveryTag = () => text('标签', { min: 1, max: 12 });
export const mostTags = 8;

/** The most people in the reserve of a post. */
export const mostReserve = 20;

const yes = (title: string) =>
  z
    .literal('1', { error: `请重新选择${title}` })
    .optional()
    .meta({ title });

/** What narrows the box apart from the state. */
export const boxScope = {
  postId: id('职位编号').optional(),
  keyword: text('关键词', { max: 40 }).optional(),
  /** This degree or higher. */
  education: code(educations, '学历').optional(),
  stage: codeList(stages, '学段').optional(),
  subject: codeList(subjects, '学科').optional(),
  /** Has waited at least this many days for an answer. */
  waiting: whole('等待天数', 1, 30).optional(),
  unread: yes('未读'),
  /** Only posts that the caller is in charge of. */
  mine: yes('我负责的'),
  /** Only those on which a colleague's note mentions the caller. */
  asked: yes('请我看的'),
  /** Only those in the reserve of their posts. */
  reserve: yes('候补'),
  tag: deliveryTag().optional(),
};

/** Filters and order of the box. */
export const boxFilters = {
  status: z
    .string()
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(status).max(10, { error: '状态最多选 10 项' }))
    .optional()
    .meta({ title: '状态' }),
  ...boxScope,
  sort: z.enum(['new', 'due'], { error: '排序不正确' }).optional().meta({ title: '排序' }),
};

/** What today asks of the company, and how it answers beside companies of its type. */
export const boxStrip = z.object({
  today: z.object({
    toAnswer: z.number(),
    overdue: z.number(),
    dueSoon: z.number(),
    interviews: z.number(),
    nextInterviewAt: moment().nullable(),
  }),
  replyRate: z.number().nullable(),
  sectorReplyRate: z.number().nullable(),
  posts: z.array(z.object({ id: z.string(), title: z.string(), n: z.number(), blind: z.boolean() })),
  /** The tags in use, the commonest first. */
  tags: z.array(z.string()),
});
export type BoxStrip = z.output<typeof boxStrip>;

/** How many deliveries stand in each state. */
export const boxCounts = z.record(z.string(), z.number());
