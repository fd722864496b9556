import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, day, id, instant, list, moment, oneOf, paging, stateOf, text, whole } from '#contract/fields.ts';
import { forStaff, ofExam, staffWrite } from '../exam-shapes.ts';
import { candidate, candidateSteps, outcomeMoves } from '../results/candidate-state.ts';
import { pointsField } from '../results/result-shapes.ts';

const ofCandidate = z.object({ id: id('报名编号') });

export const mostSlots = 200;

const slotForm = z.strictObject({
  startsAt: instant('开始时间'),
  endsAt: instant('结束时间'),
  place: text('地点', { min: 2, max: 60 }),
  seats: whole('人数', 1, 500),
});
export type SlotForm = z.output<typeof slotForm>;

const slot = z.object({
  id: z.string(),
  startsAt: moment(),
  endsAt: moment(),
  place: z.string(),
  seats: z.number(),
  taken: z.number(),
});
export type RecheckSlot = z.output<typeof slot>;

const slots = z.object({
  items: z.array(slot),
  /** Who is to choose one, and how many have. */
  people: z.number(),
  chosen: z.number(),
  mayArrange: z.boolean(),
});

/** A person's own way from the shortlist on, as far as it is theirs to act. */
const candidacy = z.object({
  /** Whether the recheck waits for this person, is passed or not part of the project, or the person is out. */
  state: z.enum(['recheck', 'passed', 'out']),
  /** Free slots and the chosen one; empty unless the recheck waits for this person. */
  slots: z.array(slot.omit({ taken: true }).extend({ free: z.number() })),
  slotId: z.string().nullable(),
  mayWithdraw: z.boolean(),
});
export type Candidacy = z.output<typeof candidacy>;

const candidateRow = z.object({
  /** Of the registration. */
  id: z.string(),
  ticket: z.string(),
  name: z.string(),
  post: z.object({ code: z.string(), title: z.string(), employer: z.string() }),
  status: stateOf(candidate),
  /** The stage that was left, of those who are out. */
  leftFrom: z.string().nullable(),
  /** Why this person is out, or is examined again. */
  reason: z.string().nullable(),
  slot: z.object({ startsAt: moment(), endsAt: moment(), place: z.string() }).nullable(),
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
  'GET /api/company/exams/:id/slots': { ...forStaff, summary: '资格复审的时段，和每个时段已选的人数', returns: slots },
  'POST /api/company/exams/:id/slots': {
    ...staffWrite,
    summary: '增加资格复审的时段，须在复审的起止时间之内',
    body: z.strictObject({
      slots: list(slotForm, '时段', { min: 1, max: mostSlots, unit: '个时段', atOnce: true, ask: '没有时段' }),
    }),
    returns: slots,
  },
  'GET /api/company/exams/:id/recheckList.pdf': {
    ...forStaff,
    summary: '打印资格复审一天的名单：按地点和时段，每人一行签字；审核员只有所负责岗位的',
    query: z.object({ day: day('日期') }),
    produces: 'application/pdf',
  },
  'DELETE /api/company/examSlots/:id': {
    ...forStaff,
    summary: '删除一个还没有人选的时段',
    params: z.object({ id: id('时段编号') }),
    returns: slots,
  },
  'GET /api/exams/:id/candidacy': {
    access: 'seeker',
    summary: '本人入围以后的环节：复审的可选时段和已选时段',
    params: ofExam,
    returns: candidacy,
  },
  'PUT /api/exams/:id/candidacy/slot': {
    access: 'seeker',
    summary: '选择或更换资格复审的时段，开始之前可以更换',
    params: ofExam,
    body: z.strictObject({ slotId: id('时段编号') }),
    returns: candidacy,
    idempotent: true,
  },
  'POST /api/exams/:id/candidacy/withdrawal': {
    access: 'seeker',
    summary: '入围以后放弃，不能恢复，由下一位递补',
    params: ofExam,
    body: z.strictObject({ reason: text('原因', { min: 2, max: 200 }) }),
    returns: candidacy,
    idempotent: true,
  },
  'GET /api/company/exams/:id/candidates': {
    ...forStaff,
    summary: '资格复审、体检、考察的人员：每人的结论、时段和递补关系；审核员只见所负责岗位的',
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
    ...staffWrite,
    summary: '登记一人在这一环节的结论：合格、复检、不合格、未到或放弃；或写明原因撤销结论',
    params: ofCandidate,
    body: z.strictObject({
      move: oneOf(outcomeMoves, '结论'),
      reason: text('原因', { max: 200 }).default(''),
    }),
    returns: candidateRow,
  },
  'POST /api/company/examCandidates/:id/replacement': {
    ...staffWrite,
    summary: '由已公布名次中的下一位递补离开的人，并通知递补的人；末位同分的在复审前一并递补',
    params: ofCandidate,
    body: z.strictObject({ reason: text('原因', { min: 2, max: 200 }) }),
    returns: z.object({ items: z.array(candidateRow) }),
  },
  'PUT /api/company/examCandidates/:id/extra': {
    ...staffWrite,
    summary: '登记同分人员的加试成绩：另一人登记了同样的分数后生效，下一次生成名单时按它排序',
    params: ofCandidate,
    body: z.strictObject({ points: pointsField('加试成绩', 100, 2) }),
    returns: candidateRow,
  },
} as const satisfies EndpointTable;
