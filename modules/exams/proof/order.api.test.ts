import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { exam } from '../schema/exams.ts';
import { at, givenProject } from '../server/test-exams.ts';

const { db, call } = await useWholeApp();

test('of projects under way the one whose registration ended last comes first, sheet by sheet', async () => {
  const given: string[] = [];
  for (let n = 0; n < 22; n += 1) {
    const { id } = await givenProject(db, {});
    const registerUntil = new Date(at('2026-11-18T17:00').getTime() - n * dayMs);
    const values = { title: '次序测试', registerFrom: at('2026-10-01T09:00'), registerUntil };
    await db.update(exam).set(values).where(eq(exam.id, id));
    given.push(id);
  }
  const query = { group: 'running', keyword: '次序测试' };
  const one = (await call('GET', '/api/exams', { query })).body;
  const two = (await call('GET', '/api/exams', { query: { ...query, cursor: one.nextCursor } })).body;
  const ids = [...one.items, ...two.items].map(({ id }: { id: string }) => id);
  expect(ids).toEqual(given);
});
