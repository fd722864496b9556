import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type Placeholder } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { pick } from '#server/platform/pick.ts';
import { flowOf, transition } from '#server/platform/transition.ts';
import { publicExamStates } from '../../contract/exam-state.ts';
import { hashOfList } from '../../contract/results/list-text.ts';
import {
  publication as machine,
  type PublicationKind,
  publicationKindCodes,
} from '../../contract/results/publication-state.ts';
import type { PublicationSummary, ResultLine } from '../../contract/results/result-shapes.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { lockRows, matching, rowOf, rowsIn } from '../rows.ts';
import { type ExamRow, illegal, inPortions, publishPageChanges } from '../store.ts';
import { logOf } from './log.ts';

/** A publication without its numbers and lines. */
const { id, examId, kind, version, publicAt, people, hash, reason } = examPublication;
export const publicationHead = { id, examId, kind, version, publicAt, people, hash, reason };

/**
 * The gate of all results: a publication is public once two people stand for it and its moment has passed by the server's clock.
 * Every page, call, file and notice of applicants and visitors reads results through it.
 */
export const isPublished = (now: Date | Placeholder) =>
  and(eq(examPublication.status, 'confirmed'), lte(publicAt, now));

/** What a project has published, the latest first. */
export const publishedOf = (db: Database, ofExam: string, now: Date) =>
  db
    .select(publicationHead)
    .from(examPublication)
    .where(and(eq(examId, ofExam), isPublished(now)))
    .orderBy(desc(publicAt), desc(version));

/** The last public version of a list; null before the first. */
export const latestId = async (db: Database, ofExam: string, ofKind: PublicationKind, now: Date) =>
  (await publishedOf(db, ofExam, now)).find((publication) => publication.kind === ofKind)?.id ?? null;

/** When the next publication of a project becomes public: until then what is seen of its results stays the same. */
export async function nextPublication(db: Database, ofExam: string, now: Date) {
  const [next] = await db
    .select({ kind, publicAt })
    .from(examPublication)
    .where(and(matching(examPublication, { examId: ofExam, status: 'confirmed' }), gt(publicAt, now)))
    .orderBy(asc(publicAt));
  return next ?? null;
}

export type PublicationRow = typeof examPublication.$inferSelect;

/** The job that makes the moves of a list at its moment. */
export const LIST_JOB = 'exam-list';

/** Absent and foreign ones get the same answer. */
export const publicationAbsent = () => appError('NOT_FOUND', { message: '该名单不存在' });

const flow = flowOf(
  machine,
  examPublication,
  logOf('publication', ({ id, examId }) => ({ examId, subjectId: id, registrationId: null })),
);

/** A line as it is published, of a person of a post. */
export interface NewLine extends ResultLine {
  registrationId: string;
  postId: string;
}

/** A list that somebody wants for a moment; `reason` says why it corrects the version before. */
export interface Wish extends Pick<PublicationRow, 'kind' | 'publicAt' | 'reason'> {
  actorId: string;
  now: Date;
}

interface Order extends Wish {
  /** In the order of the list. */
  lines: readonly NewLine[];
  summary: PublicationSummary;
  /** Which lines of the version before changed, in words. */
  changes: string[];
}

/** The hash that is published with a list. */
export const hashOf = (
  { examId, kind, version, publicAt }: Pick<PublicationRow, 'examId' | 'kind' | 'version' | 'publicAt'>,
  { lines, summary }: Pick<Order, 'lines' | 'summary'>,
): Promise<string> => {
  const listed = lines.map((line) => ({ ...line, post: summary[line.postId]?.code ?? '' }));
  return hashOfList({ examId, kind, version, publicAt: publicAt.toISOString(), lines: listed });
};

/** Whether a list of a kind in `kinds`, or of any, is prepared or confirmed and not public yet. */
export async function hasOpenList(
  db: Database,
  examId: string,
  now: Date,
  kinds: readonly PublicationKind[] = publicationKindCodes,
): Promise<boolean> {
  const { status } = examPublication;
  const isOpen = or(eq(status, 'prepared'), and(eq(status, 'confirmed'), gt(publicAt, now)));
  return (await db.$count(examPublication, and(matching(examPublication, { examId, kind: kinds }), isOpen))) > 0;
}

/**
 * Freezes a list of a locked project, for another person to confirm.
 * @throws AppError ILLEGAL_MOVE while another one of its kind waits, INVALID_INPUT
 */
export async function preparePublication(tx: Database, row: ExamRow, order: Order): Promise<PublicationRow> {
  const { kind, publicAt, lines, summary, reason, changes, actorId, now } = order;
  const { id: examId, settings } = row;
  if (row.status !== 'published') throw illegal('项目不在进行中');
  if (await hasOpenList(tx, examId, now, [kind])) throw illegal('已有一份还没有公布的名单，请先撤回');
  const earlier = await tx
    .select(pick(examPublication, 'version', 'status'))
    .from(examPublication)
    .where(matching(examPublication, { examId, kind }))
    .orderBy(desc(version));
  if (publicAt <= now) throw fieldError('body.publicAt', '公布时间须晚于现在');
  if (earlier.some(({ status }) => status === 'confirmed') && reason === '')
    throw fieldError('body.reason', '更正已公布的名单，请写明原因');
  const number = (earlier[0]?.version ?? 0) + 1;
  const head = { examId, kind, version: number, publicAt };
  const hash = await hashOf(head, { lines, summary });
  const saved = await transition({ db: tx, now }, flow, null, {
    move: 'prepare',
    who: 'recruiter',
    actorId,
    note: reason,
    create: async (status) => {
      const rules = pick(settings, 'weights', 'decimals', 'tie', 'shortlist', 'results');
      const by = { people: lines.length, rules, preparedBy: actorId, preparedAt: now };
      const values = { ...head, id: newId(), status, summary, hash, reason, changes, ...by };
      const [made] = await tx.insert(examPublication).values(values).returning();
      return made as PublicationRow;
    },
  });
  const rows = lines.map((line, at) => ({ ...line, publicationId: saved.id, position: at + 1 }));
  await inPortions(rows, (portion) => tx.insert(examResult).values(portion));
  return saved;
}

/** Locks a publication to the end of the transaction. @throws AppError NOT_FOUND */
export const lockPublication = (tx: Database, id: string): Promise<PublicationRow> =>
  rowOf(tx, examPublication, { id, absent: publicationAbsent, lock: 'no key update' });

interface Decision {
  move: 'confirm' | 'drop';
  who: 'recruiter' | 'operator';
  actorId: string;
  note?: string;
  now: Date;
}

/**
 * Confirms a locked list for its moment, as another person than who prepared it; or withdraws one that is not public, also one that
 * nobody confirmed in time. @throws AppError ILLEGAL_MOVE
 */
export async function decidePublication(tx: Database, row: PublicationRow, decision: Decision): Promise<void> {
  const { move, who, actorId, note, now } = decision;
  if (move === 'confirm' && row.preparedBy === actorId) throw illegal('生成和确认须由不同的人完成');
  if (row.publicAt <= now && (move === 'confirm' || row.status === 'confirmed'))
    throw appError('ILLEGAL_MOVE', {
      message: row.status === 'confirmed' ? '名单已经公布，只能发布更正' : '公布时间已过，请撤回后重新生成',
    });
  const values = { decidedBy: actorId, decidedAt: now };
  await transition({ db: tx, now }, flow, row, { move, who, actorId, note, values });
  if (move === 'confirm') await enqueueAll(tx, [{ kind: LIST_JOB, payload: { id: row.id }, runAt: row.publicAt }]);
  await publishPageChanges(tx, row.examId);
}

/** Withdraws what a project that is suspended or cancelled has not published yet. */
export async function dropUnpublished(tx: Database, examId: string, { who, actorId, now }: Omit<Decision, 'move'>) {
  const waiting = await lockRows(tx, examPublication, { examId, status: ['prepared', 'confirmed'] });
  for (const row of waiting.filter((publication) => publication.publicAt > now))
    await decidePublication(tx, row, { move: 'drop', who, actorId, note: '项目暂停或取消', now });
}

/** Locks a list that is public and whose moves are not made yet; null for any other. */
export async function lockDue(tx: Database, id: string, now: Date): Promise<PublicationRow | null> {
  const isDue = and(eq(examPublication.id, id), isPublished(now), isNull(examPublication.appliedAt));
  const [row] = await tx.select().from(examPublication).where(isDue).for('no key update');
  return row ?? null;
}

/** Records that the moves of a list that became public are made. */
export async function markApplied(tx: Database, row: PublicationRow, now: Date): Promise<void> {
  const values = { appliedAt: now };
  await transition({ db: tx, now }, flow, row, { move: 'apply', who: 'clock', actorId: null, values });
  await publishPageChanges(tx, row.examId);
}

export interface PublishedList {
  row: PublicationRow;
  exam: ExamRow;
  organiser: string;
}

/** A list that is public now, with its project. @throws AppError NOT_FOUND, before its moment as for an absent one */
export async function publishedList(db: Database, id: string, now: Date): Promise<PublishedList> {
  const [found] = await db
    .select({ row: examPublication, exam, organiser: company.name })
    .from(examPublication)
    .innerJoin(exam, eq(exam.id, examPublication.examId))
    .innerJoin(company, eq(company.id, exam.companyId))
    .where(and(eq(examPublication.id, id), isPublished(now), inArray(exam.status, publicExamStates)));
  if (!found) throw publicationAbsent();
  return found;
}

export const linesOf = (db: Database, publicationId: string) =>
  rowsIn(db, examResult, { publicationId }, { order: [examResult.position] });
