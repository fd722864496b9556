import { desc } from 'drizzle-orm';
import { publishPages } from '#server/platform/bus.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import {
  type ChainBlock,
  type ChainEvent,
  type ChainPosition,
  chainStart,
  eventsBetween,
  hashOfBlock,
} from '../../contract/archive/event-chain.ts';
import { examSeal } from '../../schema/exam-events.ts';
import { publicExam, runningExam } from '../../schema/exams.ts';
import { rowsIn } from '../rows.ts';
import { tagOf } from '../store.ts';

const mostAtOnce = 10_000;

interface EventRow extends Record<string, unknown>, Omit<ChainEvent, 'at' | 'id'> {
  id: string;
  at: Date | string;
}

export async function eventsAfter(db: Database, examId: string, after: ChainPosition): Promise<ChainEvent[]> {
  const rows = await rowsOf(db, typed<EventRow>())`
    (select 'exam' as source, id::text, 'exam' as subject, exam_id::text as "subjectId", from_status as "from", move,
        to_status as "to", side, actor_id::text as "actorId", at, note
      from exam_event where exam_id = ${examId} and id > ${after.exam} order by exam_event.id limit ${mostAtOnce})
    union all
    (select 'registration', e.id::text, 'registration', e.registration_id::text, e.from_status, e.move, e.to_status, e.side,
        e.actor_id::text, e.at, e.note
      from exam_registration_event e join exam_registration r on r.id = e.registration_id
      where r.exam_id = ${examId} and e.id > ${after.registration} order by e.id limit ${mostAtOnce})
    union all
    (select 'log', id::text, subject, subject_id::text, from_status, move, to_status, side, actor_id::text, at, note
      from exam_log where exam_id = ${examId} and id > ${after.log} order by exam_log.id limit ${mostAtOnce})`;
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at).toISOString() }));
}

/** The last event of each source among some, or where they began. */
function lastOf(events: readonly ChainEvent[], after: ChainPosition): ChainPosition {
  const last = (source: ChainEvent['source']) =>
    events.reduce((id, event) => (event.source === source ? Math.max(id, event.id) : id), after[source]);
  return { exam: last('exam'), registration: last('registration'), log: last('log') };
}

/** Every event of a project, by source and id. */
export async function allEvents(db: Database, examId: string): Promise<ChainEvent[]> {
  const all: ChainEvent[] = [];
  let after = chainStart;
  for (;;) {
    const found = await eventsAfter(db, examId, after);
    all.push(...found);
    after = lastOf(found, after);
    if (found.length < mostAtOnce) return eventsBetween(all, chainStart, after);
  }
}

type SealRow = typeof examSeal.$inferSelect;

const positionOf = ({ untilExam, untilRegistration, untilLog }: SealRow): ChainPosition => ({
  exam: untilExam,
  registration: untilRegistration,
  log: untilLog,
});

/** The seals of a project, the first one first. */
export const sealsOf = (db: Database, examId: string): Promise<SealRow[]> =>
  rowsIn(db, examSeal, { examId }, { order: [examSeal.number] });

export const blocksOf = async (db: Database, examId: string): Promise<ChainBlock[]> =>
  (await sealsOf(db, examId)).map((row) => ({ ...pick(row, 'number', 'events', 'hash'), until: positionOf(row) }));

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
async function sealBlock(tx: Database, examId: string, { until: latest, now }: Times): Promise<boolean> {
  const [last] = await rowsIn(tx, examSeal, { examId }, { order: [desc(examSeal.number)], limit: 1 });
  const after = last ? positionOf(last) : chainStart;
  const found = await eventsAfter(tx, examId, after);
  const events = settled(found, latest);
  const position = lastOf(events, after);
  if (events.length === 0) return false;
  const number = (last?.number ?? 0) + 1;
  const block = eventsBetween(events, after, position);
  const hash = await hashOfBlock(examId, { number, before: last?.hash ?? null }, block);
  const until = { untilExam: position.exam, untilRegistration: position.registration, untilLog: position.log };
  await tx.insert(examSeal).values({ examId, number, hash, events: events.length, at: now, ...until });
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
  const rows = await rowsOf(tx, { id: 'string' })`
    select id::text from exam where ${runningExam()}
      or (${publicExam()} and updated_at > ${now}::timestamptz - ${RECENT_DAYS} * interval '1 day')
    order by id for no key update skip locked`;
  const until = new Date(now.getTime() - SETTLED_MS);
  for (const { id } of rows) await sealExam(tx, id, { until, now });
}
