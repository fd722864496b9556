import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, type PageRequest, pageOf } from '#server/platform/paging.ts';
import { contentItem } from '../schema.ts';
import { liveAt } from './live.ts';
import { type ItemRow, presentCard } from './present.ts';

interface ItemQuery extends PageRequest {
  kind: ContentKind;
  category?: string | undefined;
  cityCode?: string | undefined;
  when?: 'upcoming' | 'past' | undefined;
}

/** A list omits the body, which may be long. */
export const { body: _body, ...cardColumns } = getTableColumns(contentItem);
export const withoutBody = (row: Omit<ItemRow, 'body'>): ItemRow => ({ ...row, body: '' });

/** A province with all its cities; a city with items of its whole province. */
function inPlace(cityCode: string | undefined): SQL | undefined {
  if (!cityCode) return undefined;
  if (cityCode.endsWith('0000'))
    return sql`${contentItem.regionCode} between ${cityCode} and ${`${cityCode.slice(0, 2)}9999`}`;
  return sql`${contentItem.regionCode} in (${cityCode}, ${provinceCodeOf(cityCode)})`;
}

function atTime({ when }: ItemQuery, now: Date): SQL | undefined {
  if (when === 'upcoming') return sql`${contentItem.endsAt} > ${now}`;
  return when === 'past' ? sql`${contentItem.endsAt} <= ${now}` : undefined;
}

/** Public items of a kind: newest first, but upcoming lectures by start time. */
export async function listItems(db: Database, query: ItemQuery, now: Date, size = 20) {
  const coming = query.when === 'upcoming';
  const ordered = query.kind === 'lecture' ? contentItem.startsAt : contentItem.publishAt;
  const page = pageOf(query, [cursorParts.time, cursorParts.id], size);
  const matching = and(
    liveAt(now),
    eq(contentItem.kind, query.kind),
    query.category ? eq(contentItem.category, query.category) : undefined,
    inPlace(query.cityCode),
    atTime(query, now),
  );
  const later = beyond(page, sql`${ordered}, ${contentItem.id}`, coming ? '>' : '<');
  const order = coming ? [asc(ordered), asc(contentItem.id)] : [desc(ordered), desc(contentItem.id)];
  const found = await db
    .select(cardColumns)
    .from(contentItem)
    .where(and(matching, later))
    .orderBy(...order)
    .offset(page.offset)
    .limit(page.size + 1);
  const { rows, nextCursor } = cutPage(found.map(withoutBody), page, (row) => [
    ((query.kind === 'lecture' ? row.startsAt : row.publishAt) ?? row.createdAt).toISOString(),
    row.id,
  ]);
  return {
    items: rows.map(presentCard),
    nextCursor,
    ...(await countCapped(db, sql`from ${contentItem} where ${matching}`)),
  };
}
