import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { CARD_FORM, cardRow } from './card-row.ts';
import { cardSource, sourceColumns, sourceTables } from './card-sources.ts';
import { keepCards } from './maintain-cards.ts';

/** Pages of `talent_search` processed at once, with about five people each: 10 ms of CPU. */
const SLICE = 100;
const BUSY_MS = 1_000;

/** People on some pages without a current card, and the number of pages. */
async function lookAt(db: Database, page: number): Promise<{ ids: string[]; pages: number }> {
  const at = (number: number) => sql`${`(${number},0)`}::tid`;
  const row = await rowOf(db, { ids: 'string[]', pages: 'number' })`
    select array(
        select jober_id::text from talent_search where ctid >= ${at(page)} and ctid < ${at(page + SLICE)}
          and (select form from talent_card where talent_card.jober_id = talent_search.jober_id) is distinct from ${CARD_FORM}
      ) as ids,
      pg_relation_size('talent_search')::float8 / current_setting('block_size')::int as pages`;
  return row ?? { ids: [], pages: 0 };
}

/** Builds cards. People being reindexed are skipped: they get a card with their row. False if another node is doing it. */
async function makeCards(tx: Database, ids: string[], now: Date): Promise<boolean> {
  const row = await rowOf(tx, { mine: 'boolean' })`
    select pg_try_advisory_xact_lock(${advisoryLocks.talentCards}) as mine`;
  if (!row?.mine) return false;
  const people = sql`${sql.param(ids)}::int8[]`;
  await tx.execute(sql`delete from talent_card where jober_id = any(${people}) and form <> ${CARD_FORM}`);
  // Built after deleting the old ones; a card written since then is newer and stays.
  const rows = await rowsOf(tx, cardSource)`
    select ${sql.raw(sourceColumns)} ${sql.raw(sourceTables)}
    where talent_search.jober_id = any(${people}) for key share of talent_search skip locked`;
  await keepCards(
    tx,
    rows.map((source) => cardRow(source, now)),
  );
  return true;
}

/**
 * Builds missing cards of everyone in talent search, in disk order: after the migration that added the table, and after each
 * change of the format. Uses half of one connection's time, on one node.
 */
export async function fillCards({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  for (let page = 0; !signal.aborted; ) {
    const began = performance.now();
    const { ids, pages } = await lookAt(db, page);
    if (page >= pages) return;
    const done = ids.length === 0 || (await db.transaction((tx) => makeCards(tx, ids, clock.now())));
    if (done) page += SLICE;
    const rest = done ? performance.now() - began : BUSY_MS;
    await setTimeout(rest, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
