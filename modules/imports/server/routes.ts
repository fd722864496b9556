import { type Writer, writerOf } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';

import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';

import type { postImportEndpoints } from '../contract.ts';
import { importReport, readImport, remapImport, startImport } from './own/own-import.ts';
import { recentImports } from './own/recent-imports.ts';
import { undoImport } from './own/undo-import.ts';
import { writeSome } from './own/write-own.ts';
import { uploadedTable } from './uploaded-table.ts';

/** Reads an uploaded table, at most so often an hour. @throws AppError TOO_MANY_REQUESTS, INVALID_INPUT */
export const beginImport = async (
  deps: Deps,
  ctx: Ctx,
  writer: Writer,
  { fileId, sheet }: { fileId: string; sheet?: string | undefined },
) => startImport(ctx.db, writer, { ...(await uploadedTable(deps, ctx, fileId)), sheet });

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
