import { and, asc, eq, ne } from 'drizzle-orm';
import { demoPeople } from '#database/demo/accounts.ts';
import { hour, plus } from '#database/demo/moments.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ObjectionKind } from '../contract/results/objection-state.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { examPublication, examResult } from '../schema/publications.ts';
import { answerObjection, fileObjection, partOfObjection } from '../server/public.ts';
import type { Course } from './play-steps.ts';

interface Line {
  kind: ObjectionKind;
  /** Hours after the list became public. */
  filed: number;
  answered: number;
  body: string;
  answer: string;
}

const ofWritten: readonly Line[] = [
  {
    kind: 'recount',
    filed: 6,
    answered: 30,
    body: '估分与公布的成绩相差较多，申请核对客观题计分和合分。',
    answer: '已由两人核对答题卡和合分，成绩无误。',
  },
];
const ofPublicity: readonly Line[] = [
  {
    kind: 'eligibility',
    filed: 5,
    answered: 25,
    body: '岗位要求教师资格证学段为高级中学，请核对公示人员证书的学段和任教学科。',
    answer: '已核对教师资格证原件并在系统查询，学段和任教学科均符合岗位要求。',
  },
  {
    kind: 'score',
    filed: 26,
    answered: 120,
    body: '同一岗位总成绩小数位不同，请说明保留两位小数的取舍方法。',
    answer: '总成绩按公告四舍五入保留两位小数，已逐人复算，次序不变。',
  },
];

/** What people object to in a list that became public, and the answers that were given by now. */
export async function playObjections(tx: Database, { examId, kind, publicAt, staff, now }: Course): Promise<void> {
  const lines = kind === 'written' ? ofWritten : kind === 'publicity' ? ofPublicity : [];
  if (lines.length === 0) return;
  const people = await tx
    .select({ listId: examPublication.id, lineId: examResult.registrationId, accountId: account.id, name: jober.name })
    .from(examResult)
    .innerJoin(examPublication, eq(examPublication.id, examResult.publicationId))
    .innerJoin(examRegistration, eq(examRegistration.id, examResult.registrationId))
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(
      and(
        eq(examPublication.examId, examId),
        eq(examPublication.kind, kind),
        ne(account.phone, demoPeople.seeker.phone),
        ...(kind === 'written' ? [ne(examResult.outcome, 'absent')] : []),
      ),
    )
    .orderBy(asc(examRegistration.number));
  for (const [at, { kind: about, filed, answered, body, answer }] of lines.entries()) {
    const person = people[at + 1];
    const filedAt = plus(publicAt, filed * hour);
    if (!person || filedAt > now) continue;
    const { id } = await fileObjection(tx, {
      publicationId: person.listId,
      accountId: person.accountId,
      name: person.name,
      fileId: null,
      kind: about,
      body,
      aboutId: about === 'eligibility' ? (people[0]?.lineId ?? null) : null,
      now: filedAt,
    });
    const answeredAt = plus(publicAt, answered * hour);
    if (answeredAt > now) continue;
    const part = await partOfObjection(tx, { ...staff.lead, now: answeredAt }, { id, act: 'answerObjections' });
    await answerObjection(tx, part, { move: 'dismiss', answer });
  }
}
