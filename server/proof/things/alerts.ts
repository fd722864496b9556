import { newId } from '#database/new-id.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import type { Database } from '#server/platform/database/database.ts';

const kept = new Date('2026-11-10T02:00:00Z');

/** A search that the seeker keeps. */
export async function givenSavedSearch(db: Database, joberId: string) {
  const searchId = newId();
  await db.insert(savedSearch).values({
    id: searchId,
    joberId,
    name: '杭州 小学',
    filters: { cityCode: '330100', stage: ['primary'] },
    filterKey: `house ${searchId}`,
    knownUntil: kept,
    checkedOn: '2026-11-10',
    createdAt: kept,
  });
  return { searchId };
}
