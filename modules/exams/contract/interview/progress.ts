import { z } from 'zod';
import { clientId } from '#contract/chat/chat-fields.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, oneOf, stateOf, text } from '#contract/fields.ts';
import { forStaff, proposal, staffWrite } from '../exam-shapes.ts';
import { candidate } from '../results/candidate-state.ts';
import { pointsField } from '../results/result-shapes.ts';
import { judgeProposal } from '../terms/exam-terms.ts';
import { examGroup, fullSheet, mostCriteria } from './groups.ts';

const ofGroup = z.object({ id: id('小组编号') });
/** The id that the device gave to a sheet. */
const ofSheet = z.object({ id: clientId.meta({ title: '评分表编号' }) });

/** Points in the order of the group's lines. */
export const marks = list(pointsField('分数', fullSheet, 2), '评分', {
  min: 1,
  max: mostCriteria,
  most: `评分项最多 ${mostCriteria} 个`,
  ask: '请逐项评分',
});

const sheetMark = z.object({ name: z.string(), max: z.number(), value: z.number() });

const judged = z.object({
  judgeId: z.string(),
  state: z.enum(['open', 'sealed', 'recused']),
  sheet: z.object({ id: z.string(), total: z.number(), marks: z.array(sheetMark) }).nullable(),
  /** Why a judge steps back. */
  reason: z.string(),
});

const person = z.object({
  /** Of the registration. */
  id: z.string(),
  lot: z.number(),
  name: z.string(),
  post: z.object({ code: z.string(), title: z.string() }),
  status: stateOf(candidate),
  /** The interview's score as it counts now: without extremes and with correction where the project says so. */
  score: z.number().nullable(),
  isDone: z.boolean(),
  judged: z.array(judged),
});
export type JudgedPerson = z.output<typeof person>;

const correction = proposal.omit({ proposedAt: true }).extend({
  lot: z.number(),
  judge: z.object({ number: z.number(), name: z.string() }),
  before: z.number(),
  total: z.number(),
  marks: z.array(sheetMark),
});
export type SheetCorrection = z.output<typeof correction>;

const progress = z.object({
  group: examGroup,
  /** All judges who may have sheets, removed ones too, in the order of `judged`. `counts`: whether their sheets count. */
  judges: z.array(
    z.object({ id: z.string(), number: z.number(), name: z.string(), removed: z.boolean(), counts: z.boolean() }),
  ),
  /** Whether a sheet is sealed: from then on judges are named with a reason. */
  isUnderWay: z.boolean(),
  /** Changes of judges that wait for another person. */
  proposals: z.array(judgeProposal),
  people: z.array(person),
  corrections: z.array(correction),
});
export type GroupProgress = z.output<typeof progress>;

export const examProgressEndpoints = {
  'GET /api/company/examGroups/:id': {
    ...forStaff,
    summary: '一个面试小组的进度：每个签号由谁封存了评分、得分和待确认的更正',
    params: ofGroup,
    returns: progress,
  },
  'POST /api/company/examGroups/:id/moves': {
    ...staffWrite,
    summary: '结束一个小组：每个签号都已评完才能结束，之后只能更正',
    params: ofGroup,
    body: z.strictObject({ move: oneOf(['close'], '操作') }),
    returns: progress,
  },
  'POST /api/company/examGroups/:id/people': {
    ...staffWrite,
    summary: '登记一位考生面试缺席，或撤销登记',
    params: ofGroup,
    body: z.strictObject({
      registrationId: id('考生'),
      move: oneOf(['absent', 'restore'], '操作'),
      reason: text('原因', { min: 2, max: 100 }),
    }),
    returns: progress,
  },
  'POST /api/company/examSheets/:id/corrections': {
    ...staffWrite,
    summary: '对一份已封存的评分表提出更正，写明原因；由另一人确认后生效',
    params: ofSheet,
    body: z.strictObject({ marks, reason: text('更正原因', { min: 2, max: 200 }) }),
    returns: progress,
  },
  'POST /api/company/examSheets/:id/moves': {
    ...staffWrite,
    summary: '确认或退回别人提出的更正，或撤回自己的',
    params: ofSheet,
    body: z.strictObject({ move: oneOf(['confirm', 'drop'], '操作') }),
    returns: progress,
  },
} as const satisfies EndpointTable;
