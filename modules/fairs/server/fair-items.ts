import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { listedFair } from '../schema.ts';

/** Fairs for which the person has a seat or is on the waiting list, for their calendar. */
export async function fairItems(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, typed<Pick<CalendarItem, 'id' | 'title' | 'place'> & { at: string; until: string }>())`
    select fair.id, fair.title, case when fair.online then '线上' else fair.venue end as place, fair.starts_at as at,
      fair.ends_at as until
    from fair_visitor as visitor join fair on fair.id = visitor.fair_id
    where visitor.jober_id = ${joberId} and visitor.status <> 'cancelled' and ${listedFair('fair')}
      and fair.ends_at > ${now} order by fair.starts_at limit 50`;
  return rows.map(({ at, until, ...row }) => ({
    ...row,
    kind: 'fair',
    details: [],
    at: new Date(at).toISOString(),
    until: new Date(until).toISOString(),
    allDay: false,
    link: `/recruitment/details?id=${row.id}`,
  }));
}
