import type { BodyOf } from '#contract/endpoint.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { resumeAbsent, resumesOf } from './queries.ts';
import { insertResume, lockSeeker, type ResumeRow } from './store.ts';

const maxResumes = 10;

type NewResume = BodyOf<typeof resumeEndpoints, 'POST /api/resumes'>;

/** The initial content of a new version. */
function startOf(existing: readonly ResumeRow[], { from, blank }: NewResume): ResumeContent {
  const source = from === undefined ? existing[0] : existing.find(({ id }) => id === from);
  if (from !== undefined && !source) throw resumeAbsent();
  return blank || !source ? resumeContent.parse({}) : source.content;
}

/**
 * Creates another version as a copy of an existing one, since versions differ in a few places. The first one becomes the default.
 * For a transaction: the seeker is locked, so that two calls cannot both create the tenth.
 * @throws AppError QUOTA_EXCEEDED, NOT_FOUND for an absent or foreign `from`
 */
export async function createResume(tx: Database, joberId: string, requested: NewResume, now: Date): Promise<ResumeRow> {
  await lockSeeker(tx, joberId);
  const existing = await resumesOf(tx, joberId);
  const content = startOf(existing, requested);
  if (existing.length >= maxResumes) {
    throw appError('QUOTA_EXCEEDED', { message: `最多保存 ${maxResumes} 份简历，请先删除不用的` });
  }
  const values = { joberId, name: requested.name, isDefault: existing.length === 0, content, now };
  const row = await insertResume(tx, values);
  if (!row) throw new Error('the resume was not made');
  return row;
}

interface FirstWish {
  title?: string | undefined;
  stage?: StageCode | undefined;
  subject?: SubjectCode | undefined;
  cityCode?: string | undefined;
}

/** An ambiguous word, such as 中学 for 初中 and 高中, is ignored. */
const one = <T>(codes: readonly T[]): T | undefined => (codes.length === 1 ? codes[0] : undefined);

/** The intention stated at registration; 学段 and 学科 as its title names them where they were not chosen. */
function intentionsOf({ title, stage, subject, cityCode }: FirstWish) {
  if (!title) return [];
  const named = readWords(title);
  const chosen = { stage: stage ?? one(named.stages), subject: subject ?? one(named.subjects) };
  return [{ key: 'first', title, ...chosen, cityCodes: cityCode ? [cityCode] : [] }];
}

/** Creates a new seeker's first resume with their intention. Idempotent. */
export async function createFirstResume(db: Database, joberId: string, wish: FirstWish, now: Date): Promise<void> {
  const content = resumeContent.parse({ intentions: intentionsOf(wish) });
  await insertResume(db, { joberId, name: '我的简历', isDefault: true, content, now });
}
