import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { composedDescription } from '#contract/posts/description-templates.ts';
import { type PostDraftForm, untitled } from '#contract/posts/post-fields.ts';
import { post as machine, type PostState, postStateAt } from '#contract/posts/post-state.ts';
import {
  type BatchMove,
  type BatchResult,
  mostTemplates,
  type PostTemplate,
  type RecruiterPost,
  type recruiterPostEndpoints,
} from '#contract/posts/recruiter-posts.ts';
import { company } from '#database/schema/companies.ts';
import { post, postEvent, postTemplate } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError, appError } from '#server/platform/http/app-error.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { isTrusted } from '../is-trusted.ts';
import { lockPost, readPost, setPost } from '../store.ts';
import { deskOf, draftOf, insertDrafts, keepDraft, type Writer } from './drafts.ts';
import { columnsOf, formOf } from './form-columns.ts';
import { givePosts } from './hand-over.ts';
import { movePost } from './move-post.ts';
import { rejectReasons } from './reject-reasons.ts';
import { createDraft, saveDraft } from './save-draft.ts';
import { submitPost } from './submit-post.ts';
import { writerOf } from './writer-of.ts';

interface Done {
  status: PostState | null;
  newId?: string;
}

type Act = (tx: Database, writer: Writer, postId: string) => Promise<Done>;

const move =
  (name: 'withdraw' | 'close' | 'reopen' | 'refresh'): Act =>
  async (tx, { companyId, accountId, now }, postId) => ({
    status: await movePost(tx, { companyId, accountId, postId, move: name, now }),
  });

/** A new draft with the same content. A past deadline is not copied. */
const copy: Act = async (tx, writer, postId) => {
  const { status, deadline } = await lockPost(tx, writer.companyId, postId);
  const form = (await draftOf(tx, postId))?.form ?? formOf(await readPost(tx, postId));
  const late = deadline !== null && deadline <= writer.now;
  const [newId] = await insertDrafts(tx, [{ form: late ? { ...form, deadline: undefined } : form }], writer);
  return { status, newId: newId ?? '' };
};

/** Deletes a draft; of a submitted post, its unsubmitted changes. */
const discard: Act = async (tx, writer, postId) => {
  const { status } = await lockPost(tx, writer.companyId, postId);
  if (status !== 'draft') {
    if (!(await draftOf(tx, postId))?.form) throw appError('ILLEGAL_MOVE', { message: '没有未提交的修改' });
    await keepDraft(tx, postId, { form: null, savedBy: (await deskOf(tx, writer)).name, now: writer.now });
    return { status };
  }
  await tx.delete(postEvent).where(eq(postEvent.postId, postId));
  await tx.delete(post).where(eq(post.id, postId));
  return { status: null };
};

/** Fills in the description of a draft that has none, from its role and its other fields. */
const describe: Act = async (tx, writer, postId) => {
  const { status } = await lockPost(tx, writer.companyId, postId);
  if (status !== 'draft') throw appError('ILLEGAL_MOVE', { message: '只能补全草稿的职位描述' });
  const draft = (await draftOf(tx, postId))?.form ?? formOf(await readPost(tx, postId));
  if (draft.description) throw appError('ILLEGAL_MOVE', { message: '已写有职位描述，没有改动' });
  const form = { ...draft, description: composedDescription(draft) };
  const { name, region } = await deskOf(tx, writer);
  await setPost(tx, postId, { ...columnsOf(form, region), updatedAt: writer.now });
  await keepDraft(tx, postId, { form, savedBy: name, now: writer.now });
  return { status };
};

const acts: Record<BatchMove, Act> = {
  submit: (tx, writer, postId) => submitPost(tx, writer, { postId }),
  withdraw: move('withdraw'),
  close: move('close'),
  reopen: move('reopen'),
  refresh: move('refresh'),
  describe,
  copy,
  discard,
};

const words: Record<BatchMove, string> = { ...machine.moves, describe: '补全描述', copy: '复制', discard: '丢弃' };

/** Applies one move to many posts, each independently. Results are in the requested order; a repeated id is processed once. */
async function batchPosts(
  db: Database,
  writer: Writer,
  { ids, move: name }: { ids: readonly string[]; move: BatchMove },
): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const id of new Set(ids)) results.push(await one(db, writer, id, name));
  return results;
}

async function one(db: Database, writer: Writer, id: string, name: BatchMove): Promise<BatchResult> {
  const title = await titleOf(db, writer.companyId, id);
  try {
    const { status, newId } = await db.transaction((tx) => acts[name](tx, writer, id));
    const message = name === 'submit' && status === 'pending' ? '已提交审核' : `已${words[name]}`;
    return { id, title, ok: true, status, newId: newId ?? null, message };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, title, ok: false, status: null, newId: null, message: error.message };
  }
}

async function titleOf(db: Database, companyId: string, id: string): Promise<string> {
  const [row] = await db.select({ title: post.title, of: post.companyId }).from(post).where(eq(post.id, id));
  return row?.of === companyId ? row.title : '';
}

/** Moves allowed to a company that is not certified: those without public effect. */
const ofDrafts: readonly BatchMove[] = ['describe', 'copy', 'discard'];

/** 发布职位: drafts, submitting, and batch moves. */
export const recruiterPostHandlers = (): Handlers<typeof recruiterPostEndpoints> => ({
  'POST /api/company/posts': async (ctx, { body }) => createDraft(ctx.db, writerOf(ctx), body.form),
  'GET /api/company/posts/:id': async (ctx, { params }) =>
    recruiterPost(ctx.db, writerOf(ctx).companyId, params.id, ctx.now),
  'PUT /api/company/posts/:id/draft': async (ctx, { params, body }) =>
    saveDraft(ctx.db, writerOf(ctx), { postId: params.id, ...body }),
  'POST /api/company/posts/:id/submit': async (ctx, { params, body }) =>
    submitPost(ctx.db, writerOf(ctx), { postId: params.id, revision: body.revision }),
  'POST /api/company/posts/batch': async (ctx, { body }) => {
    const refusal = companyRefusal(member(ctx).member.companyStatus);
    if (refusal && !ofDrafts.includes(body.move)) throw appError(refusal);
    return { results: await batchPosts(ctx.db, writerOf(ctx), body) };
  },
  'GET /api/company/postTemplates': (ctx) => postTemplates(ctx.db, writerOf(ctx).companyId),
  'POST /api/company/postTemplates': (ctx, { body }) => savePostTemplate(ctx.db, writerOf(ctx), body),
  'DELETE /api/company/postTemplates/:id': (ctx, { params }) =>
    dropPostTemplate(ctx.db, writerOf(ctx).companyId, params.id),
  'POST /api/company/posts/holder': (ctx, { body }) => ctx.db.transaction((tx) => givePosts(tx, writerOf(ctx), body)),
});

/** A post as its editor opens it: the pending changes, else the post itself. @throws AppError NOT_FOUND */
async function recruiterPost(db: Database, companyId: string, id: string, now: Date): Promise<RecruiterPost> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.id, id), eq(post.companyId, companyId), isNull(post.examId)));
  if (!row) throw appError('NOT_FOUND', { message: '该职位不存在或已被删除' });
  const draft = await draftOf(db, id);
  const form = draft?.form ?? formOf(row);
  return {
    id,
    status: postStateAt(row.status, row.deadline, now),
    revision: draft?.revision ?? 1,
    form: form.title === untitled ? { ...form, title: '' } : form,
    hasDraft: draft?.form != null,
    savedAt: (draft?.savedAt ?? row.updatedAt).toISOString(),
    skipsReview: await isTrusted(db, companyId, now),
    rejectReason: row.status === 'rejected' ? ((await rejectReasons(db, [id])).get(id) ?? null) : null,
    recheck: row.recheckAt !== null,
  };
}

function postTemplates(db: Database, companyId: string): Promise<PostTemplate[]> {
  const { id, name, form } = postTemplate;
  return db
    .select({ id, name, form })
    .from(postTemplate)
    .where(eq(postTemplate.companyId, companyId))
    .orderBy(asc(name));
}

/**
 * Saves a form as a template, in place of one of the same name. What belongs to one post stays out: its files, its last day and
 * its contact. The company is locked, so that concurrent additions respect the limit. @throws AppError CONFLICT
 */
function savePostTemplate(db: Database, { companyId, now }: Writer, { name, form }: Omit<PostTemplate, 'id'>) {
  const { attachments: _files, deadline: _day, memberId: _contact, ...rest } = form;
  const kept: PostDraftForm = rest;
  return db.transaction(async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    await tx
      .insert(postTemplate)
      .values({ companyId, name, form: kept, createdAt: now })
      .onConflictDoUpdate({ target: [postTemplate.companyId, postTemplate.name], set: { form: kept } });
    const [known] = await tx.select({ n: count() }).from(postTemplate).where(eq(postTemplate.companyId, companyId));
    if ((known?.n ?? 0) > mostTemplates) throw appError('CONFLICT', { message: `职位模板最多 ${mostTemplates} 个` });
    return postTemplates(tx, companyId);
  });
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
async function dropPostTemplate(db: Database, companyId: string, id: string): Promise<PostTemplate[]> {
  const [row] = await db
    .delete(postTemplate)
    .where(and(eq(postTemplate.id, id), eq(postTemplate.companyId, companyId)))
    .returning({ id: postTemplate.id });
  if (!row) throw appError('NOT_FOUND', { message: '模板不存在或已被删除' });
  return postTemplates(db, companyId);
}
