import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { boothPerson, drawnBooth, fairResults, hall, scheduleItem, shownBooth } from './fair-shapes.ts';
import { code, codeList, day, id, instant, listOf, month, paging, regionCode, text, whole } from './fields.ts';
import { postCard } from './post-card.ts';
import { fairTypes } from './taxonomy/fair-types.ts';

const kind = z.enum(['school', 'society'], { error: '类别不正确' }).meta({ title: '校园或社会' });
const fairId = z.object({ id: id('招聘会编号') });
const fairStatus = z.enum(['draft', 'open', 'full', 'running', 'ended', 'cancelled']);
const visitorStatus = z.enum(['signed-up', 'waiting', 'checked-in', 'cancelled']);
const exhibitorStatus = z.enum(['applied', 'approved', 'rejected', 'waiting-list', 'checked-in', 'withdrawn']);

/** A post that a company brings: what a line at its booth needs. */
export const fairPost = postCard.pick({
  id: true,
  title: true,
  stages: true,
  subjects: true,
  tenure: true,
  education: true,
  salary: true,
  place: true,
  headcount: true,
});
export type FairPost = z.output<typeof fairPost>;

/** A fair as a list shows it; `status` as the clock has it now. */
export const fairCard = z.object({
  id: z.string(),
  status: fairStatus,
  type: z.string(),
  kind: z.string(),
  title: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  online: z.boolean(),
  venue: z.string(),
  organiser: z.string(),
  coverUrl: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  signUpFrom: z.string(),
  signUpUntil: z.string(),
  capacity: z.number(),
  taken: z.number(),
  exhibitors: z.number(),
  posts: z.number(),
  /** A few who come, by their short names. */
  leads: z.array(z.string()),
});
export type FairCard = z.output<typeof fairCard>;

export const fairExhibitor = z.object({
  companyId: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.string(),
  cityName: z.string(),
  logoUrl: z.string().nullable(),
  booth: z.object({ id: z.string(), number: z.string(), hall: z.number() }).nullable(),
  checkedIn: z.boolean(),
  posts: z.array(fairPost),
});
export type FairExhibitor = z.output<typeof fairExhibitor>;

export const fairDetail = fairCard.extend({
  address: z.string(),
  intro: z.string(),
  schedule: z.array(scheduleItem),
  halls: z.array(hall),
  booths: z.array(shownBooth),
  cancelReason: z.string().nullable(),
});
export type FairDetail = z.output<typeof fairDetail>;

/** A place at a fair or lecture. `code` is what the QR code holds and what is typed at the door; none while waiting. */
export const ticket = z.object({
  id: z.string(),
  status: visitorStatus,
  code: z.string().nullable(),
  /** How many wait before, this one counted; null for who has a place. */
  waitingPlace: z.number().nullable(),
  holder: z.string(),
  signedUpAt: z.string(),
  checkedInAt: z.string().nullable(),
  about: z.object({
    kind: z.enum(['fair', 'lecture']),
    id: z.string(),
    title: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    place: z.string(),
  }),
});
export type Ticket = z.output<typeof ticket>;

/** A stop of the 路线单: a booth with the posts that fit, and why. */
const routeStop = z.object({
  companyId: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  booth: z.object({ number: z.string(), hall: z.string() }).nullable(),
  /** What agrees with the resume: 学段, 学科, 城市. */
  because: z.array(z.string()),
  posts: z.array(fairPost),
});
export const routeList = z.object({
  fair: fairCard,
  wanted: z.array(z.string()),
  stops: z.array(routeStop),
  madeAt: z.string(),
});
export type RouteList = z.output<typeof routeList>;

const standing = z.object({
  id: z.string(),
  status: exhibitorStatus,
  booth: z.object({ id: z.string(), number: z.string(), hall: z.string() }).nullable(),
  people: z.array(boothPerson),
  wish: z.string(),
  postIds: z.array(z.string()),
  waitingPlace: z.number().nullable(),
  reason: z.string().nullable(),
  visitors: z.number(),
  results: fairResults.nullable(),
  appliedAt: z.string(),
  /** The moves open to the company now. */
  moves: z.array(z.enum(['check-in', 'withdraw'])),
});
export type Standing = z.output<typeof standing>;

/** A fair with the company's own place in it. */
export const companyFair = fairCard.extend({
  freeBooths: z.number(),
  standing: standing.nullable(),
  /** The booth held while the form is filled in. */
  hold: z.object({ boothId: z.string(), number: z.string(), until: z.string() }).nullable(),
});
export type CompanyFair = z.output<typeof companyFair>;

const filters = {
  kind: kind.optional(),
  type: codeList(fairTypes, '招聘会类型', 15).optional(),
  cityCode: regionCode('城市').optional(),
  month: month('月份').optional(),
};

const draft = z.strictObject({
  type: code(fairTypes, '招聘会类型'),
  kind,
  title: text('名称', { min: 4, max: 60 }),
  cityCode: regionCode('城市'),
  online: z.boolean({ error: '请选择线上或现场' }).meta({ title: '线上' }),
  venue: text('场馆', { max: 60 }).default(''),
  address: text('地址', { max: 120 }).default(''),
  organiser: text('主办单位', { max: 80 }).default(''),
  intro: text('介绍', { max: 4000 }).default(''),
  coverUrl: text('封面', { max: 300 }).nullable().default(null),
  startsAt: instant('开始时间'),
  endsAt: instant('结束时间'),
  signUpFrom: instant('报名开始'),
  signUpUntil: instant('报名截止'),
  capacity: whole('观众名额', 0, 200_000),
  schedule: z.array(scheduleItem).max(30, { error: '日程最多 30 项' }).default([]).meta({ title: '日程' }),
  halls: z.array(hall).max(10, { error: '展厅最多 10 个' }).default([]).meta({ title: '展厅' }),
});
export type FairDraft = z.output<typeof draft>;

const operatorExhibitor = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  status: exhibitorStatus,
  booth: z.object({ id: z.string(), number: z.string() }).nullable(),
  people: z.array(boothPerson),
  posts: z.number(),
  wish: z.string(),
  waitNumber: z.number().nullable(),
  reason: z.string().nullable(),
  appliedAt: z.string(),
  moves: z.array(z.enum(['approve', 'reject', 'wait', 'promote', 'check-in'])),
});
export type OperatorExhibitor = z.output<typeof operatorExhibitor>;

const counts = z.object({
  signedUp: z.number(),
  waiting: z.number(),
  checkedIn: z.number(),
  applied: z.number(),
  approved: z.number(),
  exhibitorsIn: z.number(),
  waitingExhibitors: z.number(),
  booths: z.object({ free: z.number(), held: z.number(), sold: z.number() }),
});
export type FairCounts = z.output<typeof counts>;

export const operatorFair = fairDetail.extend({ counts, moves: z.array(z.enum(['edit', 'publish', 'cancel'])) });
export type OperatorFair = z.output<typeof operatorFair>;

/** As a camera reads it, an address with the code in it, or as a person types it. */
const shownCode = text('入场码', { min: 8, max: 200 })
  .refine((value) => /^(?:https?:\/\/[^\s<>"']+[?&]code=)?[0-9a-z][0-9a-z -]{7,20}$/i.test(value), {
    error: '入场码格式不正确',
  })
  .meta({ title: '入场码' });

const ofContent = { who: 'operator', operators: ['content'] } as const;
const atTheDoor = { who: 'operator', operators: ['content', 'support'] } as const;

export const fairEndpoints = {
  'GET /api/fairs': {
    who: 'anyone',
    does: '招聘会：即将举行的在前，或往届',
    query: z.object({
      ...filters,
      when: z.enum(['coming', 'past'], { error: '时间范围不正确' }).optional().meta({ title: '时间范围' }),
      ...paging,
    }),
    returns: listOf(fairCard),
  },
  'GET /api/fairs/calendar': {
    who: 'anyone',
    does: '一个月里的招聘会',
    query: z.object({ ...filters, month: month('月份') }),
    returns: z.object({
      month: z.string(),
      fairs: z.array(z.object({ id: z.string(), title: z.string(), day: day('日期'), online: z.boolean() })),
    }),
  },
  'GET /api/fairs/mine': { who: 'seeker', does: '我报名的招聘会', returns: z.array(ticket) },
  'GET /api/fairs/:id': { who: 'anyone', does: '一场招聘会', params: fairId, returns: fairDetail },
  'GET /api/fairs/:id/exhibitors': {
    who: 'anyone',
    does: '参会单位和它们带来的职位',
    params: fairId,
    returns: z.array(fairExhibitor),
  },
  'GET /api/fairs/:id/ticket': {
    who: 'seeker',
    does: '我的入场券；没有报名时为空',
    params: fairId,
    returns: ticket,
    maybeEmpty: true,
  },
  'DELETE /api/fairs/:id/ticket': { who: 'seeker', does: '取消报名', params: fairId },
  'GET /api/fairs/:id/route': {
    who: 'seeker',
    does: '路线单：与我的简历相符的展位',
    params: fairId,
    returns: routeList,
  },
  'POST /api/jober/saveSignUp': {
    who: 'seeker',
    does: '报名招聘会或讲座，返回入场券',
    body: z.strictObject({
      meetingId: id('招聘会编号').optional(),
      lectureId: id('讲座编号').optional(),
      resumeId: id('简历编号').optional(),
    }),
    returns: ticket,
    idempotent: true,
  },
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': {
    who: 'anyone',
    does: '招聘会，连同本单位在其中的进展',
    query: z.object({ companyId: id('单位编号').optional(), page: whole('页码', 1, 50).optional() }),
    body: z.strictObject({
      ...filters,
      /** The company's own applications, or what it may apply for. */
      mine: z.boolean({ error: '筛选不正确' }).optional().meta({ title: '我的申请' }),
    }),
    returns: listOf(companyFair),
  },
  'POST /api/jobmeeting/addExhibitors': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '申请展位；重复申请视为一次',
    query: z.object({ meeting: id('招聘会编号') }),
    body: z.strictObject({
      companyId: id('单位编号'),
      posts: z
        .array(id('职位编号'))
        .min(1, { error: '请选择带去的职位' })
        .max(30, { error: '职位最多 30 个' })
        .meta({ title: '职位' }),
      people: z
        .array(boothPerson)
        .min(1, { error: '请填写参会人员' })
        .max(10, { error: '参会人员最多 10 人' })
        .meta({ title: '参会人员' }),
      boothWish: z
        .strictObject({ boothId: id('展位编号').optional(), note: text('展位要求', { max: 100 }).default('') })
        .optional()
        .meta({ title: '展位意向' }),
    }),
    returns: companyFair,
    idempotent: true,
  },
  'GET /api/company/fairs/:id': {
    who: 'recruiter',
    does: '一场招聘会的展位和本单位的进展',
    params: fairId,
    returns: z.object({ fair: fairDetail, own: companyFair }),
  },
  'POST /api/company/fairs/:id/hold': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '占用一个展位 15 分钟；不填展位即放弃占用',
    params: fairId,
    body: z.strictObject({ boothId: id('展位编号').optional() }),
    returns: companyFair,
  },
  'POST /api/company/fairs/:id/moves': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '签到或退出',
    params: fairId,
    body: z.strictObject({
      move: z.enum(['check-in', 'withdraw'], { error: '操作不正确' }).meta({ title: '操作' }),
    }),
    returns: companyFair,
  },
  'GET /api/company/fairs/:id/visitors': {
    who: 'recruiter',
    does: '到过本展位的求职者',
    params: fairId,
    returns: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        education: z.string(),
        identity: z.string(),
        headline: z.string(),
        note: z.string(),
        at: z.string(),
      }),
    ),
  },
  'POST /api/company/fairs/:id/visitors': {
    who: 'recruiter',
    members: ['recruiter', 'interviewer'],
    does: '登记到访：扫描或输入求职者出示的入场码',
    params: fairId,
    body: z.strictObject({
      code: shownCode,
      note: text('备注', { max: 100 }).default(''),
    }),
    returns: z.object({ name: z.string(), headline: z.string() }),
  },
  'PUT /api/company/fairs/:id/results': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '填报招聘成效',
    params: fairId,
    body: fairResults,
  },
  'GET /api/admin/fairs': {
    ...atTheDoor,
    does: '全部招聘会',
    query: z.object({
      status: fairStatus.optional().meta({ title: '状态' }),
      keyword: text('关键词', { max: 40 }).optional(),
      ...paging,
    }),
    returns: listOf(fairCard.extend({ applied: z.number() })),
  },
  'POST /api/admin/fairs': {
    ...ofContent,
    does: '新建招聘会（草稿）',
    body: draft,
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'GET /api/admin/fairs/:id': { ...atTheDoor, does: '一场招聘会的全部信息', params: fairId, returns: operatorFair },
  'PUT /api/admin/fairs/:id': {
    ...ofContent,
    does: '修改招聘会',
    params: fairId,
    body: draft,
    returns: operatorFair,
  },
  'PUT /api/admin/fairs/:id/booths': {
    ...ofContent,
    does: '规划展位：按展位号对应，已占用或售出的不能删除',
    params: fairId,
    body: z.strictObject({
      booths: z.array(drawnBooth).max(600, { error: '展位最多 600 个' }).meta({ title: '展位' }),
    }),
    returns: operatorFair,
  },
  'POST /api/admin/fairs/:id/moves': {
    ...ofContent,
    does: '发布或取消',
    params: fairId,
    body: z.strictObject({
      move: z.enum(['publish', 'cancel'], { error: '操作不正确' }).meta({ title: '操作' }),
      reason: text('原因', { max: 200 }).optional(),
    }),
    returns: operatorFair,
  },
  'GET /api/admin/fairs/:id/exhibitors': {
    ...atTheDoor,
    does: '参会申请',
    params: fairId,
    returns: z.array(operatorExhibitor),
  },
  'POST /api/admin/exhibitors/:id/moves': {
    ...ofContent,
    does: '审核参会申请',
    params: z.object({ id: id('申请编号') }),
    body: z.strictObject({
      move: z
        .enum(['approve', 'reject', 'wait', 'promote', 'check-in'], { error: '操作不正确' })
        .meta({ title: '操作' }),
      boothId: id('展位编号').optional(),
      reason: text('原因', { max: 200 }).optional(),
    }),
    returns: operatorExhibitor,
  },
  'GET /api/admin/fairs/:id/counts': { ...atTheDoor, does: '现场实时人数', params: fairId, returns: counts },
  'POST /api/admin/fairs/:id/check-ins': {
    ...atTheDoor,
    does: '入场签到：扫描或输入入场码；再次出示会说明何时已签到',
    params: fairId,
    body: z.strictObject({ code: shownCode }),
    returns: z.object({ name: z.string(), again: z.boolean(), checkedInAt: z.string(), counts }),
  },
} as const satisfies EndpointTable;
