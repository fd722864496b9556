import type { Database } from '#server/platform/database/database.ts';
import { tellFollowers } from './follow.ts';
import { publishPageChanges } from './page-tags.ts';
import { addNotice, illegal, lockExam } from './store.ts';

/** Publishes a 补充公告 and tells everybody who follows the project. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function publishNotice(
  tx: Database,
  examId: string,
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  const { title, status } = await lockExam(tx, examId);
  if (status !== 'published') throw illegal('只有进行中的项目可以发布补充公告');
  await addNotice(tx, { examId, ...words, at: now });
  const news = { kind: 'exam.changed' as const, title: '公开招聘有补充公告', body: `“${title}”：${words.title}` };
  await tellFollowers(tx, examId, { ...news, key: `notice:${now.getTime()}` }, now);
  await publishPageChanges(tx, examId);
}
