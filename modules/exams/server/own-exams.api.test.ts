import { expect, test } from 'vitest';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { givenProject, givenRegistered } from './test-exams.ts';

const { db, call, clock } = await useWholeApp();

test('what waits for the organiser leaves out what was returned to its candidate', async () => {
  const { id, accountId, postIds } = await givenProject(db, { posts: [{ headcount: 1 }] });
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const postId = postIds[0] ?? '';
  for (const status of ['submitted', 'checking', 'returned', 'approved', 'appealed', 'refused'] as const)
    await givenRegistered(db, id, postId, status);
  const { body } = await call('GET', '/api/company/exams', { token });
  expect(body.items[0].progress).toMatchObject({ registered: 5, waiting: 2, approved: 1, appeals: 1 });
});
