import { z } from 'zod';
import { contentOperators, type EndpointTable } from '#contract/endpoint.ts';
import { code, id, instant, list, listOf, moment, paging, regionCode, text, whole, yesNo } from '#contract/fields.ts';
import { boothPerson, drawnBooth, hall, scheduleItem, shownCode } from './fair-shapes.ts';
import { fairTypes } from './fair-state.ts';
import { exhibitorStatus, fairCard, fairDetail, fairId, fairStatus, kind } from './fair-views.ts';

/** A fair as an operator writes it. */
const draft = z.strictObject({
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
  appliedAt: moment(),
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
  booths: z.object({ free: z.number(), held: z.number(), sold: z.number() }),
});
export type FairCounts = z.output<typeof counts>;

export const operatorFair = fairDetail.extend({ counts, moves: z.array(z.enum(['edit', 'publish', 'cancel'])) });
export type OperatorFair = z.output<typeof operatorFair>;

const atTheDoor = { access: 'operator', operators: ['content', 'support'] } as const;

export const adminFairEndpoints = {
  'GET /api/admin/fairs': {
    ...atTheDoor,
    summary: '全部招聘会',
    query: z.object({
      status: fairStatus.optional().meta({ title: '状态' }),
      keyword: text('关键词', { max: 40 }).optional(),
      ...paging,
    }),
    /** `counts`: fairs of each state that the keyword fits. */
    returns: listOf(fairCard.extend({ applied: z.number() })).extend({ counts: z.record(z.string(), z.number()) }),
  },
  'POST /api/admin/fairs': {
    ...contentOperators,
    summary: '新建招聘会（草稿）',
    body: draft,
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'GET /api/admin/fairs/:id': { ...atTheDoor, summary: '一场招聘会的全部信息', params: fairId, returns: operatorFair },
  'PUT /api/admin/fairs/:id': {
    ...contentOperators,
    summary: '修改招聘会',
    params: fairId,
    body: draft,
    returns: operatorFair,
  },
  'PUT /api/admin/fairs/:id/booths': {
    ...contentOperators,
    summary: '规划展位：按展位号对应，已占用或已定的不能删除',
    params: fairId,
    body: z.strictObject({ booths: list(drawnBooth, '展位', { max: 600 }) }),
    returns: operatorFair,
  },
  'POST /api/admin/fairs/:id/moves': {
    ...contentOperators,
    summary: '发布或取消',
    params: fairId,
    body: z.strictObject({
      move: z.enum(['publish', 'cancel'], { error: '操作不正确' }).meta({ title: '操作' }),
      reason: text('原因', { max: 200 }).optional(),
    }),
    returns: operatorFair,
    idempotent: true,
  },
  'GET /api/admin/fairs/:id/exhibitors': {
    ...atTheDoor,
    summary: '参会申请',
    params: fairId,
    returns: z.array(operatorExhibitor),
  },
  'POST /api/admin/exhibitors/:id/moves': {
    ...contentOperators,
    summary: '审核参会申请',
    params: z.object({ id: id('申请编号') }),
    body: z.strictObject({
      move: z
        .enum(['approve', 'reject', 'wait', 'promote', 'check-in'], { error: '操作不正确' })
        .meta({ title: '操作' }),
      boothId: id('展位编号').optional(),
      reason: text('原因', { max: 200 }).optional(),
    }),
    returns: operatorExhibitor,
    idempotent: true,
  },
  'GET /api/admin/fairs/:id/counts': { ...atTheDoor, summary: '现场实时人数', params: fairId, returns: counts },
  'POST /api/admin/fairs/:id/check-ins': {
    ...atTheDoor,
    summary: '入场签到：扫描或输入入场码；再次出示会说明何时已签到',
    params: fairId,
    body: z.strictObject({ code: shownCode }),
    returns: z.object({ name: z.string(), again: z.boolean(), checkedInAt: moment(), counts }),
  },
} as const satisfies EndpointTable;
