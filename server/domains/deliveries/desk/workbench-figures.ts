import { type SQL, sql } from 'drizzle-orm';
import { answerSpans, type FunnelStep, funnelSteps, type Workbench } from '#contract/deliveries/workbench.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fewestPeers, type Peers } from './peers.ts';

type Figures = Pick<Workbench, 'funnel' | 'answers' | 'peers'>;

/** A peer with fewer deliveries has no meaningful shares. */
const fewestDeliveries = 5;

const steps = Object.keys(funnelSteps) as FunnelStep[];

/** The furthest step of each delivery by its events: one refused after an interview still counts as interviewed. */
const countsOf = (companies: SQL, since: Date) => sql`
  select delivery.company_id,
    count(*)::int as delivered,
    (count(*) filter (where delivery.viewed_at is not null))::int as viewed,
    (count(*) filter (where reached.shortlisted))::int as shortlisted,
    (count(*) filter (where reached.interviewed))::int as interviewed,
    (count(*) filter (where reached.offered))::int as offered
  from delivery cross join lateral (
    select coalesce(bool_or(event.to_status in ('shortlisted', 'interview', 'offer')), false) as shortlisted,
      coalesce(bool_or(event.to_status in ('interview', 'offer')), false) as interviewed,
      coalesce(bool_or(event.to_status = 'offer'), false) as offered
    from delivery_event as event where event.delivery_id = delivery.id
  ) as reached
  where delivery.company_id in ${companies} and delivery.submitted_at > ${since}
  group by delivery.company_id`;

type Counts = Record<FunnelStep, number>;

async function funnelOf(db: Database, companyId: string, { ids }: Peers, since: Date) {
  const own = await db.execute<Counts>(countsOf(sql`(${companyId}::bigint)`, since));
  const shares = sql.join(
    steps.map(
      (step) =>
        sql`percentile_cont(0.5) within group (order by 100.0 * counted.${sql.identifier(step)} / counted.delivered) as ${sql.identifier(step)}`,
    ),
    sql`, `,
  );
  const peers = await db.execute<Counts & { n: number }>(sql`
    select count(*)::int as n, ${shares} from (${countsOf(ids, since)}) as counted
    where counted.delivered >= ${fewestDeliveries}`);
  const median = (peers.rows[0]?.n ?? 0) >= fewestPeers ? peers.rows[0] : undefined;
  return steps.map((step) => ({
    step,
    n: own.rows[0]?.[step] ?? 0,
    peerShare: median ? Math.round(median[step] * 10) / 10 : null,
  }));
}

const passed = sql`extract(epoch from delivery.answered_at - delivery.submitted_at) / 3600`;
const limits = answerSpans.flatMap(({ hours }) => (hours === null ? [] : [hours]));

interface Answered extends Record<string, unknown> {
  companies: number;
  hours: number | null;
  spans: number[];
}

async function answersOf(db: Database, companies: SQL, since: Date): Promise<Answered> {
  const spans = answerSpans.map((_, at) => sql`count(*) filter (where answer.span = ${at})`);
  const { rows } = await db.execute<Answered>(sql`
    select count(distinct answer.company_id)::int as companies,
      round((percentile_cont(0.5) within group (order by answer.hours))::numeric, 1)::float as hours,
      array[${sql.join(spans, sql`, `)}]::int[] as spans
    from (
      select delivery.company_id, ${passed} as hours,
        width_bucket(${passed}, ${sql.param(limits)}::numeric[]) as span
      from delivery where delivery.company_id in ${companies} and delivery.submitted_at > ${since}
        and delivery.answered_at is not null
    ) as answer`);
  return rows[0] ?? { companies: 0, hours: null, spans: answerSpans.map(() => 0) };
}

/** The funnel and the time to answer, with medians of the peers. */
export async function workbenchFigures(db: Database, companyId: string, peers: Peers, since: Date): Promise<Figures> {
  const funnel = await funnelOf(db, companyId, peers, since);
  const own = await answersOf(db, sql`(${companyId}::bigint)`, since);
  const others = await answersOf(db, peers.ids, since);
  const isEnough = others.companies >= fewestPeers;
  return {
    funnel,
    answers: {
      own: own.spans,
      peers: isEnough ? others.spans : null,
      hours: own.hours,
      peerHours: isEnough ? others.hours : null,
    },
    peers: { name: peers.name, n: others.companies },
  };
}
