import { newId } from '#database/new-id.ts';
import type { ChangedTerm, ExamPostForm, ReportedChange } from '#modules/exams/contract.ts';
import {
  advertise,
  amendPosts,
  announceChanges,
  changesOf,
  changesText,
  type ExamRow,
  lockExam,
  moveExamRow,
  type PostRow,
  postsOf,
  publishExamPages,
  publishNotice,
  saveSteps,
  stepsOf,
  timesOf,
  withDistinctCodes,
} from '#modules/exams/server/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { postChange } from '../../contract/post-change.ts';

const MOST_NOTE = 2_000;

/** The rows of posts that differ from now on, with what was before. @throws AppError INVALID_INPUT for an unknown code */
async function changedPosts(tx: Database, examId: string, { posts, removed }: ReportedChange) {
  const standing = await postsOf(tx, examId);
  const known = new Map(standing.map((post) => [post.code, post]));
  let line = Math.max(-1, ...standing.map((post) => post.line));
  const rows: PostRow[] = [];
  const changes: ChangedTerm[] = [];
  const put = (row: PostRow, change: ChangedTerm | null) => {
    if (change) changes.push(change);
    if (change) rows.push(row);
  };
  for (const post of withDistinctCodes(posts)) {
    const old = known.get(post.code);
    const isOpen = old?.status === 'open';
    const row = { id: old?.id ?? newId(), examId, status: 'open' as const, line: old?.line ?? ++line };
    put({ ...row, ...post }, postChange(isOpen ? asForm(old) : undefined, post));
  }
  for (const [at, code] of removed.entries()) {
    const old = known.get(code);
    if (!old || posts.some((post) => post.code === code))
      throw fieldError(`body.removed.${at}`, `没有可以取消的岗位 ${code}`);
    if (old.status === 'open') put({ ...old, status: 'fallen' }, postChange(asForm(old), null));
  }
  return { rows, changes };
}

const asForm = (post: PostRow) => post as ExamPostForm;

/**
 * A later announcement of a reported project. Changed times and posts stand on its page with what was before; followers are told of
 * them, and of an announcement that changes none.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a project that is run here, INVALID_INPUT
 */
export async function amendReported(
  { db: tx, now }: Act,
  { examId, actorId, change }: { examId: string; actorId: string; change: ReportedChange },
): Promise<ExamRow> {
  const locked = await lockExam(tx, examId);
  if (!locked.reported) throw appError('ILLEGAL_MOVE', { message: '本站的项目由组织单位发布补充公告' });
  const times = timesOf(change.steps);
  const before = (await stepsOf(tx, [examId])).get(examId) ?? [];
  const posts = await changedPosts(tx, examId, change);
  const changes = [...changesOf(before, times), ...posts.changes];
  const { title, body, link } = change;
  const words = { title, body: `${body}\n原文：${link}` };
  if (changes.length === 0) {
    await publishNotice(tx, examId, words, now);
    return locked;
  }
  const register = times.find(({ step }) => step === 'register');
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move: 'amend',
    who: 'operator',
    actorId,
    note: changesText(changes).slice(0, MOST_NOTE),
    refusal: '项目不在进行中，不能更正',
    values: {
      registerFrom: register?.startsAt ?? null,
      registerUntil: register?.endsAt ?? null,
      revision: locked.revision + 1,
    },
  });
  await saveSteps(tx, examId, times);
  await amendPosts(tx, examId, posts.rows);
  await advertise(tx, saved, now, posts.rows);
  await announceChanges(tx, saved, changes, now, words);
  await publishExamPages(tx, examId);
  return saved;
}
