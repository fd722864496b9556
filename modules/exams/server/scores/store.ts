import { and, eq, inArray, sql } from 'drizzle-orm';
import { next } from '#contract/machine.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { flowOf, transitionAll } from '#server/platform/transition.ts';
import { score as machine } from '../../contract/results/entry-states.ts';
import type { ScoreCounts } from '../../contract/results/scores.ts';
import { examScore } from '../../schema/candidates.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { logOf } from '../results/log.ts';

export type ScoreEntry = typeof examScore.$inferSelect;

const record = logOf('score', ({ id, examId, registrationId }: ScoreEntry) => ({
  examId,
  subjectId: id,
  registrationId,
}));
const flow = flowOf(machine, examScore, record);

const AT_ONCE = 1_000;

/** A score in words: '81.5', or the mark. */
export const wordsOf = ({ mark, points }: Pick<ScoreEntry, 'mark' | 'points'>): string =>
  mark === 'absent' ? '缺考' : mark === 'violation' ? '违纪' : String(points);

/** The entries of a project that count or wait, locked in the order of their ids. */
export const lockEntries = (tx: Database, examId: string): Promise<ScoreEntry[]> =>
  tx
    .select()
    .from(examScore)
    .where(and(eq(examScore.examId, examId), inArray(examScore.status, ['entered', 'confirmed'])))
    .orderBy(examScore.id)
    .for('no key update');

export async function enter({ db, now }: Act, rows: readonly Omit<ScoreEntry, 'status' | 'decidedBy' | 'decidedAt'>[]) {
  const to = next(machine, null, { move: 'enter', who: 'recruiter' });
  if (!to) throw new Error('the machine of scores has no first move');
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE).map((row) => ({ ...row, status: to, decidedBy: null, decidedAt: null }));
    await db.insert(examScore).values(part);
    const by = { from: null, move: 'enter', to, who: 'recruiter', at: now } as const;
    await record(
      db,
      part.map((row) => ({ ...by, row, actorId: row.enteredBy, note: wordsOf(row) })),
    );
  }
}

/** Moves locked entries; replaced ones keep who confirmed them. */
export async function moveScores(
  act: Act,
  rows: readonly ScoreEntry[],
  { move, actorId, note }: { move: 'confirm' | 'replace' | 'drop'; actorId: string; note?: string },
): Promise<void> {
  const values = move === 'replace' ? {} : { decidedBy: actorId, decidedAt: act.now };
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await transitionAll(act, flow, rows.slice(at, at + AT_ONCE), { move, who: 'recruiter', actorId, note, values });
}

/** Confirms entries, which take the place of what was confirmed before. */
export async function confirmEntries(
  act: Act,
  entries: readonly ScoreEntry[],
  actorId: string,
  all: readonly ScoreEntry[],
) {
  const people = new Set(entries.map(({ registrationId }) => registrationId));
  const before = all.filter(({ status, registrationId }) => status === 'confirmed' && people.has(registrationId));
  await moveScores(act, before, { move: 'replace', actorId });
  await moveScores(act, entries, { move: 'confirm', actorId });
}

/** Who sits the written test, by ticket. */
export type Sittings = ReadonlyMap<string, { registrationId: string; name: string }>;

export async function peopleByTicket(db: Database, examId: string): Promise<Sittings> {
  const rows = await db
    .select({ ticket: examSeat.ticket, registrationId: examSeat.registrationId, name: examRegistration.name })
    .from(examSeat)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
    .where(eq(examSeat.examId, examId));
  return new Map(rows.map(({ ticket, ...sitting }) => [ticket, sitting]));
}

/** How many people have a score, wait for a second person, or have none. */
export async function scoreCounts(db: Database, examId: string): Promise<ScoreCounts> {
  const { rows } = await db.execute<ScoreCounts & Record<string, unknown>>(sql`
    select count(*)::int as people, count(c.id)::int as confirmed, count(w.id)::int as waiting,
      (count(*) filter (where c.mark = 'absent'))::int as absent,
      (count(*) filter (where c.mark = 'violation'))::int as violation,
      (count(*) filter (where c.id is null and w.id is null))::int as missing
    from exam_seat s
      left join exam_score c on c.exam_id = s.exam_id and c.registration_id = s.registration_id and c.status = 'confirmed'
      left join exam_score w on w.exam_id = s.exam_id and w.registration_id = s.registration_id and w.status = 'entered'
    where s.exam_id = ${examId}`);
  return rows[0] as ScoreCounts;
}
