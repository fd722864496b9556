import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { applicantMajors } from '#contract/search/applicant.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { sweepInTurn } from '#server/platform/search-source.ts';
import { postDefinition } from '../memory/post-definition.ts';
import type { ReindexOptions } from '../search-types.ts';
import { refreshSuggestions } from '../suggest/refresh-suggestions.ts';
import { dictionaryWords } from '../understand/lexicon.ts';
import { readQuery } from '../understand/read-query.ts';
import { lists } from './code-bits.ts';
import { searchRow } from './search-row.ts';
import { idsByTime, removeRows, removeStrangers, sourcesOf, writeRows } from './store.ts';

/** Increase when rows are built, or texts segmented, differently. */
const format = 9;

/** What rows depend on besides the posts: an index of another version is rebuilt at start. */
export function indexVersion(): string {
  const codes = Object.values(lists).map((list) => Object.keys(list));
  const made = JSON.stringify([format, codes, applicantMajors, dictionaryWords()]);
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}

/** Rows of `search_state`. */
const numberOf = { posts: 1, talents: 2 } as const;
type IndexName = keyof typeof numberOf;

/** The version that built an index; undefined before the first. */
export async function storedVersion(db: Database, index: IndexName): Promise<string | undefined> {
  const row = await rowOf(db, { version: 'string' })`
    select version from search_state where id = ${numberOf[index]}`;
  return row?.version;
}

/** Records the version that built an index. */
export async function storeVersion(db: Database, index: IndexName, version: string): Promise<void> {
  await db.execute(sql`
    insert into search_state (id, version) values (${numberOf[index]}, ${version})
    on conflict (id) do update set version = excluded.version`);
}

const batch = 1_000;

/**
 * Updates the search rows of these posts; posts that are not findable (not open, or of a company that is not public) lose theirs.
 * Called inside the transaction that changes the posts or their company.
 */
export async function indexPosts(db: Database, postIds: readonly string[]): Promise<void> {
  for (let from = 0; from < postIds.length; from += batch) {
    const ids = postIds.slice(from, from + batch);
    const sources = await sourcesOf(db, ids);
    const open = new Set(sources.map(({ id }) => id));
    await removeRows(
      db,
      ids.filter((id) => !open.has(id)),
    );
    await writeRows(db, sources.map(searchRow));
  }
}

/** Pending entries sorted into the inverted index at once, in kB: a second's work. */
const pending = 16_384;

/**
 * Rebuilds the search index from all posts: for demo data, imports, and a new version. Searches continue meanwhile, and no
 * statement takes longer than a few seconds.
 * @returns the number of findable posts
 */
export async function reindexAll(db: Database, { onProgress }: ReindexOptions = {}): Promise<number> {
  // Rows are stored in the order of writing: by time, so that the newest results are on few pages.
  const ids = await idsByTime(db);
  await patiently(
    db,
    sql`alter index job_search_tsv_idx set (fastupdate = on, gin_pending_list_limit = ${sql.raw(String(pending))})`,
  );
  let done = 0;
  for (let from = 0; from < ids.length; from += batch) {
    const sources = await sourcesOf(db, ids.slice(from, from + batch));
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await writeRows(tx, sources.map(searchRow));
    });
    done += sources.length;
    onProgress?.(done, ids.length);
  }
  await removeStrangers(db);
  await patiently(db, sql`select gin_clean_pending_list('job_search_tsv_idx')`);
  await patiently(db, sql`alter index job_search_tsv_idx set (fastupdate = off)`);
  await patiently(db, sql`analyze job_search`);
  await refreshSuggestions(db);
  await storeVersion(db, 'posts', indexVersion());
  await vacuum(db);
  return done;
}

const patiently = (db: Database, statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });

/** Index-only scans need vacuumed pages; if this takes too long, autovacuum does it a minute later. */
async function vacuum(db: Database): Promise<void> {
  await db.execute(sql`vacuum job_search`).catch(() => undefined);
}

/** Whether the index is incomplete, or was built with other codes or words. */
export async function indexIsStale(db: Database): Promise<boolean> {
  return (await storedVersion(db, 'posts')) !== indexVersion();
}

/** Rebuilds the index if it is incomplete, or was built with other codes or words. Call it at start, before searches. */
export async function reindexIfStale(db: Database, options: ReindexOptions = {}): Promise<void> {
  if (await indexIsStale(db)) await reindexAll(db, options);
}

/** Deletes old change records of posts. */
export const sweepSearchChanges = (db: Database): Promise<void> => sweepInTurn(db, postDefinition);

/** Loads the dictionaries, which takes half a second, before the first search needs them. */
export function warmUp(): void {
  readQuery('小学语文 guangzhou');
}
