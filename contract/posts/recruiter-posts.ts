import { z } from 'zod';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { id, list, stateOf, text, whole } from '#contract/fields.ts';
import { postDraftForm } from './post-fields.ts';
import { post } from './post-state.ts';
import { recruiterMoves } from './post-states.ts';
import { type FindingKind, findingKinds } from './text-check/rules.ts';

/** The write side of 职位: what a recruiter saves, submits, copies and changes in bulk. */

const postFinding = z.object({
  field: z.string(),
  kind: z.enum(Object.keys(findingKinds) as [FindingKind, ...FindingKind[]]),
  severity: z.enum(['block', 'warn']),
  from: z.number(),
  to: z.number(),
  words: z.string(),
  reason: z.string(),
  suggestion: z.string(),
});

/**
 * Moves of a batch. `discard` deletes a draft that was never submitted, which undoes a copy; of a submitted post it drops the
 * unsubmitted changes. `describe` gives a draft without a description the usual text of its role with what its fields state.
 */
const batchMoves = [...recruiterMoves, 'describe', 'copy', 'discard'] as const;
export type BatchMove = (typeof batchMoves)[number];
const batchLimit = 100;

const batchResult = z.object({
  id: z.string(),
  title: z.string(),
  ok: z.boolean(),
  /** Its current state; null where it was deleted or not found. */
  status: stateOf(post).nullable(),
  /** Id of the copy. */
  newId: z.string().nullable(),
  message: z.string(),
});
export type BatchResult = z.output<typeof batchResult>;

const recruiterPost = z.object({
  id: z.string(),
  status: stateOf(post),
  revision: z.number(),
  form: postDraftForm,
  /** Whether `form` differs from what the public sees, or would see. */
  hasDraft: z.boolean(),
  savedAt: z.string(),
  /** Submitting publishes at once: the company is trusted. */
  skipsReview: z.boolean(),
  /** Why an operator returned it. */
  rejectReason: z.string().nullable(),
  /** A change of title, salary or type waits for review. */
  recheck: z.boolean(),
});
export type RecruiterPost = z.output<typeof recruiterPost>;

const postIds = list(id('职位编号'), '职位', { min: 1, max: batchLimit, unit: '个职位', atOnce: true });

/** A post that colleagues start others from. */
const postTemplate = z.object({ id: z.string(), name: z.string(), form: postDraftForm });
export type PostTemplate = z.output<typeof postTemplate>;
export const mostTemplates = 30;

const postId = z.object({ id: id('职位编号') });
const revision = whole('版本号', 1, 1_000_000_000);
const saved = z.object({ id: z.string(), revision: z.number(), savedAt: z.string() });

/** Drafts may be written in any state of the company; only a certified one may submit them. */
const draft = { access: 'member', members: ['recruiter'] } as const;

export const recruiterPostEndpoints = {
  'POST /api/company/posts': {
    ...draft,
    summary: '新建职位草稿',
    body: z.strictObject({ form: postDraftForm.meta({ title: '职位内容' }) }),
    returns: saved,
    idempotent: true,
  },
  'GET /api/company/posts/:id': { ...draft, summary: '编辑职位：内容与草稿', params: postId, returns: recruiterPost },
  'PUT /api/company/posts/:id/draft': {
    ...draft,
    summary: '保存职位草稿；版本落后时 409',
    params: postId,
    body: z.strictObject({ revision, form: postDraftForm.meta({ title: '职位内容' }) }),
    returns: saved,
  },
  'POST /api/company/posts/:id/submit': {
    ...recruiters,
    summary: '提交职位：信誉良好的单位直接发布，其余送审；已发布的即时更新',
    params: postId,
    body: z.strictObject({ revision }),
    returns: z.object({ status: stateOf(post), recheck: z.boolean(), findings: z.array(postFinding) }),
  },
  'POST /api/company/posts/batch': {
    ...draft,
    summary:
      '批量刷新、关闭、重新开放、提交、撤回、复制职位，补全没有写的职位描述，或丢弃草稿和未提交的修改，逐个给出结果',
    body: z.strictObject({
      ids: postIds,
      move: z.enum(batchMoves, { error: '操作不正确' }).meta({ title: '操作' }),
    }),
    returns: z.object({ results: z.array(batchResult) }),
  },
  'GET /api/company/postTemplates': {
    ...draft,
    summary: '本单位的职位模板',
    returns: z.array(postTemplate),
  },
  'POST /api/company/postTemplates': {
    ...draft,
    summary: '把职位内容存为模板；同名的被替换',
    body: z.strictObject({
      name: text('模板名称', { min: 1, max: 30 }),
      form: postDraftForm.meta({ title: '职位内容' }),
    }),
    returns: z.array(postTemplate),
  },
  'DELETE /api/company/postTemplates/:id': {
    ...draft,
    summary: '删除职位模板',
    params: z.object({ id: id('模板编号') }),
    returns: z.array(postTemplate),
  },
  'POST /api/company/posts/holder': {
    ...draft,
    summary: '把职位移交给同事负责',
    body: z.strictObject({
      ids: postIds,
      memberId: id('负责人'),
    }),
    returns: z.object({ moved: z.number() }),
  },
} as const satisfies EndpointTable;
