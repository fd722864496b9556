import { z } from 'zod';
import { type EndpointTable, reviewOperators } from '#contract/endpoint.ts';
import { id, listOf, moment, oneOf, paging, text, yesNo } from '#contract/fields.ts';
import { examCard, ofExam } from './exam-shapes.ts';

export const organiser = z.object({
  companyId: z.string(),
  name: z.string(),
  allowed: z.boolean(),
  at: moment(),
  reason: z.string(),
  exams: z.number(),
});
export type ExamOrganiser = z.output<typeof organiser>;

export const operatorExamEndpoints = {
  'GET /api/admin/exams': {
    ...reviewOperators,
    summary: '全部公开招聘项目，草稿除外',
    query: z.object({ keyword: text('关键词', { max: 40 }).optional(), ...paging }),
    returns: listOf(
      examCard.extend({
        moves: z.array(z.string()),
        reason: z.string().nullable(),
        /** How many refusals were appealed, and how many of these wait for an answer. */
        appeals: z.object({ all: z.number(), open: z.number() }),
      }),
    ),
  },
  'POST /api/admin/exams/:id/moves': {
    ...reviewOperators,
    summary: '暂停或恢复一个项目；暂停须写明原因，会告知组织单位和关注者',
    params: ofExam,
    body: z.strictObject({
      move: oneOf(['suspend', 'resume'], '操作'),
      reason: text('原因', { max: 200 }).optional(),
    }),
    idempotent: true,
  },
  'GET /api/admin/examOrganisers': {
    ...reviewOperators,
    summary: '获准组织公开招聘的单位',
    query: z.object(paging),
    returns: listOf(organiser),
  },
  'PUT /api/admin/examOrganisers/:id': {
    ...reviewOperators,
    summary: '准许一家已认证单位组织公开招聘，或收回',
    params: z.object({ id: id('单位编号') }),
    body: z.strictObject({
      allowed: yesNo('准许', '请选择准许或收回'),
      reason: text('理由', { min: 2, max: 200 }),
    }),
  },
} as const satisfies EndpointTable;
