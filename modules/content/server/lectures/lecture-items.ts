import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';

/** Lectures for which the person has a seat or is on the waiting list, for their calendar. */
export async function lectureItems(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, { id: 'string', title: 'string', at: 'string', until: 'string' })`
    select item.id, item.title, item.starts_at as at, item.ends_at as until
    from lecture_guest as guest join content_item as item on item.id = guest.lecture_id
    where guest.jober_id = ${joberId} and guest.state <> 'cancelled' and item.status = 'published'
      and item.ends_at > ${now} order by item.starts_at limit 50`;
  return rows.map(({ at, until, ...row }) => ({
    ...row,
    kind: 'lecture',
    place: '',
    details: [],
    at: new Date(at).toISOString(),
    until: new Date(until).toISOString(),
    allDay: false,
    link: `/entrepreneurship/expert/details?id=${row.id}`,
  }));
}
