import { eq } from 'drizzle-orm';
import { insertDrafts, updateDraft, type Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { importLimits } from '../../contract.ts';
import { importRow, postImport } from '../../schema.ts';
import type { Mapping } from '../table/fields.ts';
import type { RowTrace } from './earlier-rows.ts';
import { type OwnRow, planOwn } from './own-plan.ts';
import { companyOf, findImport, presentRow } from './stored-import.ts';

/** Carries out planned rows: creates drafts and updates known ones. */
async function writeRows(tx: Database, rows: OwnRow[], writer: Writer, importedAt: Date): Promise<OwnRow[]> {
  const fresh = rows.filter(({ outcome }) => outcome === 'new');
  const ids = await insertDrafts(
    tx,
    fresh.map(({ form, key, number }) => ({
      form: form ?? {},
      sourceKey: key,
      // The latest draft leads the list, so the table's order is one of descending times.
      createdAt: new Date(importedAt.getTime() - number),
    })),
    writer,
  );
  const idOf = new Map(fresh.map((row, at) => [row.number, ids[at] ?? null]));
  const done: OwnRow[] = [];
  for (const row of rows) {
    if (row.outcome === 'new') {
      const postId = idOf.get(row.number) ?? null;
      done.push(postId ? { ...row, postId } : { ...row, outcome: 'duplicate', reason: '此前已导入' });
    } else {
      if (row.outcome === 'update' && row.postId)
        await updateDraft(tx, writer, { id: row.postId, form: row.form ?? {}, sourceKey: row.key });
      done.push(row);
    }
  }
  return done;
}

/** What later tables, and the undo, need of a row. */
function traceOf({ form, imported, before }: OwnRow): RowTrace {
  const was = before && { form: before.form, sourceKey: before.sourceKey, savedAt: before.savedAt.toISOString() };
  return { form: imported ?? form ?? {}, ...(was ? { before: was } : {}) };
}

/**
 * Writes the next rows and returns the progress. Of two concurrent calls the second continues after the first; an interrupted
 * call is repeated.
 */
export async function writeSome(db: Database, writer: Writer, id: string) {
  return db.transaction(async (tx) => {
    const stored = await findImport(tx, id, writer, true);
    const next = stored.rows.slice(stored.done, stored.done + importLimits.rowsAtOnce);
    const plan = await planOwn(tx, next, stored.rows, {
      mapping: stored.mapping as Mapping,
      company: await companyOf(tx, writer.companyId),
      now: writer.now,
    });
    const rows = await writeRows(tx, plan, writer, stored.createdAt);
    if (rows.length > 0) {
      await tx.insert(importRow).values(
        rows.map((row) => ({
          batchId: id,
          rowNumber: row.number,
          outcome: row.outcome,
          postId: row.postId,
          sourceKey: row.key,
          identity: row.identity,
          raw: traceOf(row) as unknown as Record<string, unknown>,
          findings: [presentRow(row)] as unknown as Record<string, unknown>[],
          createdAt: writer.now,
        })),
      );
    }
    const done = stored.done + next.length;
    await tx.update(postImport).set({ done }).where(eq(postImport.id, id));
    return { done, total: stored.rows.length, rows: rows.map(presentRow) };
  });
}
