import { sql } from 'drizzle-orm';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type Workbench, workbench } from '#contract/deliveries/workbench.ts';
import { visitor } from '#contract/identity/visitor.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { plainPath } from '#server/domains/files/public.ts';
import type { ServerModule } from '#server/module.ts';
import { type CardWords, withoutEmpty } from '#server/pages/share-cards/card-words.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fairTypes } from '../contract/fair-state.ts';
import type { FairDetail } from '../contract/fair-views.ts';
import { admittedExhibitor, comingFair, listedFair } from '../schema.ts';
import { tickFairs } from './by-the-clock.ts';
import { fairCalendarPlugin } from './calendar-plugin.ts';
import { leaveFairs, lockFairsOf } from './leave-fairs.ts';
import { returnToFairs } from './return-to-fairs.ts';
import { fairHandlers } from './routes.ts';
import { signUp } from './visitors/sign-up.ts';

/** The words beside a shared link to a fair. */
const fairCard = ({
  title,
  type,
  startsAt,
  online,
  cityName,
  venue,
  exhibitors,
  posts,
  organiser,
}: FairDetail): CardWords => ({
  kicker: '招聘会',
  title,
  highlight: formatDateTime(startsAt),
  tags: withoutEmpty([
    shortOf(fairTypes, type),
    online ? '线上' : cityName,
    online ? '' : venue,
    exhibitors > 0 ? `${exhibitors} 家单位` : '',
    posts > 0 ? `${posts} 个岗位` : '',
  ]),
  foot: organiser,
});

/** The company's next fair with its booth. */
async function nextFair(db: Database, companyId: string, now: Date): Promise<Workbench['fair']> {
  const fair = await rowOf(db, workbench.shape.fair.unwrap())`
    select fair.id::text as id, fair.title, fair.starts_at as "startsAt", fair.online, fair.taken as visitors,
      (select booth.number from fair_booth as booth
        where booth.fair_id = fair.id and booth.company_id = ${companyId} limit 1) as booth
    from fair_exhibitor as exhibitor join fair on fair.id = exhibitor.fair_id
    where exhibitor.company_id = ${companyId} and ${admittedExhibitor('exhibitor')}
      and ${comingFair('fair')} and fair.ends_at > ${now}
    order by fair.starts_at, fair.id limit 1`;
  return fair ?? null;
}

/** Fairs for which the person has a seat or is on the waiting list, for their calendar. */
async function fairItems(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
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

export const fairsServer = {
  name: 'fairs',
  handlers: fairHandlers,
  plugins: [fairCalendarPlugin],
  minuteTasks: [{ name: 'fairs', act: (tx, _, now) => tickFairs(tx, now) }],
  calendarItems: fairItems,
  signUp: (db, person, { meetingId, resumeId }, now) =>
    meetingId ? signUp(db, person, { fairId: meetingId, resumeId }, now) : undefined,
  companyMoves: { lock: lockFairsOf, suspend: leaveFairs, restore: returnToFairs },
  nextMeeting: nextFair,
  shareCards: { fair: async (call, id) => fairCard(await call('GET /api/fairs/:id', { params: { id } })) },
  fileRules: {
    articlePicture: (row) => sql`select 1 from fair where status <> 'draft' and cover_url = ${plainPath(row)}`,
  },
  sitemap: {
    fairs: {
      table: sql`fair as thing`,
      shown: () => listedFair('thing'),
      changed: sql`thing.updated_at`,
      path: () => '/recruitment/details',
    },
  },
  personalTables: {
    fair_visitor: {
      erase: ({ joberId }) =>
        joberId ? [sql`update fair_visitor set resume_id = null where jober_id = ${joberId}`] : [],
    },
    fair_visit: {
      erase: ({ joberId }) =>
        joberId
          ? [
              sql`update fair_visit set note = ''
                where visitor_id in (select v.id from fair_visitor v where v.jober_id = ${joberId})`,
            ]
          : [],
    },
    fair_event: { keep: '状态的经过，只有编号' },
  },
  partsOfExport: (_, joberId) => [
    {
      file: 'fairs',
      title: '报名的招聘会',
      of: ['fair_visitor'],
      rows: sql`select f.title as fair, f.starts_at, v.status, v.signed_up_at, v.checked_in_at
        from fair_visitor v join fair f on f.id = v.fair_id where v.jober_id = ${joberId} order by v.signed_up_at`,
      states: visitor.labels.seeker,
    },
  ],
  loadDemo: (tx, random, now) => import('../demo/load-fairs.ts').then(({ loadFairs }) => loadFairs(tx, random, now)),
} satisfies ServerModule<Deps>;
