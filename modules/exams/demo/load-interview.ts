import { asc, eq, sql } from 'drizzle-orm';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, hour, minute, plus } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { examPost } from '../schema/exams.ts';
import { examGroup, examJudge, examSheet } from '../schema/interviews.ts';
import { examWords } from './exam-plans.ts';
import { drawOpenly } from './load-seats.ts';

const { criteria, judgeNames } = examWords;
const PANEL = 5;

interface Plan {
  examId: string;
  startsAt: Date;
  actor: string;
  place: string;
  /** Of an interview that goes on: what is sealed by now, and a correction that a colleague proposed. */
  until?: { now: Date; colleague: string };
}

/** The interview of everybody who was admitted: a group a post with five judges, lots by an open draw, and sealed sheets. */
export async function loadInterview(
  tx: DemoTransaction,
  random: Random,
  { examId, startsAt, actor, place, until }: Plan,
) {
  const posts = await tx.select().from(examPost).where(eq(examPost.examId, examId)).orderBy(asc(examPost.line));
  const closedAt = until ? null : plus(startsAt, 8 * hour);
  const common = { examId, startsAt, seats: 30, criteria, closedAt };
  const groups = posts.map(({ code }, at) => {
    return { id: random.id(), ...common, number: at + 1, place: `${place} ${301 + at}`, posts: [code] };
  });
  await bulkInsert(tx, examGroup, groups);
  const enteredAt = plus(startsAt, -20 * minute);
  const judges = groups.flatMap(({ id: groupId, number }) =>
    Array.from({ length: PANEL }, (_, at) => {
      const name = judgeNames[((number - 1) * PANEL + at) % judgeNames.length] ?? '';
      return { id: random.id(), groupId, number: at + 1, name, status: 'named', enteredAt };
    }),
  );
  await bulkInsert(tx, examJudge, judges);
  const { rows: people } = await tx.execute<{ id: string; number: number; subject: string }>(sql`
    select c.id::text, r.number::int as number, p.code as subject
    from exam_candidate c join exam_registration r on r.id = c.id join exam_post p on p.id = c.exam_post_id
    where c.exam_id = ${examId} and c.status = 'interview' order by r.number`);
  const input = {
    rooms: groups.map(({ number, seats, posts: [subject = ''] }) => ({ number, seats, subject })),
    people: people.map(({ number, subject }) => ({ number, subject })),
  };
  const times = { committedAt: plus(startsAt, -3 * day), revealedAt: plus(startsAt, -hour) };
  const draw = { examId, kind: 'lots', actor, ...times, seedText: `${examId} lots`, input } as const;
  const sheets: (typeof examSheet.$inferInsert)[] = [];
  for (const { number, room, seat: lot } of await drawOpenly(tx, draw)) {
    const registrationId = people.find((person) => person.number === number)?.id ?? '';
    const groupId = groups[room - 1]?.id;
    await tx.execute(sql`update exam_candidate set group_id = ${groupId}, lot = ${lot} where id = ${registrationId}`);
    const ability = random.int(72, 92);
    for (const { id: judgeId, number: judge } of judges.filter((judge) => judge.groupId === groupId)) {
      const givenAt = plus(startsAt, (lot * 15 + 2 * judge) * minute);
      if (until && givenAt > until.now) continue;
      const marks = criteria.map(({ name, max }) => {
        const value = Math.round((max * Math.min(100, ability + random.int(0, 12) - 6)) / 100);
        return { name, max, value };
      });
      const total = marks.reduce((sum, { value }) => sum + value, 0);
      const sealed = { status: 'sealed' as const, marks, total, givenAt, receivedAt: givenAt };
      sheets.push({ id: `demo-${random.id()}`, judgeId, registrationId, ...sealed });
    }
  }
  await bulkInsert(tx, examSheet, sheets);
  const [first] = sheets;
  if (!until || !first) return;
  const marks = first.marks.map((mark, at) => (at === 0 ? { ...mark, value: mark.value - 1 } : mark));
  const given = { ...first, marks, total: first.total - 1, receivedAt: until.now, givenAt: until.now };
  const proposal = { id: `demo-${random.id()}`, status: 'proposed' as const, reason: '教学设计一项抄录时多记 1 分' };
  await tx.insert(examSheet).values({ ...given, ...proposal, proposedBy: until.colleague });
}
