import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { ownResume, resumeAbsent, resumesOf } from './queries.ts';
import { lockSeeker, oldestResume, type ResumeRow, removeResume, setDefault } from './store.ts';

/**
 * Makes a version the default for deliveries and comparisons.
 * @throws AppError NOT_FOUND
 */
export async function makeDefault(tx: Database, joberId: string, id: string): Promise<ResumeRow[]> {
  await lockSeeker(tx, joberId);
  if (!(await ownResume(tx, joberId, id))) throw resumeAbsent();
  await setDefault(tx, joberId, id);
  return resumesOf(tx, joberId);
}

/**
 * Deletes a version. Deliveries made with it keep their snapshot. The oldest remaining version replaces a deleted default; the
 * last one cannot be deleted, since a seeker without a resume could not deliver.
 * @throws AppError NOT_FOUND, CONFLICT for the last one
 */
export async function deleteResume(tx: Database, joberId: string, id: string): Promise<ResumeRow[]> {
  await lockSeeker(tx, joberId);
  const removed = await removeResume(tx, joberId, id);
  if (!removed) throw resumeAbsent();
  const next = await oldestResume(tx, joberId);
  if (!next) throw appError('CONFLICT', { message: '至少保留一份简历' });
  if (removed.isDefault) await setDefault(tx, joberId, next.id);
  return resumesOf(tx, joberId);
}
