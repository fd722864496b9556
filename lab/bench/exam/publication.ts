import { sql } from 'drizzle-orm';
import { decidePublication, decideScores, enterScores, lockExam, prepareList } from '#modules/exams/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { givenProject, seatPeople } from './project.ts';

const POSTS = 50;
const SIGNED_AT_ONCE = 50;
const [one, other] = ['1', '2'];

/** A project after its paper: people of the accounts that have registered for another one sit in rooms of thirty. */
export async function fillSat(db: Database, companyId: string, people: number): Promise<string> {
  const project = await givenProject(db, { companyId, step: 'written', hours: [-72, -70], posts: POSTS });
  await seatPeople(db, { ...project, people, first: 8_000_000_000_000 });
  return project.examId;
}

interface Rush {
  examId: string;
  listId: string;
  publicAt: Date;
  tokens: string[];
}

/** Scores that two people stand for, a list that becomes public in a moment, and its people, signed in to ask. */
export async function fillPublication(
  db: Database,
  { companyId, people, inMs }: { companyId: string; people: number; inMs: number },
): Promise<Rush> {
  const examId = await fillSat(db, companyId, people);
  const tokens: string[] = [];
  while (tokens.length < people) {
    const ids = Array.from({ length: Math.min(SIGNED_AT_ONCE, people - tokens.length) }, (_, at) =>
      String(1_000_000_000_001 + tokens.length + at),
    );
    const signed = await Promise.all(ids.map((id) => signIn(db, id, { now: new Date() })));
    tokens.push(...signed.map(({ token }) => token));
  }
  const { rows } = await db.execute<{ ticket: string }>(sql`select ticket from exam_seat where exam_id = ${examId}`);
  const scores = rows.map(({ ticket }, at) => ({ ticket, mark: 'score' as const, points: 40 + (at % 121) / 2 }));
  const list = await db.transaction(async (tx) => {
    const now = new Date();
    const row = await lockExam(tx, examId);
    await enterScores(tx, row, { scores, reason: '', actorId: one, now });
    await decideScores(tx, row, { move: 'confirm', actorId: other, now });
    await tx.execute(sql`analyze exam_candidate, exam_score, exam_seat, exam_registration, session`);
    const publicAt = new Date(Date.now() + inMs);
    const made = await prepareList(tx, row, { kind: 'written', publicAt, reason: '', actorId: one, now });
    await decidePublication(tx, made, { move: 'confirm', who: 'recruiter', actorId: other, now: new Date() });
    return made;
  });
  await db.execute(sql`analyze exam_result, exam_publication`);
  return { examId, listId: list.id, publicAt: list.publicAt, tokens };
}
