import { asc, desc, eq, sql } from 'drizzle-orm';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type ChainBlock,
  type ChainEvent,
  type ChainPosition,
  chainStart,
  eventsBetween,
  hashOfBlock,
} from '../../contract/archive/event-chain.ts';
import { examSeal } from '../../schema/exam-events.ts';
import { tagOf } from '../page-tags.ts';
import { eventsAfter, lastOf, mostAtOnce } from './read-events.ts';

type SealRow = typeof examSeal.$inferSelect;

const positionOf = ({ untilExam, untilRegistration, untilLog }: SealRow): ChainPosition => ({
  exam: untilExam,
  registration: untilRegistration,
  log: untilLog,
});

/** The blocks of a project, the first one first. */
export async function blocksOf(db: Database, examId: string): Promise<ChainBlock[]> {
  const rows = await db.select().from(examSeal).where(eq(examSeal.examId, examId)).orderBy(asc(examSeal.number));
  return rows.map((row) => ({ number: row.number, until: positionOf(row), events: row.events, hash: row.hash }));
}

/** The events up to the first one of each source that happened after a moment, if there is one. */
function settled(events: readonly ChainEvent[], until: Date | null): ChainEvent[] {
  if (until === null) return [...events];
  const late = new Set<ChainEvent['source']>();
  return events.filter(({ source, at }) => {
    if (new Date(at) > until) late.add(source);
    return !late.has(source);
  });
}

interface Times {
  /** Null for all events: of a project that has ended. */
  until: Date | null;
  now: Date;
}

/** Seals the next block of a locked project; false where no event waits. */
async function sealBlock(tx: Database, examId: string, { until, now }: Times): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(examSeal)
    .where(eq(examSeal.examId, examId))
    .orderBy(desc(examSeal.number))
    .limit(1);
  const after = last ? positionOf(last) : chainStart;
  const found = await eventsAfter(tx, examId, after);
  const events = settled(found, until);
  const position = lastOf(events, after);
  if (events.length === 0) return false;
  const number = (last?.number ?? 0) + 1;
  const hash = await hashOfBlock(
    examId,
    { number, before: last?.hash ?? null },
    eventsBetween(events, after, position),
  );
  await tx.insert(examSeal).values({
    examId,
    number,
    hash,
    events: events.length,
    at: now,
    untilExam: position.exam,
    untilRegistration: position.registration,
    untilLog: position.log,
  });
  // The page of results shows the end of the chain.
  await publishPages(tx, [tagOf(examId)]);
  return found.length >= mostAtOnce;
}

/** Seals every event of a locked project that happened until a moment, in as many blocks as it takes. */
export async function sealExam(tx: Database, examId: string, times: Times): Promise<void> {
  while (await sealBlock(tx, examId, times));
}

/** Transactions end long before: what is younger may still be written beside an event of a higher number. */
const SETTLED_MS = 10 * 60_000;
/** Projects at rest keep the chain that they have. */
const RECENT_DAYS = 3;

/** Seals the events of running projects that are some minutes old. */
export async function sealEvents(tx: Database, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from exam where status in ('published', 'suspended')
      or (status in ('closed', 'cancelled') and updated_at > ${now}::timestamptz - ${RECENT_DAYS} * interval '1 day')
    order by id for no key update skip locked`);
  const until = new Date(now.getTime() - SETTLED_MS);
  for (const { id } of rows) await sealExam(tx, id, { until, now });
}
