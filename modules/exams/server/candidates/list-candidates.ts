import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import type { examCandidateEndpoints } from '../../contract/candidates/candidates.ts';
import {
  type CandidateStep,
  candidateExits,
  candidateStages,
  candidateSteps,
  isOut,
  outcomesFor,
  stageBefore,
} from '../../contract/results/candidate-state.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examCandidate, examSlot } from '../../schema/candidates.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { examResult } from '../../schema/publications.ts';
import type { ExamAccess } from '../policy.ts';
import { byNameOrTicket } from '../registrations/store.ts';
import { latestId } from '../results/publications.ts';
import { matching } from '../rows.ts';
import { timetableOf } from '../store.ts';
import { whyNoReplacement } from './replace.ts';

type Query = QueryOf<typeof examCandidateEndpoints, 'GET /api/company/exams/:id/candidates'> & {
  ids?: readonly string[];
};

const SIZE = 50;
const listed = alias(examResult, 'listed');
const gone = alias(examRegistration, 'gone');
/** Who took the place of somebody, in the same post. */
const replacedBy = sql<string | null>`(select string_agg(r.name, '、' order by r.number)
  from exam_candidate k join exam_registration r on r.id = k.id
  where k.exam_id = ${examCandidate.examId} and k.exam_post_id = ${examCandidate.postId} and k.replaces = ${examCandidate.id})`;
const stage = sql`coalesce(${examCandidate.leftFrom}, ${examCandidate.status})`;
const isAnyOf = (value: SQL, those: readonly string[]) => sql`${value} = any(${sql.param([...those])}::text[])`;

/**
 * Who is shown in a step: everybody who reached it, so that what is settled stays in sight. In the ranking, also those in the stage
 * that it follows: equal totals are decided before it.
 */
function within(step: CandidateStep, steps: readonly { step: string }[]): SQL | undefined {
  if (step === 'ranked') return inArray(examCandidate.status, [stageBefore('ranked', steps), 'ranked']);
  const gone = inArray(examCandidate.status, [...candidateExits]);
  if (step === 'out') return and(gone, sql`${examCandidate.leftFrom} <> 'written'`);
  return isAnyOf(stage, candidateStages.slice(candidateStages.indexOf(step)));
}

/** The people of a part: a reviewer's posts alone. */
const ofPart = ({ row, posts }: ExamAccess) =>
  and(eq(examCandidate.examId, row.id), posts ? inArray(examPost.code, [...posts]) : undefined);

const onDay = (day: string) => sql`(${examSlot.startsAt} at time zone 'Asia/Shanghai')::date = ${day}::date`;

/**
 * Candidates of a project for its staff: posts in which somebody waits for an outcome first, in each those who wait; of one day, all
 * who wait, by time.
 */
export async function listCandidates(db: Database, access: ExamAccess, query: Query) {
  const { row } = access;
  const { now } = access.caller;
  const steps = await timetableOf(db, row.id);
  const totals = await latestId(db, row.id, 'totals', now);
  const order = totals ?? (await latestId(db, row.id, 'shortlist', now)) ?? '0';
  const found = and(
    ofPart(access),
    matching(examCandidate, { id: query.ids }),
    query.ids ? undefined : query.step ? within(query.step, steps) : sql`${stage} <> 'written'`,
    query.keyword ? byNameOrTicket(query.keyword) : undefined,
    query.day ? onDay(query.day) : undefined,
  );
  const isSettled = sql`${examCandidate.status} <> ${query.step ?? ''}`;
  const rows = await db
    .select({
      candidate: examCandidate,
      ticket: sql<string>`coalesce(${examSeat.ticket}, ${examRegistration.number}::text)`,
      name: examRegistration.name,
      post: pick(examPost, 'code', 'title', 'employer'),
      slot: examSlot,
      rank: listed.rank,
      replaces: gone.name,
      replacedBy,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(examCandidate)
    .innerJoin(examRegistration, eq(examRegistration.id, examCandidate.id))
    .innerJoin(examPost, eq(examPost.id, examCandidate.postId))
    .leftJoin(examSeat, eq(examSeat.registrationId, examCandidate.id))
    .leftJoin(examSlot, eq(examSlot.id, examCandidate.slotId))
    .leftJoin(listed, and(eq(listed.publicationId, order), eq(listed.registrationId, examCandidate.id)))
    .leftJoin(gone, eq(gone.id, examCandidate.replaces))
    .where(found)
    .orderBy(
      ...(query.day
        ? [isSettled, asc(examSlot.startsAt), asc(examPost.line)]
        : [sql`bool_and(${isSettled}) over (partition by ${examPost.id})`, asc(examPost.line), isSettled]),
      asc(listed.rank),
      asc(examCandidate.id),
    )
    .limit(SIZE)
    .offset(((query.page ?? 1) - 1) * SIZE);
  const progress = { row, steps, hasTotals: totals !== null, now };
  const isRunning = row.status === 'published';
  const items = rows.map(({ candidate, ...shown }) => {
    const isRecheck = (candidate.leftFrom ?? candidate.status) === 'recheck';
    const may = mayDo(access.role, isRecheck ? 'recheck' : 'settleCandidates') && isRunning;
    const isOpen = isOut(candidate.status) && shown.replacedBy === null;
    const mayReplace = isOpen && mayDo(access.role, 'settleCandidates') && isRunning;
    const moves = may ? outcomesFor(candidate, steps) : [];
    return {
      ...candidate,
      ...shown,
      moves: moves.filter((move) => move !== 'restore' || shown.replacedBy === null),
      mayReplace: mayReplace && whyNoReplacement(candidate, progress) === null,
    };
  });
  return { items, total: rows[0]?.all ?? 0, ...(await stepCounts(db, access)) };
}

export type CandidateLine = Awaited<ReturnType<typeof listCandidates>>['items'][number];

async function stepCounts(db: Database, access: ExamAccess) {
  const { row, role } = access;
  const rows = await db
    .select({ ...pick(examCandidate, 'status', 'leftFrom'), n: count() })
    .from(examCandidate)
    .innerJoin(examPost, eq(examPost.id, examCandidate.postId))
    .where(ofPart(access))
    .groupBy(examCandidate.status, examCandidate.leftFrom);
  const counts: Record<string, number> = {};
  for (const { status, leftFrom, n } of rows) {
    const key = isOut(status) ? (leftFrom === 'written' ? null : 'out') : status;
    if (key !== null && key in candidateSteps) counts[key] = (counts[key] ?? 0) + n;
  }
  return {
    counts,
    maySetExtra: mayDo(role, 'enterScores') && row.status === 'published',
    replaceUntil: row.settings.results.replaceUntil,
  };
}
