import { type SQL, sql } from 'drizzle-orm';
import { statusIn } from '#database/schema/columns.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { type ExamSettings, leastForExtremes } from '../../contract/exam-settings.ts';
import {
  type CandidateStage,
  type CandidateState,
  candidateExits,
  candidateStages,
  isOut,
} from '../../contract/results/candidate-state.ts';
import type { ExamRow } from '../store.ts';

export interface Ordered {
  id: string;
  postId: string;
  status: string;
  leftFrom: string | null;
  replaces: string | null;
  /** Whether somebody took the place that this person left. */
  replaced: boolean;
  order: number | null;
  /** How many of the post go on. */
  places: number;
}

/**
 * Who goes on by an order: those at or above the last place and, for each of them who left and whose place was taken, the next, with
 * all who are level. `stages` are those in which a place is taken by this order. People come in the order.
 */
export function goingOn(people: readonly Ordered[], stages: readonly CandidateStage[]): Set<string> {
  const wasTaken = ({ status, leftFrom, replaced }: Ordered) =>
    replaced && isOut(status) && (stages as readonly (string | null)[]).includes(leftFrom);
  const inside = new Set<string>();
  const ranked = people.filter(({ order }) => order !== null);
  for (const ofPost of Map.groupBy(ranked, ({ postId }) => postId).values()) {
    let open = 0;
    for (const level of Map.groupBy(ofPost, ({ order }) => order).values()) {
      const isPlace = level.some(({ order, places }) => (order ?? 0) <= places);
      // Who left before their turn took nobody's place.
      if (!isPlace && level.every(({ status, replaces }) => isOut(status) && replaces === null)) continue;
      if (!isPlace && open === 0) break;
      if (!isPlace) open -= 1;
      open += level.filter(wasTaken).length;
      for (const { id } of level) inside.add(id);
    }
  }
  return inside;
}

/** A candidate with what the written test says. */
export interface WrittenPlace extends Ordered, Record<string, unknown> {
  name: string;
  ticket: string;
  /** Out since the paper. Who was absent or in violation of it and has a score after all is in. */
  gone: boolean;
  /** Null while no score is confirmed. */
  mark: string | null;
  written: number | null;
  /** At or above the score that is needed. */
  fits: boolean;
  /** Among all with a score, and among those who may be shortlisted. */
  rank: number | null;
}

/**
 * Candidates by post and written score. Equal scores share a rank, so that `order <= places` takes in everybody who is level with the
 * last place. Who left after being shortlisted keeps the place in the order.
 */
export async function writtenOrder(
  db: Database,
  { id, settings }: Pick<ExamRow, 'id' | 'settings'>,
): Promise<WrittenPlace[]> {
  const exits = sql.param([...candidateExits]);
  return rowsOf(db, typed<WrittenPlace>())`
    with taken as (
      select distinct replaces as id from exam_candidate where exam_id = ${id} and replaces is not null),
    people as (
      select c.id, c.exam_post_id, c.status, c.left_from, c.replaces, t.id is not null as replaced, r.name, coalesce(s.ticket, r.number::text) as ticket, v.mark,
        case when v.mark = 'score' then v.points end as written,
        coalesce(v.mark = 'score' and v.points >= ${settings.results.pass}::numeric, false) as fits,
        coalesce(c.left_from = 'written', false) and c.status = any(${exits}::text[])
          and not (${statusIn<CandidateState>(['absent', 'violation'], 'c')} and coalesce(v.mark = 'score', false)) as gone,
        p.headcount * ${settings.shortlist}::int as places, p.line
      from exam_candidate c
        join exam_registration r on r.id = c.id
        join exam_post p on p.id = c.exam_post_id
        left join exam_seat s on s.exam_id = c.exam_id and s.registration_id = c.id
        left join taken t on t.id = c.id
        left join exam_score v on v.exam_id = c.exam_id and v.registration_id = c.id and v.status = 'confirmed'
      where c.exam_id = ${id})
    select id::text, exam_post_id::text as "postId", status, left_from as "leftFrom", replaces::text, name, ticket, mark, fits, places,
      replaced, gone,
      written::float8 as written,
      case when written is not null then (rank() over (partition by exam_post_id order by written desc nulls last))::int end as rank,
      case when fits and not gone then
        (rank() over (partition by exam_post_id order by case when fits and not gone then written end desc nulls last))::int end as "order"
    from people order by line, "order" nulls last, written desc nulls last, ticket`;
}

/** A candidate with both scores and the place in the order of the post. */
export interface TotalPlace extends Omit<Ordered, 'order' | 'places'>, Record<string, unknown> {
  name: string;
  ticket: string;
  written: number | null;
  /** After correction between groups; null without a sheet. */
  interview: number | null;
  total: number | null;
  /** Null for who left before the ranking, has no score, or is below the line of the interview. */
  rank: number | null;
  /** Whether another one of the post has the same total. */
  tied: boolean;
  headcount: number;
}

/** Enough decimals that a quotient rounds as its exact value does. */
const wide = (value: SQL) => sql`(${value})::numeric(60, 30)`;

const tieKeys: Record<ExamSettings['tie'], SQL> = {
  interview: sql`interview`,
  written: sql`written`,
  extra: sql`extra`,
};

interface Course {
  /** The stage from which people are ranked. */
  from: (typeof candidateStages)[number];
  hasInterview: boolean;
}

/**
 * Candidates by post, total and the project's rule for equal totals; who is still equal shares a rank. Who left after the ranking
 * keeps the place in it, so that nobody else's score or rank follows from their leaving.
 *
 * The interview is the mean of the sealed sheets of the own group's judges without conflict, of removed ones only where two people
 * said so, without the highest and the lowest where
 * the project says so. With correction, it is multiplied by the mean of all groups of the same posts and divided by that of the own
 * group. Mean, corrected score and total are each rounded to the project's decimals, half up.
 */
export async function totalOrder(
  db: Database,
  { id, settings }: Pick<ExamRow, 'id' | 'settings'>,
  { from, hasInterview }: Course,
): Promise<TotalPlace[]> {
  const { decimals, weights, tie, results } = settings;
  const exits = sql`${sql.param([...candidateExits])}::text[]`;
  const stages = sql`${sql.param(candidateStages.slice(candidateStages.indexOf(from)))}::text[]`;
  const later = sql`${sql.param(candidateStages.slice(candidateStages.indexOf('ranked')))}::text[]`;
  const stays = sql`(c.status <> all(${exits}) or c.left_from = any(${later}))`;
  return rowsOf(db, typed<TotalPlace>())`
    with taken as (
      select distinct replaces as id from exam_candidate where exam_id = ${id} and replaces is not null),
    sheets as (
      select c.id, c.group_id, g.posts, ${stays} as stays, h.total,
        count(*) over (partition by c.id) as n,
        row_number() over (partition by c.id order by h.total, h.id) as lowest,
        row_number() over (partition by c.id order by h.total desc, h.id desc) as highest
      from exam_candidate c
        join exam_group g on g.id = c.group_id
        join exam_judge j on j.group_id = g.id and j.sheets_count
        join exam_sheet h on h.judge_id = j.id and h.registration_id = c.id and h.status = 'sealed'
      where c.exam_id = ${id}
        and not exists (select from exam_recusal x where x.judge_id = j.id and x.registration_id = c.id)),
    means as (
      select id, group_id, posts, stays, round(${wide(sql`sum(total)`)} / count(*), ${decimals}::int) as mean from sheets
      where not (${results.dropExtremes} and n >= ${leastForExtremes}::int and (lowest = 1 or highest = 1))
      group by id, group_id, posts, stays),
    own as (select group_id, posts, sum(mean) as sum, count(*) as n from means where stays group by group_id, posts),
    whole as (select posts, sum(sum) as sum, sum(n) as n, count(*) as groups from own group by posts),
    interviews as (
      select m.id, case when ${results.groupCorrection} = 'mean' and w.groups > 1 and o.sum > 0
        then least(100, round(${wide(sql`m.mean * w.sum * o.n`)} / (w.n * o.sum), ${decimals}::int)) else m.mean end as interview
      from means m left join own o on o.group_id = m.group_id left join whole w on w.posts = m.posts),
    people as (
      select c.id, c.exam_post_id, c.status, c.left_from, c.replaces, k.id is not null as replaced, c.extra, r.name, coalesce(s.ticket, r.number::text) as ticket,
        v.points as written, i.interview, p.headcount, p.line,
        ${stays} and ${hasInterview ? sql`i.interview >= ${results.interviewPass}::numeric` : sql`v.points >= ${results.pass}::numeric`} as fits,
        round(${wide(sql`coalesce(v.points, 0) * ${weights.written}::int * 100 + coalesce(i.interview, 0) * ${weights.interview}::int * ${results.fullMark}::int`)}
          / (100 * ${results.fullMark}::int), ${decimals}::int) as total
      from exam_candidate c
        join exam_registration r on r.id = c.id
        join exam_post p on p.id = c.exam_post_id
        left join exam_seat s on s.exam_id = c.exam_id and s.registration_id = c.id
        left join exam_score v on v.exam_id = c.exam_id and v.registration_id = c.id and v.status = 'confirmed'
        left join interviews i on i.id = c.id
        left join taken k on k.id = c.id
      where c.exam_id = ${id} and coalesce(c.left_from, c.status) = any(${stages})),
    placed as (
      select *, coalesce(fits, false) as ranked from people)
    select id::text, exam_post_id::text as "postId", status, left_from as "leftFrom", replaces::text, replaced, name, ticket, headcount,
      written::float8 as written, interview::float8 as interview,
      case when ${hasInterview ? sql`interview` : sql`written`} is not null then total::float8 end as total,
      ranked and count(*) filter (where ranked) over (partition by exam_post_id, total) > 1 as tied,
      case when ranked then (rank() over (partition by exam_post_id
        order by ranked desc, total desc nulls last, ${tieKeys[tie]} desc nulls last, extra desc nulls last))::int end as rank
    from placed order by line, rank nulls last, total desc nulls last, ticket`;
}
