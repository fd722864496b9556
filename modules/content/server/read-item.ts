import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { contentItem } from '../schema.ts';
import { cardColumns, withoutBody } from './list-items.ts';
import { liveAt } from './live.ts';
import { type ItemRow, presentCard } from './present.ts';

const RELATED = 4;

/**
 * A publicly visible item.
 * @throws AppError NOT_FOUND
 */
export async function liveItem(db: Database, id: string, now: Date): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.id, id), liveAt(now)));
  // Banners are part of the home page and have no page of their own.
  if (!row || row.kind === 'banner') throw appError('NOT_FOUND', { message: '该内容不存在或已下线' });
  return row;
}

async function neighbourOf(db: Database, { id, kind, publishAt }: ItemRow, newer: boolean, now: Date) {
  const comparison = newer ? sql`>` : sql`<`;
  const order = newer ? sql`asc` : sql`desc`;
  const [row] = await db
    .select({ id: contentItem.id, title: contentItem.title })
    .from(contentItem)
    .where(
      and(
        liveAt(now),
        eq(contentItem.kind, kind),
        sql`(${contentItem.publishAt}, ${contentItem.id}) ${comparison} (${publishAt}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(sql`${contentItem.publishAt} ${order}, ${contentItem.id} ${order}`)
    .limit(1);
  return row ?? null;
}

/** Others of its kind: lectures to come first, then those of its category, of its place, and the newest. */
async function relatedOf(db: Database, row: ItemRow, now: Date) {
  const rows = await db
    .select(cardColumns)
    .from(contentItem)
    .where(and(liveAt(now), eq(contentItem.kind, row.kind), ne(contentItem.id, row.id)))
    .orderBy(
      sql`coalesce(${contentItem.endsAt} <= ${now}, false), ${contentItem.category} <> ${row.category},
        ${contentItem.regionCode} is distinct from ${row.regionCode}, ${contentItem.publishAt} desc, ${contentItem.id} desc`,
    )
    .limit(RELATED);
  return rows.map((found) => presentCard(withoutBody(found)));
}

/** An item with its neighbours and related items. `attachments` are linked by the caller. */
export async function readItem(db: Database, row: ItemRow, now: Date) {
  return {
    ...presentCard(row),
    previous: await neighbourOf(db, row, true, now),
    next: await neighbourOf(db, row, false, now),
    related: await relatedOf(db, row, now),
  };
}
