import { eq } from 'drizzle-orm';
import { composedDescription } from '#contract/posts/description-templates.ts';
import { post as machine } from '#contract/posts/post-state.ts';
import type { BatchMove, BatchResult } from '#contract/posts/recruiter-posts.ts';
import { post, postEvent } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError, appError } from '#server/platform/http/app-error.ts';
import { lockPost, readPost, setPost } from '../store.ts';
import { deskOf, draftOf, insertDrafts, keepDraft, type Writer } from './drafts.ts';
import { columnsOf, formOf } from './form-columns.ts';
import { movePost } from './move-post.ts';
import { submitPost } from './submit-post.ts';

interface Done {
  status: string | null;
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
export async function batchPosts(
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
