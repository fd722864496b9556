import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, moment, oneOf, personName, stateOf, text } from '#contract/fields.ts';
import { forStaff, staffWrite } from '../exam-shapes.ts';
import { objection, objectionKinds } from '../results/objection-state.ts';

const ofList = z.object({ id: id('名单编号') });

/** Until when a list takes objections. */
const objectionWindow = z.object({
  endsAt: moment(),
  /** Working days; 0 where the window counts plain days. */
  workingDays: z.number(),
  open: z.boolean(),
});

/** An objection as anyone reads it: neither who made it nor whom it is about, and its words once it is answered. */
const publicObjection = z.object({
  id: z.string(),
  kind: z.string(),
  status: stateOf(objection),
  madeAt: moment(),
  answer: z.string(),
  answeredAt: moment().nullable(),
});
export type PublicObjection = z.output<typeof publicObjection>;

const publicObjections = z.object({ window: objectionWindow.nullable(), items: z.array(publicObjection) });
export type PublicObjections = z.output<typeof publicObjections>;

const staffObjection = publicObjection.extend({
  list: z.object({ id: z.string(), kind: z.string() }),
  body: z.string(),
  /** Who made it. */
  name: z.string(),
  /** Whom it is about, as the list has it; null for the list as a whole. */
  about: z.object({ name: z.string(), ticket: z.string(), post: z.string() }).nullable(),
  /** A signed link to the evidence. */
  file: z.object({ name: z.string(), url: z.string() }).nullable(),
  answeredBy: z.string(),
});
export type StaffObjection = z.output<typeof staffObjection>;

/** A public list that takes, or took, objections. */
const objectedList = objectionWindow.extend({
  list: z.object({ id: z.string(), kind: z.string() }),
  publicAt: moment(),
});

const staffObjections = z.object({
  items: z.array(staffObjection),
  mayAnswer: z.boolean(),
  /** Of the last version of each kind of list that is public and takes objections. */
  windows: z.array(objectedList),
});
export type StaffObjections = z.output<typeof staffObjections>;

export const examObjectionEndpoints = {
  'GET /api/examPublications/:id/objections': {
    access: 'anyone',
    summary: '一份名单的异议期和异议：处理中的只有类别，答复后公开答复，不显示异议人；成绩复查只告诉本人',
    params: ofList,
    returns: publicObjections,
  },
  'POST /api/examPublications/:id/objections': {
    access: 'account',
    summary: '实名提出异议（公示期内），或对本人笔试成绩申请复查（复查期内）',
    params: ofList,
    body: z.strictObject({
      kind: code(objectionKinds, '异议类别'),
      /** The line of the list that it is about; null for the list as a whole. Not read for a recount. */
      aboutId: id('针对的人').nullable().default(null),
      name: personName('真实姓名'),
      body: text('事实与理由', { min: 10, max: 1_000 }),
      fileId: id('证据').nullable().default(null),
      pledged: z.literal(true, { error: '请确认对所述内容的真实性负责' }).meta({ title: '真实性承诺' }),
    }),
    returns: z.object({ id: z.string() }),
  },
  'GET /api/company/exams/:id/objections': {
    ...forStaff,
    summary: '项目收到的异议和复查，待答复的在前；负责人和监督可读，含提出人',
    returns: staffObjections,
  },
  'POST /api/company/examObjections/:id/moves': {
    ...staffWrite,
    summary: '答复一件异议或复查：属实并更正，或不属实；答复公开，复查的答复只告诉本人',
    params: z.object({ id: id('异议编号') }),
    body: z.strictObject({
      move: oneOf(['uphold', 'dismiss'], '结论'),
      answer: text('答复', { min: 4, max: 1_000 }),
    }),
    returns: staffObjections,
  },
} as const satisfies EndpointTable;
