import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { accountExport } from '#database/schema/accounts.ts';
import { verifyCode } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { EXPORT_JOB } from './make-export.ts';

type ExportRow = typeof accountExport.$inferSelect;

const signatureOf = (deps: Deps, id: string) =>
  createHmac('sha256', deps.secret('export-links')).update(id).digest('base64url');

/** Whether a link was issued by this installation. */
export function isExportLink(deps: Deps, id: string, sign: unknown): boolean {
  if (typeof sign !== 'string') return false;
  const [given, right] = [Buffer.from(sign), Buffer.from(signatureOf(deps, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const present = (deps: Deps, row: ExportRow) => ({
  ...row,
  url: row.status === 'ready' ? `/account-exports/${row.id}?sign=${signatureOf(deps, row.id)}` : null,
});

async function newest(db: Database, accountId: string, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(accountExport)
    .where(and(eq(accountExport.accountId, accountId), gt(accountExport.expiresAt, now)))
    .orderBy(desc(accountExport.requestedAt))
    .limit(1);
  return row;
}

/** Requests the export, given a fresh code. One in progress is reused. */
export async function askExport(deps: Deps, ctx: Ctx, code: string) {
  const { accountId, phone } = signedIn(ctx);
  const { now } = ctx;
  await verifyCode(deps, ctx, { phone, code, purpose: 'export' });
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select from account where id = ${accountId} for no key update`);
    const known = await newest(tx, accountId, now);
    if (known?.status === 'making') return present(deps, known);
    const id = newId();
    const expiresAt = new Date(now.getTime() + dayMs);
    const [row] = await tx
      .insert(accountExport)
      .values({ id, accountId, status: 'making', requestedAt: now, expiresAt })
      .returning();
    if (!row) throw new Error('the export was not kept');
    await deps.jobs.enqueue(tx, EXPORT_JOB, { id }, { uniqueKey: `export:${id}` });
    return present(deps, row);
  });
}

export async function latestExport(deps: Deps, ctx: Ctx) {
  const row = await newest(ctx.db, signedIn(ctx).accountId, ctx.now);
  return { latest: row ? present(deps, row) : null };
}
