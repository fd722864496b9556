import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany, givenOpenPost, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { salaryEndpoints } from '../../contract/market.ts';
import { salaryMarket } from '../../schema.ts';
import { countSalaries } from './count-salaries.ts';
import { salaryHandlers, shareBelow } from './routes.ts';

const { db, call, clock } = await useTestApp({ table: salaryEndpoints, handlers: salaryHandlers, resolveToken });

const yuan = (amount: number) => BigInt(amount) * 100n;
const count = () => db.transaction((tx) => countSalaries(tx, clock.now()));

test('counts quartiles of what is open, and keeps nothing of fewer than five', async () => {
  const { id } = await givenCompany(db);
  const pays = [6_000, 7_000, 8_000, 9_000, 10_000, 11_000, 12_000];
  for (const pay of pays)
    await givenOpenPost(db, id, { monthMin: yuan(pay), monthMax: yuan(pay + 2_000), stages: ['junior', 'senior'] });
  await givenOpenPost(db, id, { monthMin: yuan(90_000), monthMax: yuan(90_000), status: 'closed' });
  await givenOpenPost(db, id, { monthMin: yuan(90_000), monthMax: yuan(90_000), deadline: new Date('2026-11-19Z') });
  for (const pay of [5_000, 5_000, 5_000, 5_000])
    await givenOpenPost(db, id, { monthMin: yuan(pay), monthMax: yuan(pay), stages: ['primary'], tenure: 'contract' });
  await count();
  await count();
  const rows = await db.select().from(salaryMarket);
  expect(rows.every(({ n }) => n >= 5)).toBe(true);
  expect(rows.filter(({ stage, tenure }) => stage === 'primary' || tenure === 'contract')).toEqual([]);
  const [all] = rows.filter(({ cityCode, stage, tenure, role }) => !cityCode && !stage && !tenure && !role);
  expect(all?.n).toBe(11);

  const { accountId, joberId } = await givenSeeker(db);
  const content = resumeContent.parse({
    intentions: [{ key: 'a', title: '初中数学教师', salaryMin: 900_000, salaryMax: 1_100_000 }],
  });
  await db.insert(resume).values({ id: newId(), joberId, name: '我的简历', isDefault: true, content });
  const { token } = await signIn(db, accountId);
  const requested = { cityCode: '330100', stage: 'junior', tenure: 'establishment', role: 'teacher' };
  const { body } = await call('GET', '/api/salaries', { token, query: requested });
  // Of 7,000 … 13,000 in steps of 1,000: the 2nd, 4th and 6th.
  expect(body.found).toMatchObject({ n: 7, hires: 0, q1: 800_000, median: 1_000_000, q3: 1_200_000 });
  expect(body.mine).toMatchObject({ min: 900_000, max: 1_100_000, above: 40 });
  expect(body.byStage.map(({ stage }: { stage: string }) => stage).sort()).toEqual(['junior', 'senior']);
  const none = await call('GET', '/api/salaries', { token, query: { ...requested, stage: 'primary' } });
  expect(none.body).toMatchObject({ found: null, mine: { above: null } });
  expect((await call('GET', '/api/salaries', { query: requested })).status).toBe(401);
  await db.delete(resume).where(eq(resume.joberId, joberId));
  expect((await call('GET', '/api/salaries', { token, query: requested })).body.mine).toBeNull();
});

test('where an amount stands, to the twentieth', () => {
  const points = Array.from({ length: 19 }, (_, at) => BigInt(at + 1));
  expect([0n, 1n, 2n, 11n, 19n, 20n].map((fen) => shareBelow(points, fen))).toEqual([0, 0, 5, 50, 90, 95]);
});
