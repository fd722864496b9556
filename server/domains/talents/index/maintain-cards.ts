import { getTableColumns, sql } from 'drizzle-orm';
import { talentCard } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CardRow } from './card-row.ts';

const names = Object.entries(getTableColumns(talentCard)).map(
  ([name, column]) => [name as keyof CardRow, column.name] as const,
);

/** Writes missing cards as a single value: a third of the time of one value per column. */
export async function keepCards(tx: Database, cards: readonly CardRow[]): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map((card) => Object.fromEntries(names.map(([name, column]) => [column, card[name]])));
  await tx.execute(sql`
    insert into talent_card select * from jsonb_populate_recordset(null::talent_card, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`);
}
