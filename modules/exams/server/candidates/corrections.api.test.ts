import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { absent, scored } from '../results/test-results.ts';
import { givenScored } from './test-candidates.ts';

// What a corrected list makes of people who had moved on by the one before.

const app = await useWholeApp();
const { db, call } = app;

type Project = Awaited<ReturnType<typeof givenScored>>;

const statuses = async ({ sitters }: Project) => {
  const rows = await db.select().from(examCandidate);
  return sitters.map(({ id }) => rows.find((row) => row.id === id)?.status);
};

const outcomesOf = async (listId: string) => {
  const { body } = await call('GET', `/api/exams/publications/${listId}`, {});
  return body.lines.map(({ rank, outcome, note }: typeof body) => [rank, outcome, note]);
};

/** Corrects the score of the person of a place, by two people. */
async function correct({ send, sitters }: Project, place: number, points: number | null) {
  const ticket = sitters[place]?.ticket ?? '';
  const scores = [points === null ? absent(ticket) : scored(ticket, points)];
  await send('one', 'PUT', '/scores', { scores, reason: '复查更正' });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
}

test('who is no longer shortlisted returns and frees the slot, who is now enters', async () => {
  const project = await givenScored(app, [90, 85, 80, 75], { headcount: 1, steps: 'whole' });
  const { publish, candidacy, organiser } = project;
  await publish('written', '2026-12-30T10:00');
  await publish('shortlist', '2027-01-02T10:00');
  expect(await statuses(project)).toEqual(['recheck', 'recheck', 'recheck', 'written']);
  const slot = { startsAt: '2027-01-06T01:00:00Z', endsAt: '2027-01-06T02:00:00Z', place: '一中 201', seats: 5 };
  const { items } = (await organiser.addSlots([slot])).body;
  await candidacy(2, 'PUT', '/slot', { slotId: items[0].id });

  await correct(project, 3, 88);
  await publish('written', '2027-01-03T10:00', '复查更正');
  expect(await statuses(project), 'the shortlist itself is corrected').toEqual([
    ...['recheck', 'recheck', 'recheck', 'written'],
  ]);
  const list = await publish('shortlist', '2027-01-04T10:00', '复查更正');
  expect(await statuses(project)).toEqual(['recheck', 'recheck', 'written', 'recheck']);
  expect((await outcomesOf(list)).map(([rank, outcome]: string[]) => [rank, outcome])).toEqual([
    [1, 'in'],
    [2, 'in'],
    [3, 'in'],
    [4, 'waiting'],
  ]);
  expect((await candidacy(2)).status, 'nothing to do any more').toBe(404);
  const digits = (project.sitters[1]?.ticket ?? '').slice(-4);
  const search = (ticket: string) => call('GET', `/api/exams/publications/${list}`, { query: { ticket } });
  expect((await search(digits)).body, 'by the last digits of the ticket').toMatchObject({
    found: [project.sitters[1]?.id],
    postId: project.postId,
  });
  expect((await search('9999')).body).toMatchObject({ found: [], postId: project.postId });
  expect((await search('99')).status).toBe(400);
  const [row] = (await db.select().from(examCandidate)).filter(({ id }) => id === project.sitters[2]?.id);
  expect(row).toMatchObject({ slotId: null });
});

test('who was absent by mistake and has a score is back, and who has none after all is out', async () => {
  const project = await givenScored(app, [90, 85], { headcount: 1, steps: 'whole' });
  await correct(project, 1, null);
  await project.publish('written', '2026-12-30T10:00');
  expect(await statuses(project)).toEqual(['written', 'absent']);
  await correct(project, 0, null);
  await correct(project, 1, 85);
  const list = await project.publish('written', '2026-12-31T10:00', '两人座位登记相反');
  expect((await outcomesOf(list)).map(([rank, outcome]: string[]) => [rank, outcome])).toEqual([
    [1, 'in'],
    [null, 'absent'],
  ]);
  expect(await statuses(project)).toEqual(['absent', 'written']);
  await project.publish('shortlist', '2027-01-02T10:00');
  expect(await statuses(project)).toEqual(['absent', 'recheck']);
});

test('a corrected list of totals has who moved up among those who go on, and takes back who does not', async () => {
  const project = await givenScored(app, [90, 85, 80, 70], { headcount: 2, steps: 'withoutInterview' });
  const { organiser, publish } = project;
  await publish('written', '2026-12-30T10:00');
  await publish('shortlist', '2027-01-02T10:00');
  await publish('totals', '2027-01-10T10:00');
  await organiser.record(0, 'fail');
  await organiser.replace(0);
  expect(await statuses(project)).toEqual(['failed', 'medical', 'medical', 'ranked']);
  const same = await publish('totals', '2027-01-11T10:00', '补充说明');
  expect(await outcomesOf(same)).toEqual([
    [1, 'failed', ''],
    [2, 'in', ''],
    [3, 'in', '递补'],
    [4, 'waiting', ''],
  ]);
  await correct(project, 3, 82);
  const list = await publish('totals', '2027-01-12T10:00', '复查更正');
  expect(await outcomesOf(list)).toEqual([
    [1, 'failed', ''],
    [2, 'in', ''],
    [3, 'in', ''],
    [4, 'waiting', ''],
  ]);
  expect(await statuses(project)).toEqual(['failed', 'medical', 'ranked', 'medical']);
  const again = await publish('totals', '2027-01-13T10:00', '更正说明文字');
  expect(await outcomesOf(again), 'the place that was taken stays one of those that go on').toEqual(
    await outcomesOf(list),
  );
});
