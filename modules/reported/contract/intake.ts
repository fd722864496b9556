import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, moment, oneOf, text, webAddress, whole } from '#contract/fields.ts';
import { applyBy } from '#contract/posts/apply-by.ts';
import { examCard, examReading, reportedChange, reportedForm } from '#modules/exams/contract.ts';

const desk = { access: 'operator', operators: ['review', 'intake'] } as const;
const params = z.object({ id: id('录入编号') });
const source = z.object({ id: id('来源编号') });

/** What an announcement is beside a project that stands here. */
export const relations = {
  duplicate: '可能已经录入',
  change: '可能是它的补充公告',
  successor: '可能是它的下一次',
} as const;
export type Relation = keyof typeof relations;

export const intakeStates = { waiting: '待核对', published: '已录入' } as const;
export type IntakeState = keyof typeof intakeStates;

const { steps, rules, phones } = reportedForm.shape;

/** A form that was filled from an announcement; what was not found is empty. */
const intakeDraft = z.object({
  ...z.object({
    title: z.string(),
    documentNumber: z.string(),
    organiser: z.string(),
    regionCode: z.string(),
    announcedOn: z.string(),
    announcement: z.string(),
  }).shape,
  applyBy,
  steps,
  rules,
  phones,
});
export type IntakeDraft = z.output<typeof intakeDraft>;

/** Something that a person has to look up in the announcement. */
const doubt = z.object({ line: z.number().nullable(), text: z.string() });
export type Doubt = z.output<typeof doubt>;

const intakeReading = z.object({
  reading: examReading,
  draft: intakeDraft,
  /** The line where each field stood, from 0. */
  places: z.record(z.string(), z.number()),
  doubts: z.array(doubt),
  /** Files that are empty forms: to be downloaded beside the project. */
  attachments: z.array(z.object({ id: z.string(), name: z.string() })),
  near: z.array(z.object({ exam: examCard, relation: z.enum(Object.keys(relations) as [Relation, ...Relation[]]) })),
});
export type IntakeReading = z.output<typeof intakeReading>;

const intakeItem = z.object({
  id: z.string(),
  status: z.enum(Object.keys(intakeStates) as [IntakeState, ...IntakeState[]]),
  title: z.string(),
  organiser: z.string(),
  posts: z.number(),
  doubts: z.array(z.string()),
  readBy: z.string(),
  readAt: moment(),
  /** Who looked at what was doubtful; null where nothing was, or nobody has. */
  checkedBy: z.string().nullable(),
  examId: z.string().nullable(),
  /** The caller read it, and another person checks it. */
  isOwn: z.boolean(),
});
export type IntakeItem = z.output<typeof intakeItem>;

const intakeSource = z.object({ id: z.string(), name: z.string(), link: z.string(), lookedAt: moment().nullable() });
export type IntakeSource = z.output<typeof intakeSource>;

export const intakeEndpoints = {
  'GET /api/admin/intakes': {
    ...desk,
    summary: '录入的外部公告，待核对的在前；最近 7 天的合计',
    query: z.object({ status: oneOf(['waiting', 'published'], '状态').optional() }),
    returns: z.object({
      items: z.array(intakeItem),
      waiting: z.number(),
      /** Of the last seven days; the seconds are those of a person for one announcement, in the middle. */
      week: z.object({ published: z.number(), posts: z.number(), seconds: z.number().nullable() }),
    }),
  },
  'POST /api/admin/intakes/readings': {
    ...desk,
    summary:
      '读公告：几个文件（docx、pdf、xlsx、csv）或粘贴的文字，填好草稿，每一项带出处；空白的报名表列为附件；列出可能重复的和前后相继的项目；不保存',
    body: z.strictObject({
      fileIds: list(id('公告文件'), '公告文件', { max: 10 }).default([]),
      text: text('公告文字', { max: 60_000 }).default(''),
    }),
    returns: intakeReading,
  },
  'POST /api/admin/intakes': {
    ...desk,
    summary: '录入：没有存疑的直接发布，有存疑的等另一位同事核对',
    body: reportedForm.extend({
      doubts: list(text('存疑', { min: 1, max: 200 }), '存疑', { max: 50 }),
      seconds: whole('用时', 0, 86_400),
    }),
    returns: z.object({ id: z.string(), examId: z.string().nullable() }),
    idempotent: true,
  },
  'GET /api/admin/intakes/:id': {
    ...desk,
    summary: '一份待核对的录入',
    params,
    returns: intakeItem.extend({ form: reportedForm.nullable() }),
  },
  'POST /api/admin/intakes/:id/check': {
    ...desk,
    summary: '核对后发布；不能核对自己录入的',
    params,
    body: reportedForm,
    returns: z.object({ examId: z.string() }),
    idempotent: true,
  },
  'DELETE /api/admin/intakes/:id': { ...desk, summary: '丢弃一份待核对的录入', params },
  'POST /api/admin/reportedExams/:id/changes': {
    ...desk,
    summary: '外部公告的补充公告：改时间，记下前后，并通知关注的人',
    params: z.object({ id: id('外部项目编号') }),
    body: reportedChange,
    idempotent: true,
  },
  'GET /api/admin/intakeSources': {
    ...desk,
    summary: '发布公告的网页，最久没有看的在前',
    returns: z.array(intakeSource),
  },
  'POST /api/admin/intakeSources': {
    ...desk,
    summary: '添加一个来源',
    body: z.strictObject({ name: text('来源名称', { min: 2, max: 40 }), link: webAddress('来源网址') }),
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'PUT /api/admin/intakeSources/:id': { ...desk, summary: '记下今天看过', params: source },
  'DELETE /api/admin/intakeSources/:id': { ...desk, summary: '删除一个来源', params: source },
} as const satisfies EndpointTable;
