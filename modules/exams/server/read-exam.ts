import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { dayAt } from '#contract/months.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { company } from '#database/schema/companies.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import type { OwnPosts } from '../contract/company-exams.ts';
import { examDetail as detail, type examCard } from '../contract/exam-shapes.ts';
import { type ExamState, inOrder, publicExamStates, stepAt, type TimedStep } from '../contract/exam-state.ts';
import { exam, heldExam, publicExam } from '../schema/exams.ts';
import { type Counting, noCounts, publishedCounts, sumOf } from './registrations/counts.ts';
import { drawOf } from './rooms/store.ts';
import { attachmentsOf, type ExamRow, examAbsent, idsOf, noticesOf, postsOf, type StepRow, stepsOf } from './store.ts';

/**
 * Projects with organiser and timetable, in the order of the ids; unknown ids are left out. `count` asks for the numbers that
 * each project publishes: counting takes a scan of an index, and callers that show none leave it out.
 */
export async function fullRows(db: Database, ids: readonly string[], count?: Counting): Promise<FullRow[]> {
  const rows = await db
    .select({ row: exam, organiser: pick(company, 'id', 'name', 'logoUrl') })
    .from(exam)
    .innerJoin(company, eq(company.id, exam.companyId))
    .where(inArray(exam.id, [...ids]));
  const steps = await stepsOf(db, ids);
  const projects = rows.map(({ row }) => row);
  const counts = count && (await publishedCounts(db, projects, count));
  return ids.flatMap((id) => {
    const found = rows.find(({ row }) => row.id === id);
    const posts = counts?.get(id);
    return found ? { ...found, steps: steps.get(id) ?? [], registered: posts ? sumOf(posts) : null } : [];
  });
}

export const isPublic = (status: ExamState): boolean => publicExamStates.includes(status);

/** A project that the public sees. @throws AppError NOT_FOUND */
export async function publicRow(db: Database, id: string, count?: Counting): Promise<FullRow> {
  const [found] = await fullRows(db, [id], count);
  if (!found || !isPublic(found.row.status)) throw examAbsent();
  return found;
}

const EARLIER = 3;

/** What an organiser announced in the years before a project. */
async function earlierOf(db: Database, { id, companyId, publishedAt, reported }: ExamRow) {
  const announced = reported?.announcedOn ?? (publishedAt && dayAt(publishedAt));
  if (!announced) return [];
  return rowsOf(db, detail.shape.earlier.element)`
    select e.id::text, e.day as "announcedOn", to_char(s.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "writtenOn"
    from (
      select id, coalesce(reported->>'announcedOn', to_char(published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')) as day
      from exam where company_id = ${companyId} and id <> ${id} and ${heldExam()}
    ) e left join exam_step s on s.exam_id = e.id and s.step = 'written'
    where left(e.day, 4) < ${announced.slice(0, 4)} order by e.day desc, e.id limit ${EARLIER}`;
}

export async function examDetail(db: Database, full: FullRow, now: Date) {
  const { row } = full;
  const attachments = await attachmentsOf(db, row.id);
  const drawn = await drawOf(db, row.id);
  return {
    ...presentCard(full, now),
    ...pick(row, 'documentNumber', 'announcement', 'settings', 'reason', 'reported'),
    attachments,
    earlier: await earlierOf(db, row),
    draw: drawn && (drawn.revealedAt ? ('revealed' as const) : ('committed' as const)),
    notices: await noticesOf(db, row.id),
  };
}

/** The table of posts with the numbers that the project publishes. */
export async function examPosts(db: Database, row: ExamRow, count: Counting): Promise<OwnPosts['items']> {
  const posts = await postsOf(db, row.id);
  const counts = (await publishedCounts(db, [row], count)).get(row.id);
  const unpublished = { registered: null, waiting: null, approved: null, paid: null };
  return posts.map((post) => ({ ...post, ...(counts ? (counts.get(post.id) ?? noCounts) : unpublished) }));
}

/** A project with its organiser and timetable. */
export interface FullRow {
  row: ExamRow;
  organiser: { id: string; name: string; logoUrl: string | null };
  steps: StepRow[];
  registered: number | null;
}

/** '浙江·杭州', a county with its city. */
function placeOf(code: string): string {
  const region = regionByCode(code);
  const parent = region && regionByCode(region.parent);
  return [parent?.short, region?.short].filter((name, at, all) => name && all.indexOf(name) === at).join('·');
}

export function presentCard({ row, organiser, steps, registered }: FullRow, now: Date): z.input<typeof examCard> {
  return {
    ...pick(row, 'id', 'title', 'status', 'regionCode', 'posts', 'headcount', 'stages', 'employers', 'publishedAt'),
    isReported: row.reported !== null,
    step: stepAt(steps as TimedStep[], now),
    place: placeOf(row.regionCode),
    organiser,
    registered,
    steps: inOrder(steps),
  };
}

const MAX_NEAR = 200;

/** Published projects of an organiser or of a region since a moment, the latest first. */
export async function cardsNear(
  db: Database,
  { organiser, regionCode, since }: { organiser: string; regionCode: string; since: Date },
  now: Date,
) {
  const rows = await rowsOf(db, { id: 'string' })`
    select e.id::text from exam e join company c on c.id = e.company_id
    where ${publicExam('e')} and e.published_at > ${since}
      and (c.name = ${organiser} or (${regionCode} <> '' and e.region_code = ${regionCode}))
    order by e.published_at desc, e.id desc limit ${MAX_NEAR}`;
  return (await fullRows(db, idsOf(rows))).map((item) => presentCard(item, now));
}
