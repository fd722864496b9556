import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { cityCodeOf, provinceCodeOf, regionByCode } from '#contract/taxonomy/places/regions.ts';
import { statusIn } from '#database/schema/columns.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { type ExamState, nextTurn, type TimedStep } from '../../contract/exam-state.ts';
import {
  type ExamAudience,
  type ExamOverview,
  type ExamSort,
  type examEndpoints,
  examGroups,
  examSizes,
} from '../../contract/exams.ts';
import { exam, examPost, publicExam, runningExam } from '../../schema/exams.ts';
import { type FullRow, fullRows, presentCard } from '../read-exam.ts';
import { publishedCounts, sumOf } from '../registrations/counts.ts';
import { rowsIn } from '../rows.ts';
import { type ExamRow, idsOf, type PostRow } from '../store.ts';

/** More than take registrations at once in the country; the nearest deadlines where it is not enough. */
const MAX_ROWS = 100;
const MAX_POSTS = 10_000;

/** The projects that take registrations, the nearest deadline first. */
export function openExams(db: Database, now: Date): Promise<ExamRow[]> {
  const isOpen = sql`${exam.status} = 'published' and ${exam.registerFrom} <= ${now} and ${exam.registerUntil} > ${now}`;
  return rowsIn(db, exam, isOpen, { order: [exam.registerUntil, exam.id], limit: MAX_ROWS });
}

/** Their posts that have not fallen, in the order of the projects. */
export async function openPosts(db: Database, exams: readonly Pick<ExamRow, 'id'>[]): Promise<PostRow[]> {
  const ids = idsOf(exams);
  const how = { order: [examPost.line], limit: MAX_POSTS };
  const rows = await rowsIn(db, examPost, { examId: ids, status: 'open' }, how);
  const byExam = Map.groupBy(rows, ({ examId }) => examId);
  return ids.flatMap((id) => byExam.get(id) ?? []);
}

type ExamQuery = QueryOf<typeof examEndpoints, 'GET /api/exams'>;

/** Nobody closes a project that others run: it is over with the last step that its announcements name. */
const isOver = (now: Date) => sql`(${statusIn<ExamState>(['cancelled', 'closed'], 'e')} or (e.reported is not null
  and not exists (select 1 from exam_step s where s.exam_id = e.id and s.ends_at > ${now})))`;

/** By where a project is in its course; a suspended one stays in its place. */
const groupSql = (now: Date) => sql`case
  when ${isOver(now)} then 'over'
  when e.register_from > ${now} then 'coming'
  when e.register_until > ${now} then 'open'
  else 'running' end`;

/** All codes of a region begin alike: two digits name a province, four a city. */
const within = (code: string): SQL => sql`e.region_code like ${`${code.replace(/(?:00)+$/, '')}%`}`;

const contains = (keyword: string): SQL =>
  sql`(position(lower(${keyword}) in lower(e.title)) > 0 or position(lower(${keyword}) in lower(c.name)) > 0)`;

const hasPostFor = (audience: ExamAudience): SQL => sql`exists (
  select 1 from exam_post p where p.exam_id = e.id and p.status = 'open'
    and coalesce((p.requirements ->> 'graduatesOnly')::boolean, false) = ${audience === 'graduates'})`;

const hasWritten = sql`exists (select 1 from exam_step s where s.exam_id = e.id and s.step = 'written')`;

function whereOf({ regionCode, stage, keyword, organiserId, audience, way, size }: ExamQuery): SQL {
  const parts = [publicExam('e')];
  if (regionCode) parts.push(within(regionCode));
  if (stage) parts.push(sql`${stage} = any(e.stages)`);
  if (keyword) parts.push(contains(keyword));
  if (organiserId) parts.push(sql`e.company_id = ${organiserId}`);
  if (audience) parts.push(hasPostFor(audience));
  if (way) parts.push(way === 'written' ? hasWritten : sql`not ${hasWritten}`);
  if (size) parts.push(sql`e.headcount between ${examSizes[size].from} and ${examSizes[size].to}`);
  return sql.join(parts, sql` and `);
}

const deadlineSql = (group: SQL) => sql`case ${group}
  when 'open' then extract(epoch from e.register_until)::bigint
  when 'coming' then extract(epoch from e.register_from)::bigint
  else -extract(epoch from e.register_until)::bigint end`;

/** After every project that publishes its numbers. */
const UNKNOWN = 1_000_000_000;

/** People registered for 1,000 places, of the projects that take registrations and publish their numbers. */
async function competitionSql(db: Database, group: SQL, now: Date): Promise<SQL> {
  const open = await openExams(db, now);
  const counts = await publishedCounts(db, open, { now });
  const rates = open.flatMap(({ id, headcount }) => {
    const posts = counts.get(id);
    return posts ? [[id, Math.round((1_000 * sumOf(posts)) / Math.max(headcount, 1))] as const] : [];
  });
  return sql`case ${group}
    when 'open' then coalesce((${JSON.stringify(Object.fromEntries(rates))}::jsonb ->> e.id::text)::bigint, ${UNKNOWN})
    else ${deadlineSql(group)} end`;
}

/** The place within a group; the smallest comes first. */
async function rankSql(db: Database, group: SQL, { sort, now }: { sort: ExamSort; now: Date }): Promise<SQL> {
  if (sort === 'competition') return competitionSql(db, group, now);
  return sort === 'headcount' ? sql`-e.headcount::bigint` : deadlineSql(group);
}

/** Projects that take registrations first, the nearest deadline on top; then those to come, those under way, those that ended. */
export async function listExams(db: Database, query: ExamQuery, now: Date) {
  const cut = pageOf(query, [cursorParts.whole, cursorParts.whole, cursorParts.id]);
  const group = groupSql(now);
  const rank = await rankSql(db, group, { sort: query.sort ?? 'deadline', now });
  const found = sql`
    select e.id, ${group} as group_name,
      case ${group} when 'open' then 1 when 'coming' then 2 when 'running' then 3 else 4 end as place,
      ${rank} as rank
    from exam e join company c on c.id = e.company_id
    where ${whereOf(query)}`;
  const chosen = query.group ? sql`where group_name = ${query.group}` : sql``;
  const after = cut.after
    ? sql`${query.group ? sql`and` : sql`where`} (place, rank, id) > (${cut.after[0]}::int, ${cut.after[1]}::bigint, ${cut.after[2]}::bigint)`
    : sql``;
  const rows = await rowsOf(db, { id: 'string', place: 'number', rank: 'string' })`
    with found as (${found}) select id::text, place, rank::text from found ${chosen} ${after}
    order by found.place, found.rank, found.id limit ${cut.size + 1} offset ${cut.offset}`;
  const counted = await rowsOf(db, { group_name: 'string', n: 'number' })`
    with found as (${found}) select group_name, count(*)::int as n from found group by 1`;
  const page = cutPage(rows, cut, ({ id, place, rank }) => [String(place), rank, id]);
  const full = await fullRows(db, idsOf(page.rows), { now });
  const counts = Object.fromEntries(Object.keys(examGroups).map((name) => [name, 0]));
  for (const { group_name, n } of counted) counts[group_name] = n;
  const total = query.group ? (counts[query.group] ?? 0) : counted.reduce((sum, { n }) => sum + n, 0);
  return {
    freshUntil: soonest(full, now),
    items: full.map((item) => presentCard(item, now)),
    nextCursor: page.nextCursor,
    total,
    counts,
  };
}

/** The next moment at which a listed project changes by the clock. */
export function soonest(rows: readonly FullRow[], now: Date): Date | null {
  const turns = rows.flatMap(({ steps }) => nextTurn(steps as TimedStep[], now)?.getTime() ?? []);
  return turns.length > 0 ? new Date(Math.min(...turns)) : null;
}

const REGIONS = 12;
const ORGANISERS = 8;

/** How often each value is there, the most frequent first. */
const counted = <T>(values: readonly T[]): [T, number][] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]): [T, number] => [value, all.length])
    .sort((one, other) => other[1] - one[1]);

/** How many projects that are not over each city, organiser and 学段 has. */
export async function examOverview(db: Database, now: Date): Promise<ExamOverview> {
  const rows = await rowsOf(db, { region: 'string', stages: 'string[]', id: 'string', name: 'string' })`
    select e.region_code as region, e.stages, c.id::text, c.name from exam e join company c on c.id = e.company_id
    where ${runningExam('e')} and not ${isOver(now)}`;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    regions: counted(rows.map(({ region }) => cityCodeOf(region)))
      .slice(0, REGIONS)
      .flatMap(([code, exams]) => {
        const name = regionByCode(code)?.short ?? regionByCode(provinceCodeOf(code))?.short;
        return name ? [{ code, name, exams }] : [];
      }),
    organisers: counted(rows.map(({ id }) => id))
      .slice(0, ORGANISERS)
      .map(([id, exams]) => ({ id, name: names.get(id) ?? '', exams })),
    stages: Object.fromEntries(counted(rows.flatMap(({ stages }) => stages))),
  };
}
