import { afterEach, expect, test } from 'vitest';
import { relationTo } from '#server/domains/talents/public.ts';
import { givenCompany, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { groupKeyOf } from '../account/blocks.ts';
import { useAccounts } from '../test-accounts.ts';

const { call, clock, db, deps } = await useAccounts();
afterEach(() => clock.advance(3_600_000));
const ended: string[] = [];
deps.bus.on('session-ended', (data) => ended.push((data as { sessionId: string }).sessionId));

const seekerWith = async (sessions: number) => {
  const { accountId, joberId } = await givenSeeker(db, { privacy: 'public' });
  const made = [];
  for (let n = 0; n < sessions; n += 1) made.push(await signIn(db, accountId, { now: clock.now() }));
  return { joberId, sessions: made, token: made[0]?.token ?? '' };
};

test('one device ends, then all others; each is told to the nodes, and this one stays first', async () => {
  const { sessions, token } = await seekerWith(4);
  const list = async () => (await call('GET', '/api/account/sessions', { token })).body;
  expect((await list()).map((device: { current: boolean }) => device.current)).toEqual([true, false, false, false]);
  const second = sessions[1]?.sessionId ?? '';
  expect((await call('DELETE', `/api/account/sessions/${second}`, { token })).status).toBe(204);
  expect((await call('DELETE', `/api/account/sessions/${second}`, { token })).status).toBe(404);
  const stranger = (await seekerWith(1)).token;
  const foreign = await call('DELETE', `/api/account/sessions/${sessions[2]?.sessionId}`, { token: stranger });
  expect(foreign.status, 'a device of another account').toBe(404);
  expect((await call('POST', '/api/account/sessions/endOthers', { token })).body).toEqual({ ended: 2 });
  expect(await list()).toHaveLength(1);
  await expect.poll(() => ended.length).toBe(3);
});

test('privacy is changed in what is named only', async () => {
  const { token } = await seekerWith(1);
  const { body } = await call('PATCH', '/api/account/privacy', { token, body: { blindScreening: true } });
  expect(body).toEqual({ privacy: 'public', blindScreening: true, personalised: true });
});

test.each([
  ['杭州钱江湾中学教育集团附属小学', '杭州钱江湾中学'],
  ['新东方教育科技集团', '新东方教育科技集团'],
  ['第二中学滨江校区', '第二中学'],
  ['某某培训机构', null],
])('the group of %s is %s', (name, key) => {
  expect(groupKeyOf(name)).toBe(key);
});

test('a blocked company and its group no longer see who shows themselves to all', async () => {
  const { token, joberId } = await seekerWith(1);
  const named = (name: string) => givenCompany(db, { name, nameKey: name });
  const [school, branch, other] = [
    await named('云栖湾中学'),
    await named('云栖湾中学滨江校区'),
    await named('星河中学'),
  ];
  const seenBy = async (company: { id: string }) => (await relationTo(db, company.id, joberId, clock.now())) !== null;
  expect([await seenBy(school), await seenBy(branch)]).toEqual([true, true]);
  await call('PUT', `/api/jobers/me/blocks/${school.id}`, { token });
  expect([await seenBy(school), await seenBy(branch), await seenBy(other)]).toEqual([false, false, true]);
  await call('PUT', `/api/jobers/me/blocks/${school.id}`, { token, body: { withGroup: false } });
  expect([await seenBy(school), await seenBy(branch)]).toEqual([false, true]);
  expect((await call('GET', '/api/jobers/me/blocks', { token })).body).toMatchObject([
    { company: { name: '云栖湾中学' } },
  ]);
  await call('DELETE', `/api/jobers/me/blocks/${school.id}`, { token });
  expect(await seenBy(school)).toBe(true);
});
