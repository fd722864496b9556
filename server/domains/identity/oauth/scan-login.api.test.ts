import { afterEach, expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useAccounts } from '../test-accounts.ts';

const { call, clock, codeFor, db } = await useAccounts();
afterEach(() => clock.advance(3_600_000));

const stale = { status: 400, body: { code: 'INVALID_TICKET' } };
let lastPhone = 13_260_000_000;
const seekerAt = async () => {
  lastPhone += 1;
  const phone = String(lastPhone);
  const { accountId, joberId } = await givenSeeker(db, { phone });
  return { joberId, accountId, phone, token: (await signIn(db, accountId, { now: clock.now() })).token };
};
const begin = async () =>
  (await call('POST', '/api/jober/scanLogins', { headers: { 'user-agent': 'Windows Chrome/1' } })).body;
const look = (token: string, ticket: string) => call('POST', '/api/jober/scanLogins/look', { token, body: { ticket } });
const answer = (token: string, ticket: string, agree = true) =>
  call('POST', '/api/jober/scanLogins/answer', { token, body: { ticket, agree } });
const wait = (ticket: string, browserKey: string) =>
  call('POST', '/api/jober/scanLogins/wait', { body: { ticket, browserKey } });

test('a phone sees which device asks, agrees, and that browser alone is signed in, once', async () => {
  const phone = await seekerAt();
  const { ticket, browserKey } = await begin();
  expect((await wait(ticket, browserKey)).body).toEqual({ state: 'waiting' });
  expect((await look(phone.token, ticket)).body.device).toBe('Chrome · Windows 电脑');
  expect((await wait(ticket, browserKey)).body).toEqual({ state: 'scanned' });
  expect((await answer(phone.token, ticket)).status).toBe(204);

  expect((await wait(ticket, 'x'.repeat(43))).body).toEqual({ state: 'expired' });
  const answers = await Promise.all([wait(ticket, browserKey), wait(ticket, browserKey), wait(ticket, browserKey)]);
  const agreed = answers.filter(({ body }) => body.state === 'agreed');
  expect(agreed).toHaveLength(1);
  expect(agreed[0]?.body.jober.id).toBe(phone.joberId);
  expect(String(agreed[0]?.headers['set-cookie'])).toContain('HttpOnly');
  expect((await call('GET', '/api/session', { token: agreed[0]?.body.token })).body.jober.id).toBe(phone.joberId);
});

test('nobody but who scanned may answer, and a refusal stands', async () => {
  const [phone, other] = [await seekerAt(), await seekerAt()];
  const { ticket, browserKey } = await begin();
  expect(await answer(phone.token, ticket)).toMatchObject(stale);
  await look(phone.token, ticket);
  expect(await look(other.token, ticket)).toMatchObject(stale);
  expect(await answer(other.token, ticket)).toMatchObject(stale);
  await answer(phone.token, ticket, false);
  expect(await answer(phone.token, ticket)).toMatchObject(stale);
  expect((await wait(ticket, browserKey)).body).toEqual({ state: 'refused' });
});

test('after two minutes the code is worth nothing', async () => {
  const phone = await seekerAt();
  const { ticket, browserKey } = await begin();
  await look(phone.token, ticket);
  await answer(phone.token, ticket);
  clock.advance(120_000);
  expect((await wait(ticket, browserKey)).body).toEqual({ state: 'expired' });
  expect(await look(phone.token, (await begin()).browserKey)).toMatchObject(stale);
});

test('a direct ticket signs the own phone in, one of ten at the same time, within five minutes', async () => {
  const computer = await seekerAt();
  const make = async () => (await call('POST', '/api/jober/directTickets', { token: computer.token })).body.ticket;
  const spend = (ticket: string) => call('POST', '/api/jober/directLogin', { body: { ticket } });
  const ticket = await make();
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 200)?.body.jober.id).toBe(computer.joberId);
  expect(await spend(ticket)).toMatchObject(stale);

  const late = await make();
  clock.advance(300_000);
  expect(await spend(late)).toMatchObject(stale);
});

type Person = Awaited<ReturnType<typeof seekerAt>>;
const endings: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'a sign-out': ({ token }) => call('DELETE', '/api/jober/logout', { token }),
  'ending all other devices': async ({ accountId }) => {
    const { token } = await signIn(db, accountId, { now: clock.now() });
    return call('POST', '/api/account/sessions/endOthers', { token });
  },
  'a new password': async ({ phone }) => {
    const verifyCode = await codeFor(phone, 'password');
    return call('POST', '/api/account/resetPassword', { body: { phone, verifyCode, password: 'Huanghe2026x' } });
  },
};

test.each(Object.keys(endings))('%s ends the codes that the ended session made or agreed to', async (way) => {
  const person = await seekerAt();
  const direct = (await call('POST', '/api/jober/directTickets', { token: person.token })).body.ticket;
  const { ticket, browserKey } = await begin();
  await look(person.token, ticket);
  await answer(person.token, ticket);
  expect((await endings[way]?.(person))?.status).toBeLessThan(300);

  expect(await call('POST', '/api/jober/directLogin', { body: { ticket: direct } })).toMatchObject(stale);
  expect((await wait(ticket, browserKey)).body).toEqual({ state: 'expired' });
});
