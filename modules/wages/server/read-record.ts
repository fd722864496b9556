import { and, asc, desc, eq, ne, notInArray, or } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { HourEntry, WageEvent, WageRecord } from '../contract/wage-shapes.ts';
import { hourSheet } from '../contract/wage-slip-state.ts';
import { wageEvent, wageHours } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { readAgreement } from './read-agreements.ts';
import { listSlips } from './read-slips.ts';
import type { HoursRow } from './store.ts';

const MAX_ROWS = 400;
/** Moves on a draft are visible to the school only. */
const inside = ['create', 'edit', 'approve'];

function presentHours(row: HoursRow, party: AgreementParty): HourEntry {
  const { id, day, quantity, note, status, reason } = row;
  return { id, day, quantity, note, status, reason, moves: movesFor(hourSheet, status, party.side) };
}

/** One entry, which the caller has just locked. */
export async function readHours(db: Database, party: AgreementParty, id: string): Promise<HourEntry> {
  const [row] = await db.select().from(wageHours).where(eq(wageHours.id, id));
  if (!row) throw appError('NOT_FOUND', { message: '课时记录不存在' });
  return presentHours(row, party);
}

/** Events of an agreement, oldest first, as visible to a party. */
export async function eventsOf(db: Database, party: AgreementParty, agreementId: string): Promise<WageEvent[]> {
  const shown =
    party.side === 'seeker' ? or(ne(wageEvent.about, 'slip'), notInArray(wageEvent.move, inside)) : undefined;
  const rows = await db
    .select()
    .from(wageEvent)
    .where(and(eq(wageEvent.agreementId, agreementId), shown))
    .orderBy(asc(wageEvent.id));
  return rows.map((row) => ({
    at: row.at.toISOString(),
    ...pick(row, 'about', 'aboutId', 'move', 'side', 'note'),
    to: row.toStatus,
    name: row.actorName,
  }));
}

/** An agreement with its hours, slips and record. @throws AppError NOT_FOUND */
export async function readRecord(
  reading: Pick<Deps, 'secret' | 'clock'> & { db: Database },
  party: AgreementParty,
  id: string,
): Promise<WageRecord> {
  const { db } = reading;
  const agreement = await readAgreement(db, party, id, reading.clock.now());
  const hours = await db
    .select()
    .from(wageHours)
    .where(eq(wageHours.agreementId, id))
    .orderBy(desc(wageHours.day), desc(wageHours.enteredAt))
    .limit(MAX_ROWS);
  return {
    agreement,
    hours: hours.map((row) => presentHours(row, party)),
    slips: await listSlips(reading, party, id),
    events: await eventsOf(db, party, id),
  };
}
