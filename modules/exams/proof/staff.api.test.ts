import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import { newId } from '#database/new-id.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { Fixtures } from '#server/proof/fixtures/fixtures.ts';
import type { About } from '#server/proof/fixtures/part-of.ts';
import { expectSoundAnswer, tellingOf } from '#server/proof/input/answers.ts';
import { rights } from '#server/proof/rights/rights-table.ts';
import { changes, namesIn, nextIp, sampleOf, send, stageOf } from '#server/proof/samples/samples.ts';
import { absentThings, givenStrangers, givenTenant } from '#server/proof/tenants.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { type StaffColumn, staffColumns, staffRights } from './staff-rights.ts';

// Every part in a project of 公开招聘 × every call about it × one's own project, a stranger's and an absent one.

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const strangers = await givenStrangers(db);

const parts: Record<StaffColumn, { role: string; posts?: string } | null> = {
  lead: { role: 'lead' },
  reviewer: { role: 'reviewer' },
  rooms: { role: 'rooms' },
  observer: { role: 'observer' },
  elsewhere: { role: 'reviewer', posts: '0909' },
  employer: { role: 'reviewer', posts: '0101' },
  unnamed: null,
};

/** A recruiter with a part in every project of a new company, which has what calls will be about or everything. */
async function callerOf(column: StaffColumn, about: About) {
  const { fixtures } = await givenTenant(db, { about });
  const { companyId } = fixtures;
  const colleague = column === 'employer' ? {} : { companyId, role: 'recruiter' as const };
  const { accountId, memberId } = await givenRecruiter(db, colleague);
  const part = parts[column];
  if (part) {
    await db.execute(sql`insert into exam_staff (exam_id, member_id, role, posts, named_by, named_at)
      select id, ${memberId}::bigint, ${part.role}, ${part.posts ? sql`array[${part.posts}]` : null}::text[], ${newId()}::bigint, now()
      from exam where company_id = ${companyId}`);
  }
  return { fixtures, token: (await signIn(db, accountId)).token };
}

const kept = new Map<string, Awaited<ReturnType<typeof callerOf>>>();

async function ask(column: StaffColumn, key: EndpointKey, needed: About, about: (own: Fixtures) => Fixtures) {
  const name = `${column} ${needed ? [...needed].sort().join() : 'all'}`;
  const caller = kept.get(name) ?? (await callerOf(column, needed));
  kept.set(name, caller);
  await db.execute(sql`delete from rate_counter`);
  const sample = await sampleOf(key, about(caller.fixtures), stage);
  const answer = await send(app, key, sample, { headers: { authorization: `Bearer ${caller.token}` }, ip: nextIp() });
  expectSoundAnswer(key, answer);
  if (answer.status < 300 && changes(key)) kept.delete(name);
  return { ...answer, is: answer.status < 300 ? 'ok' : (answer.body.code as string) };
}

test('every call about one project stands in the table, and nothing else', () => {
  const about = Object.keys(api).filter((key) => /\/api\/company\/exam\w*\/:id/.test(key));
  expect(staffRights.map(({ key }) => key).sort()).toEqual(about.sort());
});

for (const { key, cells } of staffRights) {
  const endpoint = key as EndpointKey;
  const own = rights.find((right) => right.key === key && right.whose === 'own');
  test(`${key}: each part, in its own project, a stranger's and an absent one`, async () => {
    const name = (own?.about ?? 'examId') as keyof Fixtures;
    const expected: Record<string, string> = { '+': own?.expected.owner ?? '', '-': 'FORBIDDEN', '0': 'NOT_FOUND' };
    for (const column of staffColumns) {
      const needed = cells[column] === '+' && changes(endpoint) ? await namesIn(endpoint, strangers) : undefined;
      const { is } = await ask(column, endpoint, needed, (mine) => mine);
      expect([column, is]).toEqual([column, expected[cells[column] ?? '']]);
      const foreign = await ask(column, endpoint, undefined, (mine) => ({ ...mine, [name]: strangers[name] }));
      const absent = await ask(column, endpoint, undefined, (mine) => ({ ...mine, [name]: absentThings(mine)[name] }));
      expect([column, foreign.is, absent.is]).toEqual([column, 'NOT_FOUND', 'NOT_FOUND']);
      expect(tellingOf(foreign)).toBe(tellingOf(absent));
    }
  });
}
