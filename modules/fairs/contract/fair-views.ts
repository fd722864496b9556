import { z } from 'zod';
import { codeList, day, id, moment, month, oneOf, regionCode, stateOf } from '#contract/fields.ts';
import { postCard } from '#contract/posts/post-card.ts';
import { exhibitor } from './exhibitor-state.ts';
import { boothPerson, fairResults, hall, scheduleItem, shownBooth } from './fair-shapes.ts';
import { fair, fairTypes } from './fair-state.ts';

export const kind = oneOf(['school', 'society'], '校园或社会');
export const fairId = z.object({ id: id('招聘会编号') });
export const fairStatus = stateOf(fair);
export const exhibitorStatus = stateOf(exhibitor);

/** A post that a company brings: the fields that a line at its booth needs. */
const fairPost = postCard.pick({
  id: true,
  title: true,
  role: true,
  stages: true,
  subjects: true,
  tenure: true,
  education: true,
  salary: true,
  place: true,
  headcount: true,
});
export type FairPost = z.output<typeof fairPost>;

/** A fair as a list shows it; `status` is computed from the clock. */
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
  startsAt: moment(),
  endsAt: moment(),
  signUpFrom: moment(),
  signUpUntil: moment(),
  capacity: z.number(),
  taken: z.number(),
  exhibitors: z.number(),
  posts: z.number(),
});
export type FairCard = z.output<typeof fairCard>;

const companyStatus = z.object({
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
  appliedAt: moment(),
  /** The moves open to the company now. */
  moves: z.array(z.enum(['check-in', 'withdraw'])),
});
export type CompanyFairStatus = z.output<typeof companyStatus>;

export const companyFair = fairCard.extend({
  freeBooths: z.number(),
  standing: companyStatus.nullable(),
  /** The booth reserved while the form is filled in. */
  hold: z.object({ boothId: z.string(), number: z.string(), until: z.string() }).nullable(),
});
export type CompanyFair = z.output<typeof companyFair>;

export const fairExhibitor = z.object({
  companyId: z.string(),
  name: z.string(),
  type: z.string(),
  cityName: z.string(),
  logoUrl: z.string().nullable(),
  /** 0–100, or null with too few deliveries. */
  replyRate: z.number().nullable(),
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

/** The fairs of a month, for the calendar. */
export const fairMonth = z.object({
  month: z.string(),
  fairs: z.array(z.object({ id: z.string(), title: z.string(), day: day('日期'), online: z.boolean() })),
});

/** A stop of the 路线单: a booth with the matching posts. */
const routeStop = z.object({
  companyId: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  replyRate: z.number().nullable(),
  booth: z.object({ number: z.string(), hall: z.string() }).nullable(),
  posts: z.array(fairPost),
});
export const routeList = z.object({
  fair: fairCard,
  wanted: z.array(z.string()),
  /** Without a ticket there are no stops. */
  signedUp: z.boolean(),
  stops: z.array(routeStop),
  madeAt: z.string(),
});
export type RouteList = z.output<typeof routeList>;

export const filters = {
  kind: kind.optional(),
  type: codeList(fairTypes, '招聘会类型', 15).optional(),
  cityCode: regionCode('城市').optional(),
  month: month('月份').optional(),
};
