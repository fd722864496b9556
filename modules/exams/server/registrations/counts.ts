import { sql } from 'drizzle-orm';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { approvedRegistration, liveRegistration, waitingRegistration } from '../../schema/exam-registrations.ts';
import type { ExamRow } from '../store.ts';

/** People of a post or a project: registered, of these still to decide, approved, paid. */
export interface Counts {
  registered: number;
  waiting: number;
  approved: number;
  paid: number;
}

export const noCounts: Counts = { registered: 0, waiting: 0, approved: 0, paid: 0 };

const hourMs = 3_600_000;

/** When to count, and for whom: the organiser and operators see the numbers as they are. */
export interface Counting {
  now: Date;
  unrestricted?: boolean;
}

type Counted = Pick<ExamRow, 'settings' | 'registerUntil' | 'reported'>;

/** The moment as of which a project counts: null for now, undefined for not at all. */
function countedAt({ settings, registerUntil, reported }: Counted, { now, unrestricted }: Counting) {
  if (reported) return undefined;
  const rule: ExamSettings['numbers'] = settings.numbers;
  if (unrestricted || rule === 'live' || (registerUntil && registerUntil <= now)) return null;
  return rule === 'hidden' ? undefined : new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/**
 * The numbers of projects as their rules publish them, by post: one grouped query over an index that contains all it reads. A
 * project that publishes none is absent.
 */
export async function publishedCounts(
  db: Database,
  exams: readonly (Counted & Pick<ExamRow, 'id'>)[],
  counting: Counting,
): Promise<Map<string, Map<string, Counts>>> {
  const asOf = exams.flatMap((row) => {
    const at = countedAt(row, counting);
    return at === undefined ? [] : [{ id: row.id, at }];
  });
  if (asOf.length === 0) return new Map();
  const rows = await rowsOf(db, typed<Counts & { examId: string; postId: string }>())`
    select r.exam_id::text as "examId", r.exam_post_id::text as "postId", count(*)::int as registered,
      (count(*) filter (where ${waitingRegistration('r')}))::int as waiting,
      (count(*) filter (where ${approvedRegistration('r')}))::int as approved,
      (count(*) filter (where r.status = 'paid'))::int as paid
    from unnest(${sql.param(asOf.map(({ id }) => id))}::bigint[],
        ${sql.param(asOf.map(({ at }) => at?.toISOString() ?? null))}::timestamptz[]) as e (id, at)
      join exam_registration r on r.exam_id = e.id and (e.at is null or r.submitted_at < e.at)
    where ${liveRegistration('r')} group by 1, 2`;
  const counts = new Map(asOf.map(({ id }) => [id, new Map<string, Counts>()]));
  for (const { examId, postId, ...numbers } of rows) counts.get(examId)?.set(postId, numbers);
  return counts;
}

/** How many registered on each day of Shanghai, as the project publishes its numbers; days without anybody are there. */
export async function publishedDays(
  db: Database,
  row: Counted & Pick<ExamRow, 'id' | 'registerFrom'>,
  counting: Counting,
): Promise<{ day: string; registered: number }[]> {
  const asOf = countedAt(row, counting);
  const { registerFrom: from, registerUntil: until } = row;
  if (asOf === undefined || !from || !until || from > counting.now) return [];
  const last = new Date(Math.min(until.getTime() - 1, counting.now.getTime()));
  return rowsOf(db, { day: 'string', registered: 'number' })`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(r.id)::int as registered
    from generate_series((${from}::timestamptz at time zone 'Asia/Shanghai')::date,
        (${last}::timestamptz at time zone 'Asia/Shanghai')::date, interval '1 day') as d (day)
      left join exam_registration r on r.exam_id = ${row.id} and ${liveRegistration('r')}
        and (r.submitted_at at time zone 'Asia/Shanghai')::date = d.day
        and (${asOf}::timestamptz is null or r.submitted_at < ${asOf}::timestamptz)
    group by 1 order by 1`;
}

/** The sum over a project's posts. */
export const sumOf = (posts: ReadonlyMap<string, Counts>): number =>
  [...posts.values()].reduce((sum, { registered }) => sum + registered, 0);
