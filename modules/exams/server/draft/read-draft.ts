import { dropFiles, readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import { readLines } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { ExamReading } from '../../contract/exam-reading.ts';
import { apartFromDay, withoutSite } from './page-text.ts';
import { readAnnouncement } from './read-announcement.ts';

interface Asked {
  fileId?: string | undefined;
  text?: string | undefined;
  /** The employer where the table of posts names none. */
  organiser: string;
  accountId: string;
  now: Date;
}

const path = 'body.fileId';
const MAX_LINES = 2_000;

async function linesOf(deps: Deps, db: Database, { fileId, text = '', accountId, now }: Asked): Promise<string[]> {
  if (fileId === undefined) return text.split(/\r?\n/).slice(0, MAX_LINES);
  await takeFiles(db, { accountId, ids: [fileId], kind: 'announcement', now, path });
  const bytes = await readFileBytes({ ...deps, db }, fileId);
  await dropFiles(db, [fileId], now);
  if (!bytes) throw fieldError(path, '文件不存在或已失效，请重新上传');
  return readLines(bytes);
}

/**
 * Reads a draft out of an uploaded or pasted announcement without saving it; a file is deleted after reading, whatever the result.
 * @throws AppError INVALID_INPUT for a file that is not the caller's or cannot be read, and for one without text
 */
export async function readDraft(deps: Deps, db: Database, asked: Asked): Promise<ExamReading> {
  const { announcedOn, lines } = apartFromDay(withoutSite(await linesOf(deps, db, asked)));
  const reading = readAnnouncement(lines, asked.organiser, announcedOn);
  if (reading.lines.length > 0) return reading;
  if (asked.fileId === undefined) throw fieldError('body.text', '请上传公告文件，或粘贴公告文字');
  throw fieldError(path, '没有读到文字，可能是扫描件或图片，请换成有文字的文件');
}
