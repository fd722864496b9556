import { asc, eq, sql } from 'drizzle-orm';
import { demoPeople } from '#database/demo/accounts.ts';
import { day, hour, plus, startOfDay } from '#database/demo/moments.ts';
import { Random } from '#database/demo/random.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { ScoreRow } from '../contract/results/scores.ts';
import { examSeat } from '../schema/exam-registrations.ts';
import { exam } from '../schema/exams.ts';
import {
  applyPublished,
  decidePublication,
  decideScores,
  enterScores,
  fitOfPost,
  lockExam,
  moveExam,
  sealEvents,
  standingOf,
} from '../server/public.ts';
import { examPlans } from './exam-plans.ts';
import { listFor } from './list-for.ts';
import { type Judge, loadRegistrations } from './load-registrations.ts';
import { playObjections } from './play-objections.ts';
import { type Course as PlayedCourse, playSteps, type Staff } from './play-steps.ts';

const SEED = '20261121/exam-registrations';

/** The applicants of a demo's projects and their results; `addDemoEvidence` adds identity numbers and files. */
export async function addDemoRegistrations(db: Database, now: Date): Promise<void> {
  const judge: Judge = (post, { jober: person, content }, project) => {
    const { education, identity, birthday, cityCode } = person;
    const fit = fitOfPost(
      post,
      { jober: { education, identity }, content, birthday, household: cityCode },
      project,
      now,
    );
    return { checks: fit.checks, standing: standingOf(fit) };
  };
  await db.transaction(async (tx) => {
    await loadRegistrations(tx, new Random(SEED), now, judge);
    await addDemoResults(tx, now);
  });
}

async function staffOf(tx: Database, examId: string): Promise<Staff> {
  const found = await rowOf(tx, { companyId: 'string', memberId: 'string', accountId: 'string', rooms: 'string' })`
    select e.company_id::text as "companyId", o.id::text as "memberId", o.account_id::text as "accountId", m.account_id::text as rooms
    from exam e join company_member o on o.company_id = e.company_id and o.role = 'owner' and o.status = 'active'
      join exam_staff s on s.exam_id = e.id and s.role = 'rooms' join company_member m on m.id = s.member_id
    where e.id = ${examId}`;
  if (!found) throw new Error('the demo project has nobody for its rooms');
  const { rooms, ...lead } = found;
  return { lead: { ...lead, memberRole: 'owner' }, rooms };
}

/** Points in halves around 70; one in twelve was absent. The demo's own applicant does well. */
function scoreOf(random: Random, ticket: string, isOwn: boolean): ScoreRow {
  if (!isOwn && random.chance(1 / 12)) return { ticket, mark: 'absent', points: null };
  const points = 44 + (random.int(0, 32) + random.int(0, 32) + random.int(0, 32)) / 2;
  return { ticket, mark: 'score', points: isOwn ? 86.5 : points };
}

type Course = Omit<PlayedCourse, 'kind' | 'publicAt'>;

async function addScores(tx: Database, { examId, staff, random }: Course, marked: Date): Promise<void> {
  const seats = await tx
    .select({
      ticket: examSeat.ticket,
      isOwn: sql<boolean>`exists (select from exam_registration r join jober j on j.id = r.jober_id
        join account a on a.id = j.account_id where r.id = ${examSeat.registrationId} and a.phone = ${demoPeople.seeker.phone})`,
    })
    .from(examSeat)
    .where(eq(examSeat.examId, examId))
    .orderBy(asc(examSeat.ticket));
  const scores = seats.map(({ ticket, isOwn }) => scoreOf(random, ticket, isOwn));
  const row = await lockExam(tx, examId);
  await enterScores(tx, row, { scores, reason: '', actorId: staff.rooms, now: marked });
  await decideScores(tx, row, { move: 'confirm', actorId: staff.lead.accountId, now: plus(marked, hour) });
}

/** Plays a project from its marked paper on, up to now: its lists at their moments, and what staff do between them. */
async function playResults(tx: Database, course: Course): Promise<void> {
  const { plan, examId, staff, now } = course;
  const today = startOfDay(now);
  const actorId = staff.lead.accountId;
  const [[, first = 0] = []] = plan.lists ?? [];
  await addScores(tx, course, plus(today, 15 * hour + (first - 2) * day));
  for (const [kind, on] of plan.lists ?? []) {
    // Lists of the publicity have their first working day from the morning on.
    const publicAt = plus(today, (kind === 'publicity' ? 9 : 10) * hour + on * day);
    const prepared = new Date(Math.min(plus(publicAt, -18 * hour).getTime(), now.getTime() - hour));
    const wish = { kind, publicAt, reason: '', actorId: staff.rooms, now: prepared };
    const list = await listFor(tx, examId, wish);
    const confirmed = plus(prepared, hour / 2);
    await decidePublication(tx, list, { move: 'confirm', who: 'recruiter', actorId, now: confirmed });
    if (publicAt > now) break;
    await applyPublished(tx, list.id, publicAt);
    await playObjections(tx, { ...course, kind, publicAt });
    await playSteps(tx, { ...course, kind, publicAt });
  }
  if (plan.closed === undefined) return;
  const closing = plus(today, 10 * hour + plan.closed * day);
  await moveExam(tx, { id: examId, move: 'close', who: 'recruiter', actorId }, closing);
  await sealEvents(tx, plus(closing, hour));
}

/** The results of the demo's projects whose paper is marked, as their staff made them. */
async function addDemoResults(tx: Database, now: Date): Promise<void> {
  const random = new Random('20261121/exam-results');
  for (const plan of examPlans().filter(({ lists }) => lists !== undefined)) {
    const [found] = await tx
      .select({ id: exam.id })
      .from(exam)
      .where(eq(exam.title, `${plan.organiser} ${plan.title}`));
    if (found) await playResults(tx, { plan, examId: found.id, staff: await staffOf(tx, found.id), random, now });
  }
  await sealEvents(tx, now);
  // Visitors of the demo open the site to news of its own, not to notices of the load.
  await tx.execute(
    sql`update notification set read_at = ${now}::timestamptz where kind like 'exam.%' and read_at is null`,
  );
}
