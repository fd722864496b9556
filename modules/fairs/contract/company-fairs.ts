import { z } from 'zod';
import { code, instant, list, regionCode, text, whole, yesNo } from '#contract/fields.ts';
import { boothPerson, hall, scheduleItem } from './fair-shapes.ts';
import { fairTypes } from './fair-state.ts';
import { exhibitorStatus } from './fair-status.ts';
import { fairDetail, kind } from './fair-views.ts';

/** A fair as an operator writes it. */
export const draft = z.strictObject({
  type: code(fairTypes, '招聘会类型'),
  kind,
  title: text('名称', { min: 4, max: 60 }),
  cityCode: regionCode('城市'),
  online: yesNo('线上', '请选择线上或现场'),
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
  schedule: list(scheduleItem, '日程', { max: 30, unit: '项' }).default([]),
  halls: list(hall, '展厅', { max: 10 }).default([]),
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
  booths: z.object({ free: z.number(), held: z.number(), sold: z.number() }),
});
export type FairCounts = z.output<typeof counts>;

export const operatorFair = fairDetail.extend({ counts, moves: z.array(z.enum(['edit', 'publish', 'cancel'])) });
export type OperatorFair = z.output<typeof operatorFair>;
