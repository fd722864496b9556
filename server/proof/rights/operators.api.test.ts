import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { expectSoundAnswer } from '../input/answers.ts';
import { sampled } from '../sampled.ts';
import { changes, namesIn, nextIp, sampleOf, send, stageOf } from '../samples/samples.ts';
import { givenTenant, type Tenant } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { operatorColumns, operatorRights } from './operator-rights.ts';
import { refusedByDomain } from './refused-by-domain.ts';

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const table: Record<string, Endpoint> = api;
/** Calls for any account that show more to some operators. */
const opensPersons = ['GET /api/jober/joberInfoByPhone', 'GET /api/jober/joberInfoById'];
const forOperators = Object.keys(table).filter(
  (key) => table[key]?.access === 'operator' || opensPersons.includes(key),
);

test('every endpoint for operators has a line in operator-rights.ts, and nothing else has', () => {
  expect(operatorRights.map(({ key }) => key).sort()).toEqual(forOperators.sort());
});

/** Of calls that change nothing. */
const unchanged = await givenTenant(db);

for (const { key, may } of sampled(operatorRights, (right) => refusedByDomain.has(right.key))) {
  const endpoint = key as EndpointKey;
  test(`${key} for each role of operators`, async () => {
    const got: Record<string, boolean> = {};
    const about = await namesIn(endpoint, unchanged.fixtures);
    /** Replaced after a call has changed it, so that one role's change does not affect the next. */
    let own: Tenant | undefined;
    for (const role of operatorColumns) {
      const { token } = await signIn(db, (await givenOperator(db, role)).accountId);
      if (changes(endpoint) && may[role]) own ??= await givenTenant(db, { about });
      const { fixtures } = own ?? unchanged;
      await db.execute(sql`delete from rate_counter`);
      const sample = await sampleOf(endpoint, fixtures, stage);
      const answer = await send(app, key, sample, { headers: { authorization: `Bearer ${token}` }, ip: nextIp() });
      expectSoundAnswer(endpoint, answer);
      if (answer.status < 300) own = undefined;
      got[role] = answer.body?.code !== 'FORBIDDEN';
      if (got[role] && !['INVALID_CODE'].includes(answer.body?.code)) expect(answer.status, role).toBeLessThan(500);
    }
    expect(got).toEqual(may);
  });
}
