import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lectureForm, useContentApp } from '../test-content.ts';
import { signUpForLecture } from './lecture-guests.ts';
import { lectureTicket } from './lecture-seats.ts';

const { call, clock, db, edit, publish, seeker } = await useContentApp();

const signUp = (lectureId: string, { joberId, accountId }: { joberId: string; accountId: string }) =>
  db.transaction((tx) => signUpForLecture(tx, { lectureId, joberId, accountId, now: clock.now() }));
const signedOf = async (id: string) => (await call('GET', `/api/content/items/${id}`)).body.lecture.signed;

test('never more guests than seats, whoever comes at the same time; the others wait in order', async () => {
  const { id } = await publish(lectureForm(3));
  const people = await Promise.all(Array.from({ length: 12 }, () => seeker()));
  const tickets = await Promise.all(people.map((person) => signUp(id, person)));
  expect(tickets.filter(({ status }) => status === 'signed-up')).toHaveLength(3);
  const waiting = await Promise.all(people.map(({ joberId }) => lectureTicket(db, id, joberId)));
  const places = waiting.flatMap((ticket) => ticket?.waitingPlace ?? []).sort((a, b) => a - b);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tickets.filter(({ status, code }) => status === 'waiting' && code !== null)).toEqual([]);
  expect(await signedOf(id)).toBe(3);
});

test('the address of the stream is nowhere but with a seat', async () => {
  const { id } = await publish(lectureForm(1));
  for (const path of [`/api/content/items/${id}`, '/api/content/lectures'])
    expect(JSON.stringify((await call('GET', path)).body)).not.toContain('live.example.com');
});

test('a seat that is given back goes to whoever has waited longest, who is told', async () => {
  const { id } = await publish(lectureForm(1));
  const [first, second, third] = [await seeker(), await seeker(), await seeker()];
  for (const person of [first, second, third]) await signUp(id, person);
  const path = `/api/content/lectures/${id}/seat`;
  expect((await call('GET', path, { token: third.token })).body).toMatchObject({
    waiting: 2,
    ticket: null,
    liveUrl: '',
  });
  expect((await call('DELETE', path, { token: first.token })).status).toBe(204);
  expect((await call('GET', path, { token: second.token })).body).toMatchObject({
    state: 'signed-up',
    liveUrl: 'https://live.example.com/1',
  });
  expect((await call('GET', path, { token: third.token })).body.waiting).toBe(1);
  expect((await call('GET', path, { token: first.token })).status).toBe(204);
  const notices = await db.execute(sql`select title from notification where account_id = ${second.accountId}`);
  expect(notices.rows).toEqual([{ title: '讲座候补成功' }]);
  expect((await call('DELETE', path, { token: first.token })).status).toBe(404);
});

test('who leaves the line and comes back stands at its end', async () => {
  const { id } = await publish(lectureForm(1));
  const [first, second, third] = [await seeker(), await seeker(), await seeker()];
  for (const person of [first, second, third]) await signUp(id, person);
  const path = `/api/content/lectures/${id}/seat`;
  await call('DELETE', path, { token: second.token });
  expect((await signUp(id, second)).waitingPlace).toBe(2);
  await call('DELETE', path, { token: first.token });
  expect((await call('GET', path, { token: third.token })).body.state).toBe('signed-up');
});

test('the address of the live stream is nobody’s but the guests’, and seats cannot be fewer than guests', async () => {
  const form = lectureForm(2);
  form.lecture.startsAt = '2027-03-01T11:00:00Z';
  form.lecture.endsAt = '2027-03-01T13:00:00Z';
  const { id, version } = await publish(form);
  for (const person of [await seeker(), await seeker()]) await signUp(id, person);
  expect(JSON.stringify((await call('GET', `/api/content/items/${id}`)).body)).not.toContain('live.example.com');
  const fewer = { ...form, lecture: { ...form.lecture, capacity: 1 } };
  const { status, body } = await edit('PUT', `/items/${id}`, { version, form: fewer });
  expect([status, body.issues[0].path]).toEqual([400, 'body.form.lecture.capacity']);
  const { body: guests } = await edit('GET', `/items/${id}/guests`);
  expect(guests.total).toBe(2);
  expect(guests.items.map(({ name }: { name: string }) => name)).toEqual(['林**', '林**']);
});

test('signing up twice is one seat, and after the end there is none', async () => {
  const { id } = await publish(lectureForm());
  const person = await seeker();
  const [once, twice] = [await signUp(id, person), await signUp(id, person)];
  expect([twice.id, twice.code, await signedOf(id)]).toEqual([once.id, once.code, 1]);
  const late = await seeker();
  clock.advance(20 * 86_400_000);
  await expect(signUp(id, late)).rejects.toMatchObject({ code: 'CONFLICT' });
});
