import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, listOf, paging, text } from '#contract/fields.ts';
import { counts, draft, operatorExhibitor, operatorFair } from './company-fairs.ts';
import { drawnBooth } from './fair-shapes.ts';
import { fairCard, fairId, fairStatus } from './fair-views.ts';

/** As a camera reads it (a URL that contains the code) or as a person types it. */
const shownCode = text('入场码', { min: 8, max: 200 })
  .refine((value) => /^(?:https?:\/\/[^\s<>"']+[?&]code=)?[0-9a-z][0-9a-z -]{7,20}$/i.test(value), {
    error: '没有认出入场码，请核对后再试',
  })
  .meta({ title: '入场码' });
const ofContent = { access: 'operator', operators: ['content'] } as const;
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
    ...ofContent,
    summary: '新建招聘会（草稿）',
    body: draft,
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'GET /api/admin/fairs/:id': { ...atTheDoor, summary: '一场招聘会的全部信息', params: fairId, returns: operatorFair },
  'PUT /api/admin/fairs/:id': {
    ...ofContent,
    summary: '修改招聘会',
    params: fairId,
    body: draft,
    returns: operatorFair,
  },
  'PUT /api/admin/fairs/:id/booths': {
    ...ofContent,
    summary: '规划展位：按展位号对应，已占用或已定的不能删除',
    params: fairId,
    body: z.strictObject({
      booths: list(drawnBooth, '展位', { max: 600 }),
    }),
    returns: operatorFair,
  },
  'POST /api/admin/fairs/:id/moves': {
    ...ofContent,
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
    ...ofContent,
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
    returns: z.object({ name: z.string(), again: z.boolean(), checkedInAt: z.string(), counts }),
  },
} as const satisfies EndpointTable;
