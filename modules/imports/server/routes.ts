import { readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import { type Writer, writerOf } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { postImportEndpoints } from '../contract.ts';
import { importReport, readImport, remapImport, startImport } from './own/own-import.ts';
import { recentImports } from './own/recent-imports.ts';
import { undoImport } from './own/undo-import.ts';
import { writeSome } from './own/write-own.ts';

/** Reading a table takes up to some seconds of a shared thread. */
const perHour = { limit: 60, windowSeconds: 3_600 };

/** The upload's bytes; the table is stored as read, so the file itself is no longer needed. */
async function fileOf(deps: Deps, ctx: Ctx, { accountId, now }: Writer, fileId: string) {
  const [file] = await takeFiles(ctx.db, { accountId, ids: [fileId], kind: 'postTable', now, path: 'body.fileId' });
  const bytes = await readFileBytes({ ...deps, db: ctx.db }, fileId);
  if (!file || !bytes) throw fieldError('body.fileId', '文件不存在或已失效，请重新上传');
  return { name: file.name, bytes };
}

/** Reads an uploaded table, at most so often an hour. @throws AppError TOO_MANY_REQUESTS, INVALID_INPUT */
export async function beginImport(
  deps: Deps,
  ctx: Ctx,
  writer: Writer,
  body: { fileId: string; sheet?: string | undefined },
) {
  refuseOver(await consume(deps.db, `import:${writer.accountId}`, perHour, ctx.now), '导入太频繁');
  return startImport(ctx.db, writer, { ...(await fileOf(deps, ctx, writer, body.fileId)), sheet: body.sheet });
}

export const mappingOf = ({ mapping }: { mapping: { field: string; column: string }[] }) =>
  Object.fromEntries(mapping.map(({ field, column }) => [field, column]));

/** 导入岗位表. */
export const postImportHandlers = (deps: Deps): Handlers<typeof postImportEndpoints> => ({
  'GET /api/company/imports': async (ctx) => ({ list: await recentImports(ctx.db, writerOf(ctx)) }),
  'POST /api/company/imports': (ctx, { body }) => beginImport(deps, ctx, writerOf(ctx), body),
  'GET /api/company/imports/:id': async (ctx, { params }) => readImport(ctx.db, writerOf(ctx), params.id),
  'PUT /api/company/imports/:id/mapping': async (ctx, { params, body }) =>
    remapImport(ctx.db, writerOf(ctx), params.id, mappingOf(body)),
  'POST /api/company/imports/:id/write': async (ctx, { params }) => writeSome(ctx.db, writerOf(ctx), params.id),
  'POST /api/company/imports/:id/undo': async (ctx, { params }) => undoImport(ctx.db, writerOf(ctx), params.id),
  'GET /api/company/imports/:id/report': async (ctx, { params }) => importReport(ctx.db, writerOf(ctx), params.id),
});
