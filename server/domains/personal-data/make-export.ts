import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { accountExport } from '#database/schema/accounts.ts';
import { isSealed, readFileBytes } from '#server/domains/files/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { collect } from './collect.ts';
import { readablePage } from './readable.ts';
import { type Entry, writeZip } from './write-zip.ts';

/** Validity of the link from when the export is ready. */
export const EXPORT_JOB = 'account.export';

async function* entriesOf(deps: Deps, db: Database, accountId: string, now: Date): AsyncGenerator<Entry> {
  const { rows: people } = await db.execute<{ id: string }>(sql`select id from jober where account_id = ${accountId}`);
  const parts = await collect(db, deps.modules, accountId, people[0]?.id ?? null);
  yield { name: '我的数据.html', text: readablePage(parts, now) };
  for (const { file, rows } of parts) yield { name: `data/${file}.json`, text: JSON.stringify(rows, null, 2) };
  const { rows: files } = await db.execute<{ id: string; kind: string; name: string; storage_key: string }>(sql`
    select id, kind, name, storage_key from upload
    where account_id = ${accountId} and dropped_at is null and claimed_at is not null order by created_at limit 500`);
  for (const { id, kind, name, storage_key: key } of files) {
    // Papers of registrations are stored encrypted; the person gets what they sent.
    const opened = isSealed(kind) ? await readFileBytes({ ...deps, db }, id) : null;
    const bytes = opened ? Readable.from([opened]) : await deps.files.read(key);
    if (bytes) yield { name: `files/${kind}/${id}-${name.replace(/[\\/:*?"<>|]/g, '_')}`, bytes };
  }
}

/** Makes a requested export and notifies its owner. An interrupted run starts again. */
export async function makeExport(deps: Deps, id: string): Promise<void> {
  const { db } = deps;
  const [requested] = await db.select().from(accountExport).where(eq(accountExport.id, id));
  if (requested?.status !== 'making') return;
  const now = deps.clock.now();
  const { accountId } = requested;
  const folder = await mkdtemp(join(tmpdir(), 'jiaoyu-rencai-export-'));
  try {
    const path = join(folder, 'export.zip');
    const size = await writeZip(path, entriesOf(deps, db, accountId, now));
    const storageKey = randomBytes(20).toString('hex');
    await deps.files.put(storageKey, path, 'application/zip');
    const expiresAt = new Date(now.getTime() + dayMs);
    const made = { status: 'ready' as const, storageKey, size, readyAt: now, expiresAt };
    await db.transaction(async (tx) => {
      await tx.update(accountExport).set(made).where(eq(accountExport.id, id));
      await notifyAccount(tx, {
        accountId,
        kind: 'account.export',
        title: '你的数据已打包好',
        body: '24 小时内可以在个人主页下载。',
        link: '/homePage',
        effectKey: `export:${id}`,
        now,
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes expired exports, bytes first, and expired archives. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { rows } = await deps.db.execute<{ id: string; storage_key: string | null }>(
    sql`select id, storage_key from account_export where expires_at <= ${now} limit 200`,
  );
  for (const { id, storage_key: key } of rows) {
    if (key) await deps.files.remove(key);
    await deps.db.delete(accountExport).where(eq(accountExport.id, id));
  }
  await deps.db.execute(sql`delete from account_archive where delete_after <= ${now}`);
}
