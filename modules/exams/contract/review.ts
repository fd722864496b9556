import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, codes, id, instant, list, listOf, moment, oneOf, paging, stateOf, text } from '#contract/fields.ts';
import { statesOf } from '#contract/machine.ts';
import { resumeSnapshot } from '#contract/resumes/resumes.ts';
import { askableKinds } from './evidence.ts';
import { forStaff, staffWrite } from './exam-shapes.ts';
import { type RegistrationState, registration } from './registration-state.ts';
import { registrationEvent, registrationShape } from './registrations.ts';

const params = z.object({ id: id('报名编号') });
/** States by which a reviewer filters the queue, in the order of its tabs. */
export const reviewStates = statesOf(registration) as [RegistrationState, ...RegistrationState[]];

/** How a registration stands against the rules: the worst of them. `person`: all fit that could be compared. */
export const standings = { fits: '规则全过', person: '有待核对', missing: '缺信息', unfit: '有不符' } as const;
export type Standing = keyof typeof standings;

/** How long a reviewer undoes the own last decision with one key; its applicant is told when this is over. */
export const undoMs = 30_000;

const queueItem = registrationShape.pick({ id: true, number: true, status: true, submittedAt: true }).extend({
  name: z.string(),
  post: z.object({ code: z.string(), title: z.string() }),
  standing: z.string(),
  /** Whether another registration of the project that counts has the same identity number. */
  isTwin: z.boolean(),
  /** Who else reviews it now. */
  claimedBy: z.string().nullable(),
});
export type QueueItem = z.output<typeof queueItem>;

const undoable = z.object({
  id: z.string(),
  name: z.string(),
  status: stateOf(registration),
  until: moment(),
});
export type Undoable = z.output<typeof undoable>;

const asRegistered = {
  number: true,
  identity: true,
  status: true,
  submittedAt: true,
  reason: true,
  fee: true,
} as const;
const tableRow = registrationShape.pick(asRegistered).extend({
  name: z.string(),
  gender: z.string(),
  /** Masked except for who leads the project. */
  phone: z.string(),
  post: z.object({ code: z.string(), title: z.string(), employer: z.string() }),
  standing: z.string(),
  /** Whether an accessible seat is asked for. */
  accessible: z.boolean(),
  decidedAt: moment().nullable(),
});
export type RegistrationTableRow = z.output<typeof tableRow>;

const reviewed = registrationShape.extend({
  standing: z.string(),
  snapshot: resumeSnapshot,
  /** Other registrations of the project that count and have the same identity number. */
  twins: z.array(z.object({ number: z.number(), status: stateOf(registration) })),
  /** With who made each move; null for applicants, the clock and people who left. */
  events: z.array(registrationEvent.extend({ by: z.string().nullable() })),
  /** What the first reviewer decided, and who that is, while another person has to confirm it. */
  proposal: z.object({ move: z.string(), by: z.string(), mine: z.boolean() }).nullable(),
  moves: z.array(z.string()),
});
export type ReviewedRegistration = z.output<typeof reviewed>;

export const examReviewEndpoints = {
  'GET /api/company/exams/:id/registrations': {
    ...forStaff,
    summary:
      '审核队列：先交先审；counts 为各状态人数，fits 为可批量通过的人数，receipts 为已交凭证待确认的人数，twins 为证号与本项目另一份报名相同的人数',
    query: z.object({
      status: oneOf(reviewStates, '状态').optional(),
      standing: code(standings, '规则比对').optional(),
      keyword: text('姓名或报名号', { max: 30 }).optional(),
      /** Only those who sent the receipt of a fee that is not confirmed. */
      receipt: oneOf(['sent'], '缴费凭证').optional(),
      /** Only those whose identity number another one has. */
      twins: oneOf(['only'], '同证号').optional(),
      ...paging,
    }),
    returns: listOf(queueItem).extend({
      counts: z.record(z.string(), z.number()),
      fits: z.number(),
      receipts: z.number(),
      twins: z.number(),
      /** The caller's last decision while it may be undone. */
      undo: undoable.nullable(),
    }),
  },
  'GET /api/company/exams/:id/registrationRows': {
    ...forStaff,
    summary: '报名名单，供下载成表格，按报名号每次 500 行；身份证号打码，手机号只有负责人看得到全号；下载有记录',
    query: z.object({ status: oneOf(reviewStates, '状态').optional(), cursor: paging.cursor }),
    returns: z.object({ items: z.array(tableRow), nextCursor: z.string().nullable() }),
    effectful: true,
  },
  'GET /api/company/examRegistrations/:id': {
    ...forStaff,
    summary: '一份报名：提交时的简历、逐条比对和材料清单；身份证号打码',
    params,
    returns: reviewed,
  },
  'POST /api/company/examRegistrations/:id/moves': {
    ...staffWrite,
    summary:
      '通过、退回补件、不通过、退回初审、撤销结论，对申诉作出答复（由没有作过结论的人），以及确认缴费、免缴、未缴费、已退费；退回须写明截止时间，除全部符合的通过、确认缴费和本人 30 秒内撤销刚作的结论外都须写明理由；这 30 秒过后才通知考生',
    params,
    body: z.strictObject({
      move: oneOf(
        ['approve', 'return', 'refuse', 'dispute', 'reopen', 'grant', 'uphold', 'pay', 'waive', 'lapse', 'refund'],
        '操作',
      ),
      reason: text('理由', { max: 300 }).default(''),
      completeBy: instant('补件截止时间').optional(),
      /** Of `return`: what the applicant may and has to send. */
      asked: codes(askableKinds, '要补的材料').default([]),
    }),
    returns: reviewed,
  },
  'POST /api/company/examRegistrations/:id/claim': {
    ...forStaff,
    summary: '领取一份待审核或待复核的报名，5 分钟内只有自己能给结论，再次领取即延长；已被别人领取时 409',
    params,
    returns: z.object({ until: moment() }),
  },
  'DELETE /api/company/examRegistrations/:id/claim': { ...forStaff, summary: '放回队列', params },
  'POST /api/company/exams/:id/approvals': {
    ...staffWrite,
    summary:
      '批量通过规则全过的待审报名（全部须复核的项目为提交复核），或确认别人初审通过的；其余的和别人正在审的原样留下',
    body: z.strictObject({
      ids: list(id('报名编号'), '报名', { min: 1, max: 200, unit: '份', atOnce: true }),
    }),
    returns: z.object({ approved: z.number() }),
  },
  'POST /api/company/examRegistrations/:id/identity': {
    ...forStaff,
    summary: '查看完整身份证号；须写明原因，查看会记录',
    params,
    body: z.strictObject({ reason: text('查看原因', { min: 2, max: 100 }) }),
    returns: z.object({ number: z.string() }),
  },
  'GET /api/company/examEvidence/:id': {
    ...forStaff,
    summary: '查看一份材料；每次查看都会记录',
    params: z.object({ id: id('材料编号') }),
    effectful: true,
    produces: 'application/octet-stream',
  },
} as const satisfies EndpointTable;
