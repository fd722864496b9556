import { sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { insertImportedPosts, recountOpenPosts } from '#server/domains/posts/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { importRow } from '../schema.ts';
import type { CompanyGroup } from './group-companies.ts';
import { type Matched, matchCompanies } from './match-companies.ts';
import type { ImportPlan, PlannedRow } from './plan-import.ts';
import { findingsOf } from './rows/findings.ts';
import { postOfRow } from './rows/post-of-row.ts';

interface Options {
  /** The source of the table, as shown to the public. */
  source: string;
  now: Date;
  onProgress?(done: number, total: number): void;
}

export interface Written {
  batchId: string;
  rows: PlannedRow[];
  made: number;
  known: number;
}

const ROWS_AT_ONCE = 250;

/**
 * Writes a plan: companies, posts, and every row with its outcome. An interrupted run is simply repeated: existing posts are
 * recognised by their fingerprint.
 */
export async function writeImport(
  db: Database,
  plan: ImportPlan,
  { source, now, onProgress }: Options,
): Promise<Written> {
  const batchId = newId();
  const companies = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.imports})`);
    return matchCompanies(tx, plan, source, now);
  });
  const rows: PlannedRow[] = [];
  for (let at = 0; at < plan.rows.length; at += ROWS_AT_ONCE) {
    const portion = plan.rows.slice(at, at + ROWS_AT_ONCE).map((row) => deferRow(row, companies));
    rows.push(...(await writeRows(db, portion, companies, { batchId, source, now })));
    onProgress?.(rows.length, plan.rows.length);
  }
  const touched = [...new Set([...companies.values()].filter(({ how }) => how !== 'certified').map(({ id }) => id))];
  await db.transaction(async (tx) => {
    await recountOpenPosts(tx, touched);
    await publishPages(
      tx,
      touched.map((id) => `company:${id}`),
    );
  });
  const count = (how: Matched['how']) => [...companies.values()].filter((company) => company.how === how).length;
  return { batchId, rows, made: count('made'), known: count('known') };
}

/** A certified school publishes by itself: others' rows about it need a person's decision. */
function deferRow(row: PlannedRow, companies: Map<CompanyGroup, Matched>): PlannedRow {
  const certified = row.company && companies.get(row.company)?.how === 'certified';
  return certified && row.outcome === 'imported'
    ? { ...row, outcome: 'held', reason: '该单位已认证入驻，职位由单位自行发布' }
    : row;
}

async function writeRows(
  db: Database,
  rows: PlannedRow[],
  companies: Map<CompanyGroup, Matched>,
  { batchId, source, now }: { batchId: string; source: string; now: Date },
) {
  return db.transaction(async (tx) => {
    const posts = rows.flatMap(({ outcome, reading, company, sourceKey }) => {
      const companyId = company && companies.get(company)?.id;
      const place = reading.fields.place.value;
      if (outcome !== 'imported' || !companyId || !sourceKey || !place) return [];
      return [postOfRow(reading, place, { companyId, source, sourceKey, now })];
    });
    const made = await insertImportedPosts(tx, posts, now);
    const written = rows.map((row): PlannedRow & { postId?: string } => {
      if (row.outcome !== 'imported') return row;
      const postId = made.get(row.sourceKey ?? '');
      return postId ? { ...row, postId } : { ...row, outcome: 'duplicate', reason: '此前已导入' };
    });
    await tx.insert(importRow).values(
      written.map(({ reading, outcome, postId, sourceKey, reason }) => ({
        batchId,
        rowNumber: reading.number,
        outcome,
        postId: postId ?? null,
        sourceKey: sourceKey ?? null,
        raw: reading.cells,
        findings: findingsOf(reading, reason),
        createdAt: now,
      })),
    );
    return written;
  });
}
