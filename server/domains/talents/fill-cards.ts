import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { CARD_FORM, type CardSource, cardRow } from './card-row.ts';
import { sourceColumns, sourceTables } from './card-sources.ts';
import { keepCards } from './keep-cards.ts';

/** Pages of `talent_search` in one transaction, of some five people each: milliseconds of the process, and of its locks. */
const SLICE = 50;
const FILL_LOCK = 7_201_127;
const BUSY_MS = 1_000;

/**
 * Makes the cards that are missing, or of another form, of those whose rows lie on some pages. Whoever is being read anew meanwhile
 * is passed over: they get their card with their row. Answers whether there are more pages.
 */
async function fillSlice(tx: Database, page: number, now: Date): Promise<boolean> {
  const at = (number: number) => sql`${`(${number},0)`}::tid`;
  const { rows: lying } = await tx.execute<{ id: string; form: number | null }>(sql`
    select jober_id::text as id,
      (select form from talent_card where talent_card.jober_id = talent_search.jober_id) as form
    from talent_search where ctid >= ${at(page)} and ctid < ${at(page + SLICE)}`);
  const wanting = lying.filter(({ form }) => form !== CARD_FORM);
  if (wanting.length > 0) await makeCards(tx, wanting, now);
  const { rows: size } = await tx.execute<{ pages: number }>(sql`
    select pg_relation_size('talent_search')::float8 / current_setting('block_size')::int as pages`);
  return page + SLICE < (size[0]?.pages ?? 0);
}

async function makeCards(tx: Database, people: { id: string }[], now: Date): Promise<void> {
  const ids = sql`${sql.param(people.map(({ id }) => id))}::int8[]`;
  await tx.execute(sql`delete from talent_card where jober_id = any(${ids}) and form <> ${CARD_FORM}`);
  // Made of what is read after the old ones went; a card that was written since then is newer, and stays.
  const { rows } = await tx.execute<CardSource & Record<string, unknown>>(sql`
    select ${sql.raw(sourceColumns)} ${sql.raw(sourceTables)}
    where talent_search.jober_id = any(${ids}) for key share of talent_search skip locked`);
  await keepCards(
    tx,
    rows.map((source) => cardRow(source, now)),
  );
}

/**
 * Gives everyone in talent search a card who has none, in the order in which they lie on the disk: after the migration that made the
 * table, and after each change of what a card keeps. It takes half of a connection's time, of one node.
 */
export async function fillCards({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  for (let page = 0, isMore = true; isMore && !signal.aborted; ) {
    const from = page;
    const began = performance.now();
    const mine = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${FILL_LOCK}) as mine`);
      if (rows[0]?.mine) isMore = await fillSlice(tx, from, clock.now());
      return rows[0]?.mine;
    });
    if (mine) page += SLICE;
    const rest = mine ? performance.now() - began : BUSY_MS;
    await setTimeout(rest, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
