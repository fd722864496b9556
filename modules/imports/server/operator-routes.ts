import { and, eq } from 'drizzle-orm';
import { company, companyMember } from '#database/schema/companies.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { operatorImportEndpoints } from '../contract.ts';
import { importReport, readImport, remapImport } from './own/own-import.ts';
import { countWritten, recentImports } from './own/recent-imports.ts';
import { undoImport } from './own/undo-import.ts';
import { writeSome } from './own/write-own.ts';
import { beginImport, mappingOf } from './routes.ts';

/** The school's owner, whose drafts they will be. */
async function ownerOf(db: Database, companyId: string) {
  const [owner] = await db
    .select({ memberId: companyMember.id, accountId: companyMember.accountId })
    .from(companyMember)
    .innerJoin(company, and(eq(company.id, companyMember.companyId), eq(company.status, 'approved')))
    .where(
      and(eq(companyMember.companyId, companyId), eq(companyMember.status, 'active'), eq(companyMember.role, 'owner')),
    )
    .limit(1);
  if (!owner) throw appError('NOT_FOUND', { message: '没有这个单位，或它还没有通过认证' });
  return owner;
}

/** The calling operator in the place of the school's owner. @throws AppError NOT_FOUND without a certified school */
async function writerFor(ctx: Ctx, companyId: string): Promise<Writer> {
  const { memberId } = await ownerOf(ctx.db, companyId);
  return { companyId, memberId, accountId: signedIn(ctx).accountId, now: ctx.now };
}

const noted = (tx: Database, ctx: Ctx, act: string, { companyId, id }: { companyId: string; id: string }) =>
  recordAct(tx, signedIn(ctx), { act, subject: 'company', subjectId: companyId, detail: { import: id }, now: ctx.now });

/** Writes the next rows. The first of them is an act of the operator; after the last one the school is told. */
function writeFor(ctx: Ctx, writer: Writer, params: { companyId: string; id: string }) {
  return ctx.db.transaction(async (tx) => {
    const written = await writeSome(tx, writer, params.id);
    if (written.rows.length > 0 && written.done === written.rows.length) await noted(tx, ctx, 'company.import', params);
    if (written.done === written.total)
      await notifyAccount(tx, {
        accountId: (await ownerOf(tx, params.companyId)).accountId,
        kind: 'post.imported',
        title: '平台替你导入了岗位表',
        body: `写入了 ${await countWritten(tx, params.id)} 个草稿，请核对后提交发布。`,
        link: '/ment?status=draft',
        effectKey: `import:${params.id}`,
        now: ctx.now,
      });
    return written;
  });
}

/** 导入岗位表 by operators for a school. */
export const operatorImportHandlers = (deps: Deps): Handlers<typeof operatorImportEndpoints> => ({
  'GET /api/admin/companies/:companyId/imports': async (ctx, { params }) => ({
    list: await recentImports(ctx.db, await writerFor(ctx, params.companyId)),
  }),
  'POST /api/admin/companies/:companyId/imports': async (ctx, { params, body }) =>
    beginImport(deps, ctx, await writerFor(ctx, params.companyId), body),
  'GET /api/admin/companies/:companyId/imports/:id': async (ctx, { params }) =>
    readImport(ctx.db, await writerFor(ctx, params.companyId), params.id),
  'PUT /api/admin/companies/:companyId/imports/:id/mapping': async (ctx, { params, body }) =>
    remapImport(ctx.db, await writerFor(ctx, params.companyId), params.id, mappingOf(body)),
  'POST /api/admin/companies/:companyId/imports/:id/write': async (ctx, { params }) =>
    writeFor(ctx, await writerFor(ctx, params.companyId), params),
  'POST /api/admin/companies/:companyId/imports/:id/undo': async (ctx, { params }) => {
    const writer = await writerFor(ctx, params.companyId);
    return ctx.db.transaction(async (tx) => {
      await noted(tx, ctx, 'company.undo-import', params);
      return undoImport(tx, writer, params.id);
    });
  },
  'GET /api/admin/companies/:companyId/imports/:id/report': async (ctx, { params }) =>
    importReport(ctx.db, await writerFor(ctx, params.companyId), params.id),
});
