import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/endpoint.ts';
import { uploadedTable } from '#modules/imports/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { cappedTotal, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import type { examScoreEndpoints } from '../../contract/results/scores.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examScore } from '../../schema/candidates.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { examAccess, reads, writes } from '../policy.ts';
import { byNameOrTicket } from '../registrations/store.ts';
import { lockExam } from '../store.ts';
import { readScoreFile } from './read-scores.ts';
import { decideScores, enterScores, peopleByTicket, type ScoreEntry, scoreCounts } from './scores.ts';

type Query = QueryOf<typeof examScoreEndpoints, 'GET /api/company/exams/:id/scores'>;

const SIZE = 50;
const confirmed = alias(examScore, 'confirmed');
const waiting = alias(examScore, 'waiting');

const shows = {
  all: undefined,
  waiting: isNotNull(waiting.id),
  missing: and(isNull(waiting.id), isNull(confirmed.id)),
  marked: or(ne(confirmed.mark, 'score'), ne(waiting.mark, 'score')),
};

const presentEntry = (entry: ScoreEntry | null, accountId: string) =>
  entry && { ...entry, own: entry.enteredBy === accountId };

const byPoints = sql`rank() over (partition by ${examRegistration.postId} order by ${examScore.points} desc)`;
/** Places among the confirmed points of each post. */
const ranksOf = (db: Database, examId: string) =>
  db
    .select({
      registrationId: examScore.registrationId,
      rank: sql<number>`(${byPoints})::int`.as('rank'),
    })
    .from(examScore)
    .innerJoin(examRegistration, eq(examRegistration.id, examScore.registrationId))
    .where(and(eq(examScore.examId, examId), eq(examScore.status, 'confirmed'), isNotNull(examScore.points)))
    .as('ranked');

/** Who sits the written test, by ticket or by post and points, with what is confirmed and what waits. */
async function listScores(db: Database, examId: string, query: Query, accountId: string) {
  const cut = pageOf(query, [/^[0-9A-Za-z]{1,20}$/], SIZE);
  const { show = 'all', keyword, sort = 'ticket' } = query;
  const ranked = ranksOf(db, examId);
  const order = sort === 'points' ? [asc(examPost.line), sql`${ranked.rank} nulls last`] : [];
  const found = and(eq(examSeat.examId, examId), shows[show], keyword ? byNameOrTicket(keyword) : undefined);
  const shown = { id: examSeat.registrationId, ticket: examSeat.ticket, name: examRegistration.name };
  const post = pick(examPost, 'code', 'title');
  const selecting = () =>
    db
      .select({ ...shown, post, confirmed, rank: ranked.rank, waiting })
      .from(examSeat)
      .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
      .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
      .leftJoin(
        confirmed,
        and(eq(confirmed.registrationId, examSeat.registrationId), eq(confirmed.status, 'confirmed')),
      )
      .leftJoin(ranked, eq(ranked.registrationId, examSeat.registrationId))
      .leftJoin(waiting, and(eq(waiting.registrationId, examSeat.registrationId), eq(waiting.status, 'entered')));
  const rows = await selecting()
    .where(and(found, cut.after ? gt(examSeat.ticket, cut.after[0] ?? '') : undefined))
    .orderBy(...order, asc(examSeat.ticket))
    .limit(cut.size + 1)
    .offset(cut.offset);
  const page = cutPage(rows, cut, ({ ticket }) => [ticket]);
  const all = await selecting()
    .where(found)
    .limit(TOTAL_CAP + 1);
  return {
    items: page.rows.map((row) => ({
      ...row,
      confirmed: presentEntry(row.confirmed, accountId),
      waiting: presentEntry(row.waiting, accountId),
    })),
    nextCursor: sort === 'ticket' ? page.nextCursor : null,
    ...cappedTotal(all.length),
    counts: await scoreCounts(db, examId),
  };
}

/** Written scores, as staff enter and confirm them. */
export const scoreRoutes = (deps: Deps): Handlers<typeof examScoreEndpoints> => ({
  'GET /api/company/exams/:id/scores': reads(
    examAccess,
    'readResults',
    async (db, { row, role, caller }, { query }) => ({
      ...(await listScores(db, row.id, query, caller.accountId)),
      mayEnter: mayDo(role, 'enterScores'),
    }),
  ),
  'POST /api/company/exams/:id/scoreFiles': reads(examAccess, 'enterScores', async (db, { row }, { body }, ctx) => {
    const { bytes } = await uploadedTable(deps, ctx, body.fileId);
    const people = await peopleByTicket(db, row.id);
    const { decimals, results } = row.settings;
    return readScoreFile(bytes, body.sheet, { people, fullMark: results.fullMark, decimals });
  }),
  'PUT /api/company/exams/:id/scores': writes(examAccess, 'enterScores', async (tx, { row, caller }, { body }) => {
    const request = { ...body, actorId: caller.accountId, now: caller.now };
    const entered = await enterScores(tx, await lockExam(tx, row.id), request);
    return { ...entered, counts: await scoreCounts(tx, row.id) };
  }),
  'POST /api/company/exams/:id/scoreMoves': writes(examAccess, 'enterScores', async (tx, { row, caller }, { body }) => {
    const { accountId: actorId, now } = caller;
    const done = await decideScores(tx, await lockExam(tx, row.id), { ...body, actorId, now });
    return { done, counts: await scoreCounts(tx, row.id) };
  }),
});
