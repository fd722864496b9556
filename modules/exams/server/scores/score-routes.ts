import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/endpoint.ts';
import { plainText, readUpload, type Table, uploadedTable } from '#modules/imports/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { cappedTotal, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { type examScoreEndpoints, mostScores, type ReadScore } from '../../contract/results/scores.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examScore } from '../../schema/candidates.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import { examAccess, reads, writes } from '../policy.ts';
import { byNameOrTicket } from '../registrations/store.ts';
import { lockExam } from '../store.ts';
import {
  decideScores,
  enterScores,
  faultOf,
  peopleByTicket,
  type ScoreEntry,
  type Sittings,
  scoreCounts,
} from './scores.ts';

const limits = { rows: mostScores, columns: 40 };
const thread = { timeoutMs: 30_000, heapMb: 512 };

type Part = 'ticket' | 'name' | 'points' | 'mark';

/** Headings by what their column holds; of several patterns the first that any heading fits decides. */
const headings: Record<Part, readonly RegExp[]> = {
  ticket: [/准考证|考号/],
  name: [/^(?:考生)?姓名$/, /^(?!.*(?:阅卷|评卷|监考|登分|复核|教师)).*姓名/],
  points: [/成绩|得分|分数|总分|笔试/],
  mark: [/缺考|违纪|考试情况|状态|备注/],
};

const plain = (heading: string) => heading.normalize('NFKC').replace(/\s/g, '');

function columnsOf(columns: readonly string[]): Record<Part, string | undefined> {
  const taken = new Set<string>();
  const find = (field: Part) => {
    for (const pattern of headings[field]) {
      const found = columns.find((column) => pattern.test(plain(column)) && !taken.has(column));
      if (found !== undefined) return taken.add(found) && found;
    }
    return undefined;
  };
  return { ticket: find('ticket'), name: find('name'), points: find('points'), mark: find('mark') };
}

/** The text that spreadsheets hide in signs that make a cell a text: '001, ="001". */
const bare = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['‘’`]/, '')
    .trim();

const marksIn: [RegExp, 'absent' | 'violation'][] = [
  [/违纪|违规|作弊|取消成绩/, 'violation'],
  [/缺考|缺席|未考|[弃旷]考|放弃|未参加|^缺\s*$/, 'absent'],
];

/** How far a computed number may be from the one that is meant. */
const NEAR = 1e-6;
/** Decimals that a score may be typed with. */
const MAX_DECIMALS = 4;

/** A number as it is meant. A spreadsheet computes with more decimals than anybody typed: those are rounded to the project's. */
function pointsIn(text: string, decimals: number): { points: number; note: string } | null {
  const [, digits, fraction = ''] = /^(\d{1,4}(?:\.(\d{1,20}))?) *分?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  if (fraction.length <= MAX_DECIMALS) return { points: value, note: '' };
  const scale = 10 ** decimals;
  const points = Math.round(value * scale + NEAR) / scale;
  const isNear = Math.abs(points - value) < NEAR;
  return { points, note: isNear ? '' : `表中是 ${digits}，按 ${decimals} 位小数取 ${points}` };
}

/** Reads one row: a number, 缺考 or 违纪, in the score's column or beside it. */
function readRow(cells: Record<string, unknown>, of: Record<Part, string | undefined>, decimals: number) {
  const textOf = (column: string | undefined) => (column ? bare(plainText(cells[column])) : '');
  const [points, remark] = [textOf(of.points), textOf(of.mark)];
  const ticket = textOf(of.ticket)
    .replace(/\s/g, '')
    .replace(/^(\d+)\.0+$/, '$1');
  const who = { ticket, name: textOf(of.name), note: '' };
  const mark = marksIn.find(([pattern]) => pattern.test(`${points} ${remark}`))?.[1];
  if (mark)
    return { ...who, mark, points: null, fault: /^\d*[1-9]/.test(points) ? `既有成绩 ${points} 又标明${remark}` : '' };
  const read = pointsIn(points, decimals);
  const fault = read ? '' : points === '' ? '没有成绩' : `读不懂成绩“${points.slice(0, 20)}”`;
  return { ...who, mark: 'score' as const, points: null, ...read, fault };
}

type Known = { people: Sittings; fullMark: number; decimals: number };

/** Every row of a table of scores, with why it is not taken over. @throws AppError INVALID_INPUT without the columns */
function scoresIn(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  { people, fullMark, decimals }: Known,
): ReadScore[] {
  const of = columnsOf(columns);
  if (!of.ticket) throw fieldError('body.fileId', '表中没有“准考证号”一列');
  if (!of.points) throw fieldError('body.fileId', '表中没有“成绩”一列');
  const read = rows.map(({ number, cells, notes = [] }) => {
    const row = readRow(cells, of, decimals);
    return { line: number, ...row, note: [row.note, ...notes].filter(Boolean).join('；') };
  });
  const times = Map.groupBy(read, (row) => row.ticket);
  return read.map((row) => {
    const known =
      row.ticket === '' ? '没有准考证号' : faultOf(row, people, (times.get(row.ticket) ?? []).length, fullMark);
    return { ...row, fault: known || row.fault };
  });
}

/** Reads a file of scores. @throws AppError INVALID_INPUT */
async function readScoreFile(bytes: Buffer, sheet: string | undefined, known: Known) {
  const table = await readUpload(bytes, { limits, thread, sheet });
  const rows = scoresIn(table, known);
  const named = new Set(rows.map(({ ticket }) => ticket));
  const absent = [...known.people.keys()].filter((ticket) => !named.has(ticket)).length;
  return { sheets: table.sheets, sheet: table.sheet, rows, absent };
}

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
