import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { actorsOf, type Role, roles } from '../actors.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { About } from '../fixtures/part-of.ts';
import { expectSoundAnswer, tellingOf } from '../input/answers.ts';
import { sampled } from '../sampled.ts';
import { changes, namesIn, nextIp, sampleOf, send, stageOf } from '../samples/samples.ts';
import { absentThings, givenStrangers } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { refusedByDomain } from './refused-by-domain.ts';
import { rights } from './rights-table.ts';

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const callers = actorsOf(db);
const strangers = await givenStrangers(db);

const classOf = ({ status, body }: Answer): string => (status < 300 ? 'ok' : body.code);

/** Calls as this role about objects that may be another's; a caller that changed something is replaced. */
async function callAs(role: Role, key: EndpointKey, about: About, requested: (own: Fixtures) => Fixtures) {
  const caller = await callers.get(role, about);
  await db.execute(sql`delete from rate_counter`);
  const sample = await sampleOf(key, requested(caller.own), stage);
  const answer = await send(app, key, sample, { headers: caller.headers, ip: nextIp() });
  expectSoundAnswer(key, answer);
  if (changes(key) && answer.status < 300) callers.replace(role, about);
  return answer;
}

test('every endpoint stands in the table, and nothing else', () => {
  expect([...new Set(rights.map(({ key }) => key))].sort()).toEqual(Object.keys(api).sort());
});

// What the guard answers to each role is held for every row by guarded.test.ts.
for (const { key, about, whose, expected } of sampled(rights, (right) => refusedByDomain.has(right.key))) {
  const endpoint = key as EndpointKey;
  const mine = rights.filter((right) => right.key === key && right.about === about && right.whose === 'own');
  /** A caller who will change something, and is replaced then, has only what the call is about. */
  const needs = async (role: Role) =>
    changes(endpoint) && ['ok', 'all'].includes(expected[role]) ? namesIn(endpoint, strangers) : undefined;
  if (whose === 'other') {
    test(`${key}: a stranger's ${about} is answered like an absent one`, async () => {
      expect(mine).toHaveLength(1);
      const [got, differs]: [Record<string, string>, string[]] = [{}, []];
      for (const role of roles) {
        const needed = await needs(role);
        const ask = (of: (own: Fixtures) => Fixtures) =>
          callAs(role, endpoint, needed, (own) => ({ ...own, [about ?? '']: of(own)[about ?? 'phone'] }));
        const foreign = await ask(() => strangers);
        const absent = await ask(absentThings);
        const seesAll = classOf(foreign) === 'ok' && classOf(absent) === 'NOT_FOUND';
        got[role] = seesAll ? 'all' : classOf(foreign);
        if (!seesAll && tellingOf(foreign) !== tellingOf(absent)) differs.push(role);
      }
      expect(got).toEqual(expected);
      expect(differs).toEqual([]);
    });
  } else {
    test(`${key}${about ? `: one's own ${about}` : ''}`, async () => {
      const got: Record<string, string> = {};
      for (const role of roles) got[role] = classOf(await callAs(role, endpoint, await needs(role), (own) => own));
      expect(got).toEqual(expected);
    });
  }
}
