import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { About } from '../fixtures/part-of.ts';
import { expectSoundAnswer } from '../input/answers.ts';
import { sampled } from '../sampled.ts';
import { changes, namesIn, nextIp, sampleOf, send, stageOf } from '../samples/samples.ts';
import { givenStrangers, givenTenant } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { memberColumns, memberRights } from './member-rights.ts';
import { refusedByDomain } from './refused-by-domain.ts';
import { rights } from './rights-table.ts';

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const strangers = await givenStrangers(db);
const table: Record<string, Endpoint> = api;
const forMembers = Object.keys(table).filter((key) => ['recruiter', 'member'].includes(table[key]?.access ?? ''));

type Role = (typeof memberColumns)[number];

/** A company with a member of this role, with what calls will be about or with everything, replaced after a change. */
const cache = new Map<string, { fixtures: Fixtures; token: string }>();
const nameOf = (role: Role, about: About) => `${role} ${about ? [...about].sort().join() : 'all'}`;
async function callerOf(role: Role, about: About) {
  const known = cache.get(nameOf(role, about));
  if (known) return known;
  const { fixtures, ownerAccountId } = await givenTenant(db, { about });
  const { companyId } = fixtures;
  const accountId = role === 'owner' ? ownerAccountId : (await givenRecruiter(db, { companyId, role })).accountId;
  const made = { fixtures, token: (await signIn(db, accountId)).token };
  cache.set(nameOf(role, about), made);
  return made;
}

/** 'ok', or the code of the refusal. */
async function ask(role: Role, key: EndpointKey, needed: About, about: (own: Fixtures) => Fixtures): Promise<string> {
  const { fixtures, token } = await callerOf(role, needed);
  await db.execute(sql`delete from rate_counter`);
  const sample = await sampleOf(key, about(fixtures), stage);
  const answer = await send(app, key, sample, { headers: { authorization: `Bearer ${token}` }, ip: nextIp() });
  expectSoundAnswer(key, answer);
  if (answer.status < 300 && changes(key)) cache.delete(nameOf(role, needed));
  return answer.status < 300 ? 'ok' : answer.body.code;
}

test('every endpoint for members has a line in member-rights.ts, and nothing else has', () => {
  expect(memberRights.map(({ key }) => key).sort()).toEqual(forMembers.sort());
});

for (const { key, may } of sampled(memberRights, (right) => refusedByDomain.has(right.key))) {
  const endpoint = key as EndpointKey;
  const foreign = rights.filter((right) => right.key === key && right.whose === 'other');
  test(`${key}: each role, in its own company and about a foreign one`, async () => {
    const got: Record<string, boolean> = {};
    for (const role of memberColumns) {
      const needed = may[role] && changes(endpoint) ? await namesIn(endpoint, strangers) : undefined;
      got[role] = (await ask(role, endpoint, needed, (own) => own)) !== 'FORBIDDEN';
      for (const { about, expected } of foreign) {
        const name = about ?? 'companyId';
        const answer = await ask(role, endpoint, undefined, (own) => ({ ...own, [name]: strangers[name] }));
        if (expected.owner !== 'ok' && expected.owner !== 'all')
          expect([role, answer]).toEqual([role, may[role] ? expected.owner : 'FORBIDDEN']);
      }
    }
    expect(got).toEqual(may);
  });
}
