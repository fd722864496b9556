import { isDeepStrictEqual } from 'node:util';
import { type ResumeContent, type ResumePart, resumeContent } from '#contract/resumes/resumes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';
import { ownResume, resumeAbsent } from './queries.ts';
import { takeResumeFiles } from './resume-files.ts';
import { type ResumeRow, updateResume } from './store.ts';

interface Save {
  id: string;
  owner: { joberId: string; accountId: string };
  revision: number;
  name?: string | undefined;
  content: ResumeContent;
  now: Date;
}

/**
 * Saves a resume if nobody saved since `revision`. A retry after a lost answer is not a conflict: if the stored resume is equal,
 * it is answered as saved.
 * @throws AppError NOT_FOUND for an absent or foreign one, INVALID_INPUT for a foreign file or an unknown city, CONFLICT where another tab saved something else
 */
export async function saveResume(db: Database, save: Save): Promise<ResumeRow> {
  const { joberId, accountId } = save.owner;
  for (const [index, { cityCodes }] of save.content.intentions.entries())
    for (const code of cityCodes) requireRegion(code, `body.content.intentions.${index}.cityCodes`, '期望城市');
  await takeResumeFiles(db, save.content, { accountId, now: save.now });
  const saved = await updateResume(db, { ...save, joberId });
  if (saved) return saved;
  const current = await ownResume(db, joberId, save.id);
  if (!current) throw resumeAbsent();
  const isSame =
    (save.name ?? current.name) === current.name && isDeepStrictEqual(current.content, plain(save.content));
  if (!isSame) throw appError('CONFLICT', { message: '简历已在别处修改' });
  return current;
}

/** As the database returns it: without undefined fields. */
const plain = (content: ResumeContent): unknown => JSON.parse(JSON.stringify(content));

type SavePart = Omit<Save, 'content'> & { content: ResumePart };

/**
 * Saves the changed sections, based on a revision.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function savePart(db: Database, { content, ...save }: SavePart): Promise<ResumeRow> {
  const current = await ownResume(db, save.owner.joberId, save.id);
  if (!current) throw resumeAbsent();
  const named = Object.fromEntries(Object.entries(content).filter(([, section]) => section !== undefined));
  return saveResume(db, { ...save, content: resumeContent.parse({ ...current.content, ...named }) });
}
