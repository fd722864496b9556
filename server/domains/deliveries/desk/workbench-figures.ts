import { type SQL, sql } from 'drizzle-orm';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fewestPeers, type Peers } from './peers.ts';

const passed = sql`extract(epoch from delivery.answered_at - delivery.submitted_at) / 3600`;

interface Answered extends Record<string, unknown> {
  companies: number;
  hours: number | null;
}

async function answersOf(db: Database, companies: SQL, since: Date): Promise<Answered> {
  const { rows } = await db.execute<Answered>(sql`
    select count(distinct delivery.company_id)::int as companies,
      round((percentile_cont(0.5) within group (order by ${passed}))::numeric, 1)::float as hours
    from delivery where delivery.company_id in ${companies} and delivery.submitted_at > ${since}
      and delivery.answered_at is not null`);
  return rows[0] ?? { companies: 0, hours: null };
}

/** The median hours until an answer, of the company and of its peers. */
export async function hoursToAnswer(
  db: Database,
  companyId: string,
  peers: Peers,
  since: Date,
): Promise<Workbench['answers']> {
  const own = await answersOf(db, sql`(${companyId}::bigint)`, since);
  const others = await answersOf(db, peers.ids, since);
  return { hours: own.hours, peerHours: others.companies >= fewestPeers ? others.hours : null };
}
