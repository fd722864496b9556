import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, instant, list, oneOf, text, whole } from '#contract/fields.ts';
import { examReading, readPostRow } from './exam-reading.ts';
import {
  examCard,
  examDay,
  examDetail,
  examForm,
  examPost,
  examPostForm,
  forStaff,
  mostAttachments,
  mostExamPosts,
  staffWrite,
} from './exam-shapes.ts';
import { staffRole } from './staff.ts';
import { termsProposal } from './terms/exam-terms.ts';

/** People in each step of a project. */
const examProgress = z.object({
  registered: z.number(),
  /** That the organiser has to decide: not those returned, which wait for the candidate. */
  waiting: z.number(),
  approved: z.number(),
  appeals: z.number(),
  /** null where no fee is asked. */
  paid: z.number().nullable(),
  seated: z.number(),
});
export type ExamProgress = z.output<typeof examProgress>;

export const ownExam = examDetail.extend({
  revision: z.number(),
  progress: examProgress,
  moves: z.array(z.string()),
  /** The caller's part in it. */
  role: staffRole,
  /** What keeps it from being published, in words. */
  lacking: z.array(z.string()),
  /** Where the text of a draft's announcement is read as saying something else than what was filled in, in words. */
  differing: z.array(z.string()),
  /** Changes of terms that wait for another lead. */
  proposals: z.array(termsProposal),
});
export type OwnExam = z.output<typeof ownExam>;

/** The table of posts as staff see it. */
const ownPosts = z.object({
  /** `waiting`: people of the post whose registration the organiser has to decide. */
  items: z.array(examPost.extend({ waiting: z.number().nullable() })),
  /** Days of registration, from the first to today. */
  days: z.array(examDay),
});
export type OwnPosts = z.output<typeof ownPosts>;

const shortPost = examPost.pick({ id: true, code: true, title: true, employer: true, headcount: true }).extend({
  ratio: z.number(),
  /** People approved and, where a fee is asked, paid. */
  people: z.number(),
  /** The headcount that the people suffice for. */
  suffices: z.number(),
});
export type ShortPost = z.output<typeof shortPost>;

export const companyExamEndpoints = {
  'GET /api/company/exams': {
    access: 'recruiter',
    summary: '自己是工作人员的公开招聘项目（主管理员为本单位的全部项目），及本单位是否已获准组织',
    returns: z.object({
      allowed: z.boolean(),
      mayCreate: z.boolean(),
      items: z.array(examCard.extend({ role: staffRole, progress: examProgress })),
    }),
  },
  'POST /api/company/exams': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '新建项目（草稿），按通行做法预填规则',
    body: z.strictObject({ title: examForm.shape.title, regionCode: examForm.shape.regionCode }),
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'GET /api/company/exams/:id': { ...forStaff, summary: '一个项目的全部信息', returns: ownExam },
  'PUT /api/company/exams/:id': {
    ...forStaff,
    summary:
      '保存公告、规则和时间。发布后改时间会生成补充公告并通知报名和关注的人；改名称、文号、公告和规则的，由另一位负责人确认后生效。revision 过时返回 409',
    body: examForm.extend({ revision: whole('版本', 1, 1_000_000_000) }),
    returns: ownExam,
  },
  'POST /api/company/exams/:id/table': {
    ...forStaff,
    summary: '读取上传的岗位表：每一行读出的岗位，及没有读懂的地方；不保存',
    body: z.strictObject({ fileId: id('文件编号'), sheet: text('工作表', { min: 1, max: 40 }).optional() }),
    returns: z.object({
      sheets: z.array(z.string()),
      sheet: z.string(),
      /** What a person should know about the table as a whole, such as hidden columns. */
      notes: z.array(z.string()),
      rows: z.array(readPostRow),
    }),
  },
  'POST /api/company/exams/:id/readings': {
    ...forStaff,
    summary:
      '从公告（Word、PDF 或粘贴的文字）读出标题、组织单位、人数、时间、条件、电话、费用、比例和岗位表，每一项带出处；不保存，文件读完即删',
    /** One of both. */
    body: z.strictObject({
      fileId: id('公告文件').optional(),
      text: text('公告文字', { max: 60_000 }).optional(),
    }),
    returns: examReading,
  },
  'PUT /api/company/exams/:id/posts': {
    ...forStaff,
    summary: '保存整张岗位表（仅草稿可改）',
    body: z.strictObject({
      posts: list(examPostForm, '岗位', { max: mostExamPosts }),
    }),
    returns: ownPosts,
  },
  'GET /api/company/exams/:id/posts': {
    ...forStaff,
    summary: '项目的岗位表和每天报名的人数，草稿也可读',
    returns: ownPosts,
  },
  'POST /api/company/exams/:id/moves': {
    ...staffWrite,
    summary:
      '发布、暂停、恢复、取消、归档；暂停和取消须写明原因，并通知关注者。公告正文读出来与填写的不一致时，核对后带上当时的 checked 才能发布',
    body: z.strictObject({
      move: oneOf(['publish', 'suspend', 'resume', 'cancel', 'close'], '操作'),
      reason: text('原因', { max: 200 }).optional(),
      /** The revision whose `differing` a person has checked: what was filled in holds. It is recorded with the publication. */
      checked: whole('核对时的版本', 1, 1_000_000_000).optional(),
    }),
    returns: ownExam,
  },
  'POST /api/company/exams/:id/payments': {
    ...staffWrite,
    summary: '按报名号批量确认缴费；不在待缴费名单里的号码原样返回',
    body: z.strictObject({
      numbers: list(whole('报名号', 100_000, 999_999_999_999), '报名号', {
        min: 1,
        max: 2_000,
        unit: '个报名号',
        atOnce: true,
        ask: '请填写报名号',
      }),
    }),
    returns: z.object({ paid: z.number(), unknown: z.array(z.number()) }),
  },
  'GET /api/company/exams/:id/ratio': {
    ...forStaff,
    summary: '未达开考比例的岗位，及还有多少人没有结论',
    returns: z.object({
      items: z.array(shortPost),
      /** People without a decision, or whose payment is not settled. */
      waiting: z.number(),
    }),
  },
  'POST /api/company/exams/:id/ratio': {
    ...staffWrite,
    summary: '核减或取消未达开考比例的岗位（人数为 0 即取消），生成补充公告并通知考生；可允许被取消岗位的考生改报',
    body: z.strictObject({
      posts: list(z.strictObject({ id: id('岗位'), headcount: whole('核减后人数', 0, 500) }), '岗位', {
        min: 1,
        max: mostExamPosts,
      }),
      chooseUntil: instant('改报截止时间').optional(),
    }),
    returns: ownExam,
  },
  'POST /api/company/exams/:id/notices': {
    ...staffWrite,
    summary: '发布补充公告，通知关注者',
    body: z.strictObject({ title: text('标题', { min: 4, max: 60 }), body: text('内容', { min: 4, max: 2000 }) }),
    returns: ownExam,
  },
  'PUT /api/company/exams/:id/attachments': {
    ...forStaff,
    summary: '项目的附件，按给出的次序整份保存；发布后增减附件会生成补充公告并通知关注者',
    body: z.strictObject({
      fileIds: list(id('附件'), '附件', { max: mostAttachments, ask: '请选择附件' }),
    }),
    returns: ownExam,
  },
} as const satisfies EndpointTable;
