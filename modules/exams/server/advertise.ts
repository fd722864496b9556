import { and, eq, gt, isNull } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import {
  insertImportedPosts,
  recountOpenPosts,
  rewriteExamPosts,
  settleExamPosts,
} from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { exam } from '../schema/exams.ts';
import { advertisedPost } from './advertised-post.ts';
import { type ExamRow, type PostRow, postsOf } from './store.ts';

const AT_ONCE = 500;

/** Whether the posts of a project stand in lists and searches. */
const isAdvertised = ({ status, registerUntil }: ExamRow, now: Date): boolean =>
  status === 'published' && registerUntil !== null && registerUntil > now;

/** The posts that did not fall for lack of people. */
const standingPosts = async (tx: Database, { id }: ExamRow) =>
  (await postsOf(tx, id)).filter(({ status }) => status === 'open');

/** Puts the posts of a published project into lists and searches. Idempotent. */
async function addPosts(tx: Database, row: ExamRow, now: Date): Promise<void> {
  const posts = (await standingPosts(tx, row)).map((post) => advertisedPost(row, post, now));
  for (let at = 0; at < posts.length; at += AT_ONCE) await insertImportedPosts(tx, posts.slice(at, at + AT_ONCE), now);
  await recountOpenPosts(tx, [row.companyId]);
}

/** Opens, closes or extends the posts of a project after it moved, or its times or some of its posts changed. */
export async function advertise(
  tx: Database,
  row: ExamRow,
  now: Date,
  changed: readonly PostRow[] = [],
): Promise<void> {
  await rewriteExamPosts(
    tx,
    changed.map((one) => advertisedPost(row, one, now)),
  );
  const open = isAdvertised(row, now);
  const openIds = open ? (await standingPosts(tx, row)).map(({ id }) => id) : [];
  await settleExamPosts({ db: tx, now }, row.id, { openIds, deadline: row.registerUntil });
  if (open) await addPosts(tx, row, now);
}

/** Adds the posts of projects that were published before posts stood in lists, or by the demo's data. */
export async function advertiseMissing(tx: Database, now: Date): Promise<void> {
  const rows = await tx
    .select({ exam })
    .from(exam)
    .leftJoin(post, eq(post.examId, exam.id))
    .where(and(eq(exam.status, 'published'), gt(exam.registerUntil, now), gt(exam.posts, 0), isNull(post.id)));
  for (const row of rows) await addPosts(tx, row.exam, now);
}
