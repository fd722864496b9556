import { afterAll, expect, test } from 'vitest';
import { job } from '#database/schema/platform.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { enqueueIntervalTasks, nextRun, registerIntervalTasks } from './interval-jobs.ts';

const { deps, clock, close } = await useTestDeps({ now: new Date('2026-11-20T02:00:00Z') });
afterAll(close);

test.each([
  [{ every: 10, at: 5 }, '02:00:00', '02:05:00'],
  [{ every: 10, at: 5 }, '02:05:00', '02:15:00'],
  [{ every: 60, at: 20 }, '02:19:59', '02:20:00'],
  [{ every: 60, at: 20 }, '02:40:00', '03:20:00'],
])('%o is due after %s at %s', (chore, now, next) => {
  expect(nextRun(chore, new Date(`2026-11-20T${now}Z`))).toEqual(new Date(`2026-11-20T${next}Z`));
});

test('of many nodes one does a chore, once a turn', async () => {
  registerIntervalTasks(deps);
  const due = async () => Object.fromEntries((await deps.db.select().from(job)).map((one) => [one.kind, one.runAt]));
  for (let node = 0; node < 3; node += 1) await enqueueIntervalTasks(deps);
  const [first, pay] = [new Date('2026-11-20T02:05:00Z'), new Date('2026-11-20T02:20:00Z')];
  expect(await due()).toMatchObject({ 'refresh-suggestions': first, 'count-pay': pay });
  clock.set(first);
  expect([await deps.jobs.drain(), await deps.jobs.drain()]).toEqual([1, 0]);
  for (let node = 0; node < 3; node += 1) await enqueueIntervalTasks(deps);
  expect(await due()).toMatchObject({ 'refresh-suggestions': new Date('2026-11-20T02:15:00Z'), 'count-pay': pay });
});
