import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { actorsOf, type Caller, type Role, roles } from '../actors.ts';
import { expectSoundAnswer, tellingOf } from '../input/answers.ts';
import { nextIp, sampleOf, send, stageOf } from '../samples/samples.ts';
import { absentThings, type Fixtures, givenStrangers } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { rights } from './rights-table.ts';

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const callers = actorsOf(db);
const strangers = await givenStrangers(db);

/** Only these calls read ids of projects of public recruitment. */
const needsExams = (key: EndpointKey): boolean => /exam|judge/i.test(key);

const classOf = ({ status, body }: Answer): string => (status < 300 ? 'ok' : body.code);

/** Calls as this role about objects that may be another's; a caller that changed something is replaced. */
async function callAs(role: Role, caller: Caller, key: EndpointKey, fixtures: Fixtures): Promise<Answer> {
  await db.execute(sql`delete from rate_counter`);
  const answer = await send(app, key, await sampleOf(key, fixtures, stage), { headers: caller.headers, ip: nextIp() });
  expectSoundAnswer(key, answer);
  const writes = !key.startsWith('GET') || 'effectful' in api[key];
  if (writes && answer.status < 300) callers.replace(role, needsExams(key));
  return answer;
}

test('every endpoint stands in the table, and nothing else', () => {
  expect([...new Set(rights.map(({ key }) => key))].sort()).toEqual(Object.keys(api).sort());
});

for (const { key, about, whose, expected } of rights) {
  const endpoint = key as EndpointKey;
  const mine = rights.filter((right) => right.key === key && right.about === about && right.whose === 'own');
  if (whose === 'other') {
    test(`${key}: a stranger's ${about} is answered like an absent one`, async () => {
      expect(mine).toHaveLength(1);
      const [got, differs]: [Record<string, string>, string[]] = [{}, []];
      for (const role of roles) {
        const caller = await callers.get(role, needsExams(endpoint));
        const requested = (fixtures: Fixtures) => ({ ...caller.own, [about ?? '']: fixtures[about ?? 'phone'] });
        const foreign = await callAs(role, caller, endpoint, requested(strangers));
        const absent = await callAs(
          role,
          await callers.get(role, needsExams(endpoint)),
          endpoint,
          requested(absentThings(caller.own)),
        );
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
      for (const role of roles) {
        const caller = await callers.get(role, needsExams(endpoint));
        got[role] = classOf(await callAs(role, caller, endpoint, caller.own));
      }
      expect(got).toEqual(expected);
    });
  }
}
