import { asc, eq, sql } from 'drizzle-orm';
import type { ScoreRow } from '#contract/exams/results/scores.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { examPlans } from '#database/demo/exams/exam-plans.ts';
import { day, hour, plus, startOfDay } from '#database/demo/moments.ts';
import { Random } from '#database/demo/random.ts';
import { examSeat } from '#database/schema/exam-registrations.ts';
import { exam } from '#database/schema/exams.ts';
import {
  applyPublished,
  decidePublication,
  decideScores,
  enterScores,
  lockExam,
  prepareList,
} from '#server/domains/exams/public.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Two people of the organiser: its owner and 考务. */
async function staffOf(tx: Database, examId: string): Promise<[one: string, other: string]> {
  const { rows } = await tx.execute<{ owner: string; rooms: string }>(sql`
    select o.account_id::text as owner, m.account_id::text as rooms
    from exam e join company_member o on o.company_id = e.company_id and o.role = 'owner' and o.status = 'active'
      join exam_staff s on s.exam_id = e.id and s.role = 'rooms' join company_member m on m.id = s.member_id
    where e.id = ${examId}`);
  const [found] = rows;
  if (!found) throw new Error('the demo project has nobody for its rooms');
  return [found.owner, found.rooms];
}

/** Points in halves around 70; one in twelve was absent. The demo's own applicant does well. */
function scoreOf(random: Random, ticket: string, isOwn: boolean): ScoreRow {
  if (!isOwn && random.chance(1 / 12)) return { ticket, mark: 'absent', points: null };
  const points = 44 + (random.int(0, 32) + random.int(0, 32) + random.int(0, 32)) / 2;
  return { ticket, mark: 'score', points: isOwn ? 86.5 : points };
}

/** Scores of the demo's project whose paper is marked: those are published, the shortlist appears tomorrow. */
export async function addDemoResults(tx: Database, now: Date): Promise<void> {
  const random = new Random('20261121/exam-results');
  const today = startOfDay(now);
  for (const { title } of examPlans().filter(({ pass }) => pass !== undefined)) {
    const [found] = await tx.select({ id: exam.id }).from(exam).where(eq(exam.title, title));
    if (!found) continue;
    const row = await lockExam(tx, found.id);
    const [one, other] = await staffOf(tx, row.id);
    const seats = await tx
      .select({
        ticket: examSeat.ticket,
        isOwn: sql<boolean>`exists (select from exam_registration r join jober j on j.id = r.jober_id
          join account a on a.id = j.account_id where r.id = ${examSeat.registrationId} and a.phone = ${demoPeople.seeker.phone})`,
      })
      .from(examSeat)
      .where(eq(examSeat.examId, row.id))
      .orderBy(asc(examSeat.ticket));
    const scores = seats.map(({ ticket, isOwn }) => scoreOf(random, ticket, isOwn));
    const marked = plus(today, 15 * hour - 4 * day);
    await enterScores(tx, row, { scores, reason: '', actorId: other, now: marked });
    await decideScores(tx, row, { move: 'confirm', actorId: one, now: plus(marked, hour) });
    const lists = [
      ['written', plus(today, 10 * hour - 2 * day), plus(marked, 2 * hour)],
      ['shortlist', plus(today, 10 * hour + day), plus(marked, 3 * hour)],
    ] as const;
    for (const [kind, publicAt, at] of lists) {
      const list = await prepareList(tx, row, { kind, publicAt, reason: '', actorId: other, now: at });
      await decidePublication(tx, list, { move: 'confirm', who: 'recruiter', actorId: one, now: plus(at, hour) });
    }
  }
  await applyPublished(tx, now);
  // Visitors of the demo open the site to news of its own, not to notices of the load.
  await tx.execute(sql`update notification set read_at = ${now}::timestamptz where kind = 'exam.published'`);
}
