import { z } from 'zod';
import { boothPerson, fairResults, hall, scheduleItem, shownBooth } from './fair-shapes.ts';
import { code, codeList, id, instant, month, regionCode, text, whole } from './fields.ts';
import { postCard } from './post-card.ts';
import { fairTypes } from './taxonomy/fair-types.ts';

export const kind = z.enum(['school', 'society'], { error: '类别不正确' }).meta({ title: '校园或社会' });
export const fairId = z.object({ id: id('招聘会编号') });
export const fairStatus = z.enum(['draft', 'open', 'full', 'running', 'ended', 'cancelled']);
export const visitorStatus = z.enum(['signed-up', 'waiting', 'checked-in', 'cancelled']);
export const exhibitorStatus = z.enum([
  'applied',
  'approved',
  'rejected',
  'waiting-list',
  'checked-in',
  'withdrawn',
  'cancelled',
]);

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
export const routeStop = z.object({
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

export const standing = z.object({
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

export const filters = {
  kind: kind.optional(),
  type: codeList(fairTypes, '招聘会类型', 15).optional(),
  cityCode: regionCode('城市').optional(),
  month: month('月份').optional(),
};

export const draft = z.strictObject({
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

export const operatorExhibitor = z.object({
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

export const counts = z.object({
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
