import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, oneOf, text, whole } from '#contract/fields.ts';
import { examCard, examDetail, examForm, examPost, examPostForm, mostExamPosts } from './exam-shapes.ts';

const params = z.object({ id: id('项目编号') });
const write = { access: 'recruiter', members: ['recruiter'] } as const;

/** A row of an organiser's table: the post as read, and what was not understood, cell by cell. */
export const readPostRow = z.object({
  number: z.number(),
  cells: z.record(z.string(), z.string()),
  /** null: the row is no post (a note below the table) or lacks what a post needs. */
  post: examPostForm.nullable(),
  notes: z.array(z.string()),
});
export type ReadPostRow = z.output<typeof readPostRow>;

export const ownExam = examDetail.extend({
  revision: z.number(),
  moves: z.array(z.string()),
  /** What keeps it from being published, in words. */
  lacking: z.array(z.string()),
});
export type OwnExam = z.output<typeof ownExam>;

export const companyExamEndpoints = {
  'GET /api/company/exams': {
    ...write,
    summary: '本单位的公开招聘项目，及是否已获准组织',
    returns: z.object({ allowed: z.boolean(), items: z.array(examCard) }),
  },
  'POST /api/company/exams': {
    ...write,
    summary: '新建项目（草稿），按通行做法预填规则',
    body: z.strictObject({ title: examForm.shape.title, regionCode: examForm.shape.regionCode }),
    returns: z.object({ id: z.string() }),
    idempotent: true,
  },
  'GET /api/company/exams/:id': { ...write, summary: '一个项目的全部信息', params, returns: ownExam },
  'PUT /api/company/exams/:id': {
    ...write,
    summary: '保存公告、规则和时间；发布后改时间会生成补充公告并通知关注者。revision 过时返回 409',
    params,
    body: examForm.extend({ revision: whole('版本', 1, 1_000_000_000) }),
    returns: ownExam,
  },
  'POST /api/company/exams/:id/table': {
    ...write,
    summary: '读取上传的岗位表：每一行读出的岗位，及没有读懂的地方；不保存',
    params,
    body: z.strictObject({ fileId: id('文件编号'), sheet: text('工作表', { min: 1, max: 40 }).optional() }),
    returns: z.object({
      sheets: z.array(z.string()),
      sheet: z.string(),
      columns: z.array(z.string()),
      rows: z.array(readPostRow),
    }),
  },
  'PUT /api/company/exams/:id/posts': {
    ...write,
    summary: '保存整张岗位表（仅草稿可改）',
    params,
    body: z.strictObject({
      posts: z
        .array(examPostForm)
        .max(mostExamPosts, { error: `岗位最多 ${mostExamPosts} 个` })
        .meta({ title: '岗位' }),
    }),
    returns: z.object({ items: z.array(examPost) }),
  },
  'GET /api/company/exams/:id/posts': {
    ...write,
    summary: '项目的岗位表，草稿也可读',
    params,
    returns: z.object({ items: z.array(examPost) }),
  },
  'POST /api/company/exams/:id/moves': {
    ...write,
    summary: '发布、暂停、恢复、取消、归档；暂停和取消须写明原因，并通知关注者',
    params,
    body: z.strictObject({
      move: oneOf(['publish', 'suspend', 'resume', 'cancel', 'close'], '操作'),
      reason: text('原因', { max: 200 }).optional(),
    }),
    returns: ownExam,
    idempotent: true,
  },
  'POST /api/company/exams/:id/notices': {
    ...write,
    summary: '发布补充公告，通知关注者',
    params,
    body: z.strictObject({ title: text('标题', { min: 4, max: 60 }), body: text('内容', { min: 4, max: 2000 }) }),
    returns: ownExam,
    idempotent: true,
  },
} as const satisfies EndpointTable;
