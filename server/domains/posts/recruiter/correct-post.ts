import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type PostCorrection, postCorrection } from '#contract/posts/post-correction.ts';
import { titleOf } from '#contract/posts/post-fields.ts';
import { publicPostStates } from '#contract/posts/post-state.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { assumedClosing } from '../assumed-closing.ts';
import { publishPageChanges } from '../page-tags.ts';
import { movePostRow, recordMoves, setPost } from '../store.ts';

interface Correcting {
  postId: string;
  operatorId: string;
  values: PostCorrection;
  now: Date;
}

const fields = postCorrection.keyof().options;

type PostRow = typeof post.$inferSelect;

/** The columns of what is corrected; without a closing day one follows from the announcement's. */
function columnsOf({ deadline, ...rest }: PostCorrection, { publishedAt, createdAt }: PostRow): Partial<PostRow> {
  if (deadline === undefined) return rest;
  return deadline === null
    ? { ...rest, deadline: assumedClosing(publishedAt ?? createdAt), deadlineAssumed: true }
    : { ...rest, deadline: new Date(deadline), deadlineAssumed: false };
}

/**
 * An operator corrects a public post of a school that is not here; nobody else can. One that ended too early opens again.
 * @returns what changed, in words
 * @throws AppError NOT_FOUND; FORBIDDEN where the school itself keeps the post
 */
export async function correctPost(tx: Database, { postId, operatorId, values, now }: Correcting): Promise<string> {
  const [row] = await tx.select().from(post).where(eq(post.id, postId)).for('no key update');
  if (!row || row.examId !== null || !publicPostStates.includes(row.status)) throw appError('NOT_FOUND');
  const [owner] = await tx.select({ status: company.status }).from(company).where(eq(company.id, row.companyId));
  if (owner?.status !== 'unclaimed') throw appError('FORBIDDEN', { message: '这是单位自己发布的职位，请由单位修改' });
  const columns = columnsOf(values, row);
  await setPost(tx, postId, { ...columns, updatedAt: now });
  const changed = fields.filter((name) => name in columns && !isDeepStrictEqual(columns[name], row[name]));
  const note = changed.map((name) => titleOf(postCorrection.shape[name])).join('、');
  const { id, companyId, status } = row;
  const ends = columns.deadline ?? row.deadline;
  if (status === 'expired' && ends && ends > now)
    await movePostRow({ db: tx, now }, row, {
      move: 'reopen',
      who: 'system',
      actorId: operatorId,
      values: { closedAt: null },
    });
  else {
    const step = { move: 'edit', to: status as 'open' | 'closed' | 'expired', actorId: operatorId, at: now } as const;
    await recordMoves(tx, [{ id, companyId, from: status }], { ...step, note: `更正：${note}` });
    await publishPageChanges(tx, [{ id, companyId }]);
  }
  return note;
}
