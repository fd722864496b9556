import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { next } from '#contract/machine.ts';
import { samePersonName } from '#contract/people/person-name.ts';
import { newId } from '#database/new-id.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { flowOf, transitionAll } from '#server/platform/transition.ts';
import { score as machine } from '../../contract/results/entry-states.ts';
import {
  scoreCounts as counts,
  type examScoreEndpoints,
  type ScoreCounts,
  type ScoreRow,
} from '../../contract/results/scores.ts';
import { examScore } from '../../schema/candidates.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { openCandidates } from '../results/candidates.ts';
import { logOf } from '../results/log.ts';
import { lockRows } from '../rows.ts';
import { type ExamRow, illegal, inPortions, stepOf } from '../store.ts';

export type ScoreEntry = typeof examScore.$inferSelect;

const record = logOf('score', ({ id, examId, registrationId }: ScoreEntry) => ({
  examId,
  subjectId: id,
  registrationId,
}));
const flow = flowOf(machine, examScore, record);

/** A score in words: '81.5', or the mark. */
export const wordsOf = ({ mark, points }: Pick<ScoreEntry, 'mark' | 'points'>): string =>
  mark === 'absent' ? '缺考' : mark === 'violation' ? '违纪' : String(points);

/** The entries of a project that count or wait, locked in the order of their ids. */
const lockEntries = (tx: Database, examId: string): Promise<ScoreEntry[]> =>
  lockRows(tx, examScore, { examId, status: ['entered', 'confirmed'] });

export async function enter(
  { db, now }: DbContext,
  rows: readonly Omit<ScoreEntry, 'status' | 'decidedBy' | 'decidedAt'>[],
) {
  const to = next(machine, null, { move: 'enter', who: 'recruiter' });
  if (!to) throw new Error('the machine of scores has no first move');
  const made = rows.map((row) => ({ ...row, status: to, decidedBy: null, decidedAt: null }));
  await inPortions(made, (portion) => db.insert(examScore).values(portion));
  const by = { from: null, move: 'enter', to, who: 'recruiter', at: now } as const;
  const moves = made.map((row) => ({ ...by, row, actorId: row.enteredBy, note: wordsOf(row) }));
  await record(db, moves);
}

/** Moves locked entries; replaced ones keep who confirmed them. */
function moveScores(
  context: DbContext,
  rows: readonly ScoreEntry[],
  { move, actorId, note }: { move: 'confirm' | 'replace' | 'drop'; actorId: string; note?: string },
): Promise<void> {
  const values = move === 'replace' ? {} : { decidedBy: actorId, decidedAt: context.now };
  return inPortions(rows, (portion) =>
    transitionAll(context, flow, portion, { move, who: 'recruiter', actorId, note, values }),
  );
}

/** Confirms entries, which take the place of what was confirmed before. */
async function confirmEntries(
  context: DbContext,
  entries: readonly ScoreEntry[],
  actorId: string,
  all: readonly ScoreEntry[],
) {
  const people = new Set(entries.map(({ registrationId }) => registrationId));
  const before = all.filter(({ status, registrationId }) => status === 'confirmed' && people.has(registrationId));
  await moveScores(context, before, { move: 'replace', actorId });
  await moveScores(context, entries, { move: 'confirm', actorId });
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
  const row = await rowOf(db, counts)`
    select count(*)::int as people, count(c.id)::int as confirmed, count(w.id)::int as waiting,
      (count(*) filter (where c.mark = 'absent'))::int as absent,
      (count(*) filter (where c.mark = 'violation'))::int as violation,
      (count(*) filter (where c.id is null and w.id is null))::int as missing
    from exam_seat s
      left join exam_score c on c.exam_id = s.exam_id and c.registration_id = s.registration_id and c.status = 'confirmed'
      left join exam_score w on w.exam_id = s.exam_id and w.registration_id = s.registration_id and w.status = 'entered'
    where s.exam_id = ${examId}`;
  return row as ScoreCounts;
}

interface Request extends BodyOf<typeof examScoreEndpoints, 'PUT /api/company/exams/:id/scores'> {
  actorId: string;
  now: Date;
}

type Decision = { actorId: string; now: Date } & BodyOf<
  typeof examScoreEndpoints,
  'POST /api/company/exams/:id/scoreMoves'
>;

const isSame = (one: Pick<ScoreEntry, 'mark' | 'points'>, other: Pick<ScoreEntry, 'mark' | 'points'>) =>
  one.mark === other.mark && one.points === other.points;

/** @throws AppError ILLEGAL_MOVE before the written test has begun */
async function requireTime(tx: Database, { id, status }: ExamRow, now: Date): Promise<void> {
  if (status !== 'published') throw illegal('项目不在进行中，不能登记成绩');
  const written = await stepOf(tx, id, 'written');
  if (!written || written.startsAt > now) throw illegal('笔试还没有开始');
}

/** What becomes of one row beside what is stored; a fault in words, or what to write. */
type Verdict = { fault: string } | { same: true } | { confirms: ScoreEntry } | { drops: ScoreEntry | null };

function judge(row: ScoreRow, stored: readonly ScoreEntry[], { reason, actorId }: Request): Verdict {
  const confirmed = stored.find(({ status }) => status === 'confirmed');
  const waiting = stored.find(({ status }) => status === 'entered');
  if (waiting && waiting.enteredBy !== actorId)
    return isSame(waiting, row) ? { confirms: waiting } : { fault: `与先登记的不同：${wordsOf(waiting)}，请核对试卷` };
  if (waiting && isSame(waiting, row)) return { same: true };
  if (confirmed && isSame(confirmed, row)) return waiting ? { fault: '先退回待确认的更正' } : { same: true };
  if (confirmed && reason === '') return { fault: `已确认为 ${wordsOf(confirmed)}，更正须写明原因` };
  return { drops: waiting ?? null };
}

/**
 * Enters scores, for another person to confirm. A row that says what another person entered confirms it; one that contradicts it
 * is answered and changes nothing.
 * @throws AppError ILLEGAL_MOVE
 */
export async function enterScores(tx: Database, row: ExamRow, request: Request) {
  const { scores, reason, actorId, now } = request;
  await requireTime(tx, row, now);
  await openCandidates(tx, row, actorId, now);
  const people = await peopleByTicket(tx, row.id);
  const all = await lockEntries(tx, row.id);
  const storedOf = Map.groupBy(all, ({ registrationId }) => registrationId);
  const times = Map.groupBy(scores, ({ ticket }) => ticket);
  const { fullMark } = row.settings.results;
  const faults: { ticket: string; message: string }[] = [];
  const made: Parameters<typeof enter>[1][number][] = [];
  const [confirms, drops]: [ScoreEntry[], ScoreEntry[]] = [[], []];
  let same = 0;
  for (const score of scores) {
    const { ticket, mark, points } = score;
    const registrationId = people.get(ticket)?.registrationId;
    const fault = faultOf(score, people, (times.get(ticket) ?? []).length, fullMark);
    const verdict: Verdict =
      fault || !registrationId ? { fault } : judge(score, storedOf.get(registrationId) ?? [], request);
    if ('fault' in verdict) faults.push({ ticket, message: verdict.fault });
    else if ('same' in verdict) same += 1;
    else if ('confirms' in verdict) confirms.push(verdict.confirms);
    else {
      if (verdict.drops) drops.push(verdict.drops);
      const by = { enteredBy: actorId, enteredAt: now };
      made.push({ id: newId(), examId: row.id, registrationId: registrationId ?? '', mark, points, reason, ...by });
    }
  }
  const context = { db: tx, now };
  await moveScores(context, drops, { move: 'drop', actorId, note: '本人重新登记' });
  await enter(context, made);
  await confirmEntries(context, confirms, actorId, all);
  return { entered: made.length, confirmed: confirms.length, same, faults };
}

/** Why a row cannot be of this project; empty where it can. */
export function faultOf(
  { ticket, name, mark, points }: ScoreRow,
  people: Sittings,
  times: number,
  fullMark: number,
): string {
  const person = people.get(ticket);
  if (!person && /^\d(?:\.\d+)?E\+?\d+$/i.test(ticket)) return '准考证号成了科学计数法，请把这一列设为文本后重新填写';
  if (!person) return '没有这个准考证号';
  if (name && !samePersonName(name, person.name)) return `姓名对不上：${ticket} 是${person.name}，表中是${name}`;
  if (times > 1) return `同一准考证号出现 ${times} 次`;
  if (mark === 'score' && (points ?? -1) > fullMark) return `超过满分 ${fullMark}`;
  return '';
}

/** Confirms or returns entries of others, all or some. @throws AppError ILLEGAL_MOVE */
export async function decideScores(tx: Database, row: ExamRow, { move, ids, actorId, now }: Decision): Promise<number> {
  if (row.status !== 'published') throw illegal('项目不在进行中，不能确认成绩');
  const all = await lockEntries(tx, row.id);
  const among = ids && new Set(ids);
  const waiting = all.filter(({ id, status }) => status === 'entered' && (!among || among.has(id)));
  const chosen = move === 'drop' ? waiting : waiting.filter(({ enteredBy }) => enteredBy !== actorId);
  if (chosen.length === 0 && waiting.length > 0) throw illegal('登记和确认须由不同的人完成');
  const context = { db: tx, now };
  if (move === 'drop') await moveScores(context, chosen, { move, actorId });
  else await confirmEntries(context, chosen, actorId, all);
  return chosen.length;
}
