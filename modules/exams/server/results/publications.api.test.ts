import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examLog } from '../../schema/exam-events.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { lockExam } from '../store.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';
import { lockCandidates, moveCandidates, openCandidates } from './candidates.ts';
import {
  decidePublication,
  dropUnpublished,
  lockPublication,
  nextPublication,
  preparePublication,
  publishedOf,
} from './publications.ts';

const { db, deps, clock } = await useWholeApp();
registerJobs(deps);

const now = at('2026-12-20T09:00');
const publicAt = at('2026-12-21T10:00');
const early = new Date(publicAt.getTime() - 1);
const [one, other] = [newId(), newId()];

async function givenCandidate() {
  const project = await givenProject(db, {});
  const [postId = ''] = project.postIds;
  const { id } = await givenRegistered(db, project.id, postId, 'approved');
  await db.transaction(async (tx) => openCandidates(tx, await lockExam(tx, project.id), one, now));
  return { examId: project.id, postId, id };
}

async function prepare({ examId, postId, id }: Awaited<ReturnType<typeof givenCandidate>>, reason = '') {
  const line = { rank: 1, name: '林*夏', ticket: '26***23', written: 81.5, interview: null, total: null };
  const lines = [{ ...line, outcome: 'in', note: '', details: null, registrationId: id, postId }];
  return db.transaction(async (tx) =>
    preparePublication(tx, await lockExam(tx, examId), {
      kind: 'written',
      publicAt,
      lines,
      summary: {},
      reason,
      changes: [],
      actorId: one,
      now,
    }),
  );
}

const decide = (id: string, actorId: string, move: 'confirm' | 'drop', when = now) =>
  db.transaction(async (tx) =>
    decidePublication(tx, await lockPublication(tx, id), { move, who: 'recruiter', actorId, now: when }),
  );

const messageOf = (attempt: Promise<unknown>) => attempt.then(() => '').catch((error: Error) => error.message);

describe('a list', () => {
  test('is public from its moment on and not a millisecond before, once another person confirmed it', async () => {
    const person = await givenCandidate();
    const { id } = await prepare(person);
    expect(await publishedOf(db, person.examId, publicAt), 'unconfirmed').toEqual([]);
    expect(await messageOf(decide(id, one, 'confirm'))).toBe('生成和确认须由不同的人完成');
    await decide(id, other, 'confirm');
    expect(await publishedOf(db, person.examId, early)).toEqual([]);
    expect(await nextPublication(db, person.examId, early)).toEqual({ kind: 'written', publicAt });
    expect(await publishedOf(db, person.examId, publicAt)).toMatchObject([{ id, version: 1, people: 1 }]);
    expect(await nextPublication(db, person.examId, publicAt)).toBeNull();
    expect(await messageOf(decide(id, other, 'drop', publicAt))).toBe('名单已经公布，只能发布更正');
  });

  test('moves its people at its moment, however many lists fall on one', async () => {
    const lists = [await prepare(await givenCandidate()), await prepare(await givenCandidate())];
    for (const { id } of lists) await decide(id, other, 'confirm');
    const applied = async () => {
      const rows = await db.select().from(examPublication);
      return lists.map(({ id }) => rows.find((row) => row.id === id)?.appliedAt);
    };
    clock.set(early);
    await deps.jobs.drain();
    expect(await applied()).toEqual([null, null]);
    clock.set(publicAt);
    await deps.jobs.drain();
    expect(await applied()).toEqual([publicAt, publicAt]);
  });

  test('has one version in work at a time, and a correction says why', async () => {
    const person = await givenCandidate();
    const { id } = await prepare(person);
    expect(await messageOf(prepare(person))).toBe('已有一份还没有公布的名单，请先撤回');
    await decide(id, other, 'drop');
    expect(await prepare(person)).toMatchObject({ version: 2 });
  });

  test('that nobody confirmed in time is withdrawn, and does not keep another one from being prepared', async () => {
    const person = await givenCandidate();
    const { id } = await prepare(person);
    expect(await messageOf(decide(id, other, 'confirm', publicAt))).toBe('公布时间已过，请撤回后重新生成');
    await decide(id, other, 'drop', publicAt);
    expect(await prepare(person)).toMatchObject({ version: 2 });
  });

  test('does not become public while its project is suspended', async () => {
    const person = await givenCandidate();
    const { id } = await prepare(person);
    await decide(id, other, 'confirm');
    await db.transaction((tx) => dropUnpublished(tx, person.examId, { who: 'operator', actorId: newId(), now }));
    expect(await publishedOf(db, person.examId, publicAt)).toEqual([]);
  });

  test('stays as it is: the database refuses another hash, line or a single person', async () => {
    const person = await givenCandidate();
    const { id } = await prepare(person);
    const refused = (attempt: Promise<unknown>) => attempt.then(() => false).catch(() => true);
    const write = (set: Partial<typeof examPublication.$inferInsert>) =>
      db.update(examPublication).set(set).where(eq(examPublication.id, id));
    expect(await refused(write({ status: 'confirmed', decidedBy: one }))).toBe(true);
    expect(await refused(write({ status: 'confirmed' }))).toBe(true);
    expect(await refused(write({ hash: '' }))).toBe(true);
    await decide(id, other, 'confirm');
    const ofIt = eq(examResult.publicationId, id);
    expect(await refused(db.update(examResult).set({ written: 90 }).where(ofIt))).toBe(true);
    expect(await refused(db.delete(examResult).where(ofIt))).toBe(true);
    const [line] = await db.select().from(examResult).where(ofIt);
    const more = await givenRegistered(db, person.examId, person.postId, 'approved');
    const added = { ...line, registrationId: more.id, position: 2 } as typeof examResult.$inferInsert;
    expect(await refused(db.insert(examResult).values(added))).toBe(true);
  });
});

describe('a candidate', () => {
  test('is everybody who sits or was approved, once, and each move stands in the log, which is only added to', async () => {
    const person = await givenCandidate();
    await db.transaction(async (tx) => openCandidates(tx, await lockExam(tx, person.examId), one, now));
    const step = { who: 'recruiter', actorId: one } as const;
    const move = (name: 'admit' | 'withdraw' | 'restore') =>
      db.transaction(async (tx) => {
        const rows = await lockCandidates(tx, person.examId, [person.id]);
        return moveCandidates({ db: tx, now }, rows, { ...step, move: name, note: name });
      });
    await move('admit');
    expect(await move('withdraw')).toMatchObject([{ status: 'withdrawn', leftFrom: 'interview' }]);
    expect(await move('restore')).toMatchObject([{ status: 'interview', leftFrom: null }]);
    const log = await db.select().from(examLog).where(eq(examLog.registrationId, person.id)).orderBy(examLog.id);
    expect(log.map(({ fromStatus, move: name, toStatus }) => [fromStatus, name, toStatus])).toEqual([
      [null, 'sit', 'written'],
      ['written', 'admit', 'interview'],
      ['interview', 'withdraw', 'withdrawn'],
      ['withdrawn', 'restore', 'interview'],
    ]);
    const ofIt = eq(examLog.registrationId, person.id);
    await expect(db.update(examLog).set({ move: 'admit' }).where(ofIt)).rejects.toThrow();
    await expect(db.delete(examLog).where(ofIt)).rejects.toThrow();
    await db.update(examLog).set({ note: '' }).where(ofIt);
  });

  test('of another project is not found', async () => {
    const [person, stranger] = [await givenCandidate(), await givenCandidate()];
    expect(await lockCandidates(db, person.examId, [stranger.id])).toEqual([]);
    expect(await db.select().from(examCandidate).where(eq(examCandidate.examId, person.examId))).toHaveLength(1);
  });
});
