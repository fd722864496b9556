import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, day, id, oneOf, paging, text } from '#contract/fields.ts';
import { candidateSteps, outcomeMoves } from './outcomes.ts';

const ofExam = z.object({ id: id('项目编号') });
const ofCandidate = z.object({ id: id('报名编号') });
const forStaff = { access: 'recruiter' } as const;

const candidateRow = z.object({
  /** Of the registration. */
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  post: z.object({ code: z.string(), title: z.string(), employer: z.string() }),
  status: z.string(),
  /** The stage that was left, of those who are out. */
  leftFrom: z.string().nullable(),
  /** Why this person is out, or is examined again. */
  reason: z.string().nullable(),
  slot: z.object({ startsAt: z.string(), endsAt: z.string(), place: z.string() }).nullable(),
  /** Whose place this person took. */
  replaces: z.string().nullable(),
  /** Who took this person's place. */
  replacedBy: z.string().nullable(),
  /** The place in the last published order; null where none is published. */
  rank: z.number().nullable(),
  extra: z.number().nullable(),
  /** Points that one person entered and another has not. */
  extraWaiting: z.number().nullable(),
  moves: z.array(z.string()),
  /** Whether the next in the order may take the place. */
  mayReplace: z.boolean(),
});
export type CandidateLine = z.output<typeof candidateRow>;

export const examCandidateEndpoints = {
  'GET /api/company/exams/:id/candidates': {
    ...forStaff,
    summary: '资格复审、体检、考察的人员：每人的结论、时段和递补关系；审核员只见所负责岗位的',
    params: ofExam,
    query: z.object({
      step: code(candidateSteps, '环节').optional(),
      /** People of one day of the recheck, by time. */
      day: day('日期').optional(),
      keyword: text('姓名或准考证号', { max: 20 }).optional(),
      page: paging.page,
    }),
    returns: z.object({
      items: z.array(candidateRow),
      total: z.number(),
      /** People of each step who wait for an outcome. */
      counts: z.record(z.string(), z.number()),
      maySetExtra: z.boolean(),
      replaceUntil: z.string().nullable(),
    }),
  },
  'POST /api/company/examCandidates/:id/moves': {
    ...forStaff,
    summary: '登记一人在这一环节的结论：合格、复检、不合格、未到或放弃；或写明原因撤销结论',
    params: ofCandidate,
    body: z.strictObject({
      move: oneOf(outcomeMoves, '结论'),
      reason: text('原因', { max: 200 }).default(''),
    }),
    returns: candidateRow,
    idempotent: true,
  },
  'POST /api/company/examCandidates/:id/replacement': {
    ...forStaff,
    summary: '由已公布名次中的下一位递补离开的人，并通知递补的人；末位同分的在复审前一并递补',
    params: ofCandidate,
    body: z.strictObject({ reason: text('原因', { min: 2, max: 200 }) }),
    returns: z.object({ items: z.array(candidateRow) }),
    idempotent: true,
  },
  'PUT /api/company/examCandidates/:id/extra': {
    ...forStaff,
    summary: '登记同分人员的加试成绩：另一人登记了同样的分数后生效，下一次生成名单时按它排序',
    params: ofCandidate,
    body: z.strictObject({
      points: z
        .number({ error: '加试成绩应为数字' })
        .min(0, { error: '加试成绩不能小于 0' })
        .max(100, { error: '加试成绩不能大于 100' })
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: '加试成绩最多两位小数' })
        .meta({ title: '加试成绩' }),
    }),
    returns: candidateRow,
    idempotent: true,
  },
} as const satisfies EndpointTable;
