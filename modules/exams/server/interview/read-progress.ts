import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import type { GroupProgress } from '../../contract/interview/progress.ts';
import { exam } from '../../schema/exams.ts';
import { nameOfReviewer } from '../review/claims.ts';
import { totalOrder } from '../totals/total-order.ts';
import { isUnderWay } from './name-judges.ts';
import { judgeProposals } from './propose-judges.ts';
import { interviewOf, presentGroup } from './read-interview.ts';
import { type GroupRow, groupAbsent } from './store.ts';

/** Who has which number in a group, what each judge did, and the corrections that wait. */
export async function readProgress(db: Database, group: GroupRow, accountId: string): Promise<GroupProgress> {
  const [row] = await db.select().from(exam).where(eq(exam.id, group.examId));
  if (!row) throw groupAbsent();
  const interview = await interviewOf(db, [group], row.id);
  const { people, sheets, markOf, sheetOf, reasonOf, isDone, judges } = interview;
  const scores = new Map(
    (await totalOrder(db, row, { from: 'interview', hasInterview: true })).map((one) => [one.id, one.interview]),
  );
  // A judge who was removed before sealing anything leaves no trace in the table.
  const shown = judges.filter((judge) => judge.status === 'named' || people.some((person) => sheetOf(judge, person)));
  const corrections: GroupProgress['corrections'] = [];
  for (const proposed of sheets.filter(({ status }) => status === 'proposed')) {
    const judge = judges.find(({ id }) => id === proposed.judgeId);
    const person = people.find(({ id }) => id === proposed.registrationId);
    corrections.push({
      ...pick(proposed, 'id', 'total', 'marks', 'reason'),
      lot: person?.lot ?? 0,
      judge: { number: judge?.number ?? 0, name: judge?.name ?? '' },
      before: (judge && person && sheetOf(judge, person)?.total) ?? 0,
      proposedBy: await nameOfReviewer(db, proposed.proposedBy ?? '0'),
      mine: proposed.proposedBy === accountId,
    });
  }
  return {
    group: presentGroup(group, interview),
    judges: shown.map(({ id, number, name, status, sheetsCount }) => ({
      id,
      number,
      name,
      removed: status !== 'named',
      counts: sheetsCount,
    })),
    isUnderWay: await isUnderWay(db, group.id),
    proposals: await judgeProposals(db, group, { judges, accountId }),
    people: people.map((person) => ({
      ...pick(person, 'id', 'number', 'name', 'post', 'status'),
      lot: person.lot ?? 0,
      score: scores.get(person.id) ?? null,
      isDone: isDone(person),
      judged: shown.map((judge) => {
        const sheet = sheetOf(judge, person);
        return {
          judgeId: judge.id,
          state: markOf(judge, person),
          sheet: sheet ? { id: sheet.id, total: sheet.total, marks: sheet.marks } : null,
          reason: reasonOf(judge, person),
        };
      }),
    })),
    corrections,
  };
}
