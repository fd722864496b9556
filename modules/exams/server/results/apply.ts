import { notifyAll } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { type CandidateStage, isOut, moveInto, stageAfter } from '../../contract/results/candidate-state.ts';
import { type PublicationKind, publicationKinds } from '../../contract/results/publication-state.ts';
import { exam } from '../../schema/exams.ts';
import { examResult } from '../../schema/publications.ts';
import { timetableOf } from '../store.ts';
import { type CandidateRow, lockCandidates, moveCandidates } from './candidates.ts';
import { linesOf, lockDue, markApplied, type PublicationRow } from './publications.ts';

type Listed = { person: CandidateRow; outcome: string };

const clock = { who: 'clock', actorId: null } as const;

/** Moves people who are in one of some stages into another one; who is elsewhere stays. */
async function moveTo(
  context: DbContext,
  people: readonly CandidateRow[],
  from: readonly CandidateStage[],
  to: CandidateStage | null,
  note: string,
) {
  if (to === null || to === 'written') return [];
  const those = people.filter(({ status }) => (from as readonly string[]).includes(status));
  return moveCandidates(context, those, { ...clock, move: moveInto[to], note });
}

const isBeforeRanking = ({ status }: CandidateRow) => ['written', 'recheck', 'interview'].includes(status);

const goneOn: Partial<Record<PublicationKind, readonly string[]>> = {
  shortlist: ['recheck', 'interview'],
  totals: ['medical', 'inspection', 'listed'],
};

/** Returns whom a corrected list no longer has among those who go on. Who took a place after the list was made keeps it. */
async function recall(
  context: DbContext,
  { kind, preparedAt }: PublicationRow,
  people: readonly CandidateRow[],
  note: string,
) {
  const stages = goneOn[kind] ?? [];
  const back = people.filter(
    ({ status, replaces, updatedAt }) => stages.includes(status) && (replaces === null || updatedAt <= preparedAt),
  );
  await moveCandidates(context, back, { ...clock, move: 'recall', note, values: { slotId: null } });
}

/** Makes the moves that follow from a list that became public. */
async function moveBy(context: DbContext, row: PublicationRow, listed: readonly Listed[]): Promise<void> {
  const steps = await timetableOf(context.db, row.examId);
  const kind = row.kind;
  const note = publicationKinds[kind].label;
  const of = (...outcomes: string[]) =>
    listed.flatMap(({ person, outcome }) => (outcomes.includes(outcome) ? person : []));
  if (kind === 'written') {
    await moveCandidates(context, of('absent').filter(isBeforeRanking), { ...clock, move: 'absent', note });
    await moveCandidates(context, of('violation').filter(isBeforeRanking), { ...clock, move: 'violate', note });
    const back = of('in', 'below').filter(({ status, leftFrom }) => isOut(status) && leftFrom === 'written');
    await moveCandidates(context, back, { ...clock, move: 'restore', note, values: { reason: null } });
  }
  await recall(context, row, of('waiting', 'below'), note);
  const next = stageAfter('written', steps);
  if (kind === 'shortlist' && next !== 'ranked') await moveTo(context, of('in'), ['written'], next, note);
  if (kind === 'appointment') await moveTo(context, of('in'), ['listed'], 'appointed', note);
  if (kind !== 'totals') return;
  const ranked = await moveTo(context, of('in', 'waiting'), ['written', 'recheck', 'interview'], 'ranked', note);
  const moved = new Map(ranked.map((person) => [person.id, person]));
  const first = of('in').map((person) => moved.get(person.id) ?? person);
  await moveTo(context, first, ['ranked'], stageAfter('ranked', steps), note);
}

/** Tells everybody of a list that it is public. The notice says no score: that is read where the person signs in. */
async function tellListed({ db, now }: DbContext, row: PublicationRow): Promise<void> {
  const { label } = publicationKinds[row.kind];
  const rows = await rowsOf(db, { accountId: 'string', title: 'string' })`
    select j.account_id::text as "accountId", e.title from ${examResult} v join exam_registration r on r.id = v.registration_id
      join jober j on j.id = r.jober_id join ${exam} e on e.id = r.exam_id where v.publication_id = ${row.id}`;
  const correction = row.reason === '' ? '' : `更正：${row.reason}。`;
  const notices = rows.map(({ accountId, title }) => ({
    accountId,
    kind: 'exam.published' as const,
    title: `公招${label}已公布`,
    body: `“${title}”${label}已公布。${correction}`,
    link: `/exams/results?id=${row.examId}`,
    effectKey: `exam-publication:${row.id}:${accountId}`,
    now,
  }));
  await notifyAll(db, notices);
}

/** Makes the moves of a list that has become public, and tells people; once. Nothing for one that was withdrawn. */
export async function applyPublished(tx: Database, id: string, now: Date): Promise<void> {
  const row = await lockDue(tx, id, now);
  if (!row) return;
  const outcomeOf = new Map((await linesOf(tx, id)).map((line) => [line.registrationId, line.outcome]));
  const people = await lockCandidates(tx, row.examId, [...outcomeOf.keys()]);
  const context = { db: tx, now };
  const listed = people.map((person) => ({ person, outcome: outcomeOf.get(person.id) ?? '' }));
  await moveBy(context, row, listed);
  await tellListed(context, row);
  await markApplied(tx, row, now);
}
