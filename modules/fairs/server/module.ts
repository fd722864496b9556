import { sql } from 'drizzle-orm';
import { visitor } from '#contract/identity/visitor.ts';
import { plainPath } from '#server/domains/files/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listedFair } from '../schema.ts';
import { tickFairs } from './by-the-clock.ts';
import { fairCalendarPlugin } from './calendar-plugin.ts';
import { fairItems } from './fair-items.ts';
import { leaveFairs, lockFairsOf } from './leave-fairs.ts';
import { nextFair } from './next-fair.ts';
import { returnToFairs } from './return-to-fairs.ts';
import { fairHandlers } from './routes.ts';
import { fairCard } from './share-card.ts';
import { signUp } from './visitors/sign-up.ts';

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
