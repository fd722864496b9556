import { expect, test } from 'vitest';
import { dailyLimits } from '#contract/ledger/quotas.ts';
import { givenOpenPost, givenOperator, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { db, call, tokenOf } = await useWholeApp();
const PATH = '/api/admin/dailyLimits';

test('operators set what a school may do for nothing each day, from the next use on', async () => {
  const token = await tokenOf((await givenOperator(db, 'finance')).accountId);
  const school = await givenRecruiter(db);
  const recruiter = await tokenOf(school.accountId);
  expect((await call('GET', PATH, { token })).body, 'the constants are the default').toEqual(dailyLimits);
  const refresh = async () => {
    const { companyId, memberId } = school;
    const { id } = await givenOpenPost(db, companyId, { memberId, refreshedAt: new Date('2026-11-01T02:00:00Z') });
    return call('POST', `/api/company/posts/${id}/moves`, { token: recruiter, body: { move: 'refresh' } });
  };
  expect((await refresh()).status).toBe(200);
  const limits = { ...dailyLimits, refreshes: 1 };
  expect((await call('PUT', PATH, { token, body: limits })).body).toEqual(limits);
  expect((await refresh()).body).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    message: expect.stringContaining('每天 1 次'),
  });
  const query = { companyid: school.companyId };
  const left = await call('GET', '/api/company/verifyNumber', { token: recruiter, query });
  expect(left.body).toMatchObject({ refreshes: { limit: 1, used: 1, left: 0 }, posts: { limit: dailyLimits.posts } });
  expect((await call('PUT', PATH, { token, body: { ...limits, posts: -1 } })).status).toBe(400);
});
