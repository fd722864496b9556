import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileAnswer, QueryOf } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
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
import { tablePages } from '../papers/parts.ts';
import { changes, type ExamAccess, examAccess, reads, type StaffCaller, staffCaller } from '../policy.ts';
import { byNameOrTicket } from '../registrations/store.ts';
import { latestId } from '../results/publications.ts';
import { matching } from '../rows.ts';
import { timetableOf } from '../store.ts';
import { candidateAbsent, recordOutcome, setExtra } from './record-outcome.ts';
import { replaceCandidate, whyNoReplacement } from './replace.ts';
import { addSlots, chooseSlot, listSlots, ownCandidacy, removeSlot, slotAccess, withdrawOwn } from './slots.ts';

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
async function listCandidates(db: Database, access: ExamAccess, query: Query) {
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

type CandidateLine = Awaited<ReturnType<typeof listCandidates>>['items'][number];

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

const columns = [
  ['时段', 76],
  ['准考证号', 72],
  ['姓名', 70],
  ['报考岗位', 135],
  ['原件是否齐全', 80],
  ['本人签名', 84],
] as const;

const timeAt = (moment: Date) => formatDateTime(moment).slice(11);
const hoursOf = ({ slot }: CandidateLine) => (slot ? `${timeAt(slot.startsAt)}-${timeAt(slot.endsAt)}` : '');

/** The people of one place, in the order of their slots. */
const pagesOf = (title: string, day: string, place: string, people: readonly CandidateLine[]): Page[] =>
  tablePages({
    title,
    what: '资格复审名单',
    facts: [day, place, people.length === 0 ? '没有人预约这一天' : `共 ${people.length} 人`].filter(Boolean).join('  '),
    columns,
    rows: people.map((line) => [hoursOf(line), line.ticket, line.name, `${line.post.code} ${line.post.title}`]),
    perPage: 27,
    height: 24,
    foot: '实到 ______ 人  审核人签名 ____________  ____________',
  });

/** Who comes to the recheck on a day, to be printed: by place and slot, a line a person. */
async function printRecheck(db: Database, access: ExamAccess, day: string): Promise<FileAnswer> {
  const people: CandidateLine[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCandidates(db, access, { step: 'recheck', day, page });
    people.push(...items);
    if (items.length === 0 || people.length >= total) break;
  }
  const keyOf = ({ slot, ticket }: CandidateLine) => `${slot?.startsAt.toISOString()} ${ticket}`;
  const inOrder = people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const places = Map.groupBy(inOrder, ({ slot }) => slot?.place ?? '');
  if (places.size === 0) places.set('', []);
  const { title } = access.row;
  const pages = [...places].flatMap(([place, those]) => pagesOf(title, day, place, those));
  const bytes = await typeset({ as: 'paper', pages, title, author: title, photo: null, now: access.caller.now });
  return { name: `${title}资格复审名单${day}.pdf`, bytes };
}

async function lineOf(db: Database, access: ExamAccess, id: string): Promise<CandidateLine> {
  const [line] = (await listCandidates(db, access, { ids: [id] })).items;
  if (!line) throw candidateAbsent();
  return line;
}

/** Writes about one candidate, whose act depends on the stage. */
const ofOne =
  <I extends { params: { id: string } }, T>(write: (tx: Database, caller: StaffCaller, input: I) => Promise<T>) =>
  (ctx: Ctx, input: I): Promise<T> =>
    ctx.db.transaction((tx) => write(tx, staffCaller(ctx), input));

const removes = changes(slotAccess, 'arrangeRecheck', listSlots);

const applicantOf = (ctx: Ctx, examId: string) => ({ ...seeker(ctx), examId, now: ctx.now });

/** Recheck, medical examination and inspection: slots, outcomes, replacements, and what applicants do in them. */
export const candidateRoutes = (): Handlers<typeof examCandidateEndpoints> => ({
  'GET /api/company/exams/:id/candidates': reads(examAccess, 'readCandidates', (db, access, { query }) =>
    listCandidates(db, access, query),
  ),
  'POST /api/company/examCandidates/:id/moves': ofOne(async (tx, caller, { params: { id }, body }) =>
    lineOf(tx, await recordOutcome(tx, caller, { ...body, id }), id),
  ),
  'POST /api/company/examCandidates/:id/replacement': ofOne(async (tx, caller, { params: { id }, body }) => {
    const { part: access, ids } = await replaceCandidate(tx, caller, { ...body, id });
    return { items: (await listCandidates(tx, access, { ids })).items };
  }),
  'PUT /api/company/examCandidates/:id/extra': ofOne(async (tx, caller, { params: { id }, body }) =>
    lineOf(tx, await setExtra(tx, caller, { ...body, id }), id),
  ),
  'GET /api/company/exams/:id/slots': reads(examAccess, 'readCandidates', listSlots),
  'POST /api/company/exams/:id/slots': ofOne(async (tx, caller, { params: { id }, body }) =>
    listSlots(tx, await addSlots(tx, caller, id, body.slots)),
  ),
  'GET /api/company/exams/:id/recheckList.pdf': reads(examAccess, 'readCandidates', (db, access, { query }) =>
    printRecheck(db, access, query.day),
  ),
  'DELETE /api/company/examSlots/:id': removes((tx, { found }) => removeSlot(tx, found)),
  'GET /api/exams/:id/candidacy': (ctx, { params: { id } }) => ownCandidacy(ctx.db, applicantOf(ctx, id)),
  'PUT /api/exams/:id/candidacy/slot': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => chooseSlot(tx, applicantOf(ctx, id), body.slotId));
    return ownCandidacy(ctx.db, applicantOf(ctx, id));
  },
  'POST /api/exams/:id/candidacy/withdrawal': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => withdrawOwn(tx, applicantOf(ctx, id), body.reason));
    return ownCandidacy(ctx.db, applicantOf(ctx, id));
  },
});
