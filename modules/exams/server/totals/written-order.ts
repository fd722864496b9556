import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { candidateExits } from '../../contract/results/candidate-state.ts';
import type { ExamRow } from '../store.ts';
import type { Ordered } from './going-on.ts';

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
  const { rows } = await db.execute<WrittenPlace>(sql`
    with taken as (
      select distinct replaces as id from exam_candidate where exam_id = ${id} and replaces is not null),
    people as (
      select c.id, c.exam_post_id, c.status, c.left_from, c.replaces, t.id is not null as replaced, r.name, coalesce(s.ticket, r.number::text) as ticket, v.mark,
        case when v.mark = 'score' then v.points end as written,
        coalesce(v.mark = 'score' and v.points >= ${settings.results.pass}::numeric, false) as fits,
        coalesce(c.left_from = 'written', false) and c.status = any(${exits}::text[])
          and not (c.status in ('absent', 'violation') and coalesce(v.mark = 'score', false)) as gone,
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
    from people order by line, "order" nulls last, written desc nulls last, ticket`);
  return rows;
}
