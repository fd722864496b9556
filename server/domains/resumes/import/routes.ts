import type { ResumeReading, resumeImportEndpoints } from '#contract/resumes/resume-import.ts';
import { dropFiles, readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { draftOf } from './draft-of.ts';
import { readDocument } from './read-lines.ts';

const path = 'body.fileId';

/**
 * Reads an uploaded resume into a draft without saving it; the file is deleted after reading, whatever the result.
 * @throws AppError INVALID_INPUT for a file that is not the caller's, contains no text or cannot be read
 */
async function importResume(
  deps: Deps,
  db: Database,
  { fileId, accountId, now }: { fileId: string; accountId: string; now: Date },
): Promise<ResumeReading> {
  await takeFiles(db, { accountId, ids: [fileId], kind: 'resumeImport', now, path });
  const bytes = await readFileBytes({ ...deps, db }, fileId);
  await dropFiles(db, [fileId], now);
  if (!bytes) throw fieldError(path, '文件不存在或已失效，请重新上传');
  const text = await readDocument(bytes);
  if (text.lines.join('').replace(/\s/g, '').length === 0) {
    throw fieldError(path, '文件里没有文字，可能是扫描件或图片，请换成有文字的 PDF 或 Word');
  }
  return draftOf(text);
}

export const resumeImportHandlers = (deps: Deps): Handlers<typeof resumeImportEndpoints> => ({
  'POST /api/resumes/readings': (ctx, { body }) =>
    importResume(deps, ctx.db, { fileId: body.fileId, accountId: seeker(ctx).accountId, now: ctx.now }),
});
