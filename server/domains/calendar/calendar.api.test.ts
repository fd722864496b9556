import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { calendarEndpoints } from '#contract/calendar/calendar.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { newId } from '#database/new-id.ts';
import { delivery, interview, resume } from '#database/schema/deliveries.ts';
import { account, favourite } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { registerErrors } from '#server/platform/http/errors-plugin.ts';
import { givenCompany, givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { seekerCalendarPlugin } from './public.ts';
import { calendarHandlers } from './routes.ts';

const { deps, db, clock, call, tokenOf } = await useTestApp({
  table: calendarEndpoints,
  handlers: calendarHandlers,
  resolveToken,
});
const feeds = Fastify();
registerErrors(feeds);
await feeds.register(seekerCalendarPlugin, { deps });

const at = (day: string) => new Date(`${day}T02:00:00Z`);
const content = resumeContent.parse({
  certificates: [
    { key: 'a', kind: 'primary', validUntil: '2027-02' },
    { key: 'b', kind: 'junior', validUntil: '2026-10' },
    { key: 'c', kind: 'senior', validUntil: '2031-01' },
  ],
});

/** A seeker with a future entry of each kind, and one of each that is no longer due. */
async function aBusySeeker() {
  const person = await givenSeeker(db);
  const { joberId, jober } = person;
  const { id: companyId } = await givenCompany(db, { name: '杭州市春晖小学' });
  const post = async (title: string, deadline: Date | null) =>
    (await givenOpenPost(db, companyId, { title, deadline })).id;
  const [stored, over, requested, off] = [
    await post('收藏的职位', at('2026-12-01')),
    await post('结束的职位', at('2026-11-01')),
    await post('面试的职位', null),
    await post('取消的职位', null),
  ];
  await db.insert(favourite).values([stored, over].map((postId) => ({ joberId, postId })));
  const resumeId = newId();
  await db.insert(resume).values({ id: resumeId, joberId, name: '我的简历', isDefault: true, content });
  const snapshot = { jober: { ...jober, gender: 'female', phone: '' }, resumeName: '我的简历', content };
  const deliver = async (postId: string, status: 'accepted' | 'cancelled') => {
    const id = newId();
    const times = { submittedAt: clock.now(), changedAt: clock.now() };
    await db.insert(delivery).values({
      id,
      postId,
      companyId,
      joberId,
      resumeId,
      consentId: newId(),
      status: 'interview',
      snapshot,
      ...times,
    });
    const terms = { mode: 'onsite' as const, place: '博学楼 302', contact: '周老师', createdAt: clock.now() };
    await db.insert(interview).values({ ...terms, deliveryId: id, status, startsAt: at('2026-11-25') });
    return id;
  };
  const deliveryId = await deliver(requested, 'accepted');
  await deliver(off, 'cancelled');
  return { ...person, companyId, deliveryId, token: await tokenOf(person.accountId) };
}

test('exams of a delivered post are listed by the dates of its programme, until there is an offer or the delivery ends', async () => {
  const { token, deliveryId, joberId } = await aBusySeeker();
  const [{ postId } = { postId: '' }] = await db.select().from(delivery).where(eq(delivery.id, deliveryId));
  const steps = [
    { name: '资格审查', when: '11-02' },
    { name: '笔试', when: '12月5日 9:00' },
    { name: '试讲', when: '笔试后 3 天' },
    { name: '面试', when: '2027-01-09' },
    { name: '公示', when: '2027-01-20' },
  ];
  await db.update(post).set({ steps }).where(eq(post.id, postId));
  const listed = async () =>
    (await call('GET', '/api/calendar', { token })).body
      .filter(({ kind }: { kind: string }) => kind === 'exam')
      .map(({ title, at }: { title: string; at: string }) => [title, at]);
  expect(await listed()).toEqual([
    ['笔试：面试的职位', '2026-12-05'],
    ['面试：面试的职位', '2027-01-09'],
  ]);
  for (const status of ['withdrawn', 'offer', 'accepted'] as const) {
    await db.update(delivery).set({ status }).where(eq(delivery.joberId, joberId));
    expect(await listed(), status).toEqual([]);
  }
});

test.each(['submitted', 'accepted'] as const)(
  'the deadline of a favourite post is of no more use once a delivery is %s',
  async (status) => {
    const { token, joberId, deliveryId } = await aBusySeeker();
    const titles = async () =>
      (await call('GET', '/api/calendar', { token })).body.map(({ title }: { title: string }) => title);
    expect(await titles()).toContain('报名截止：收藏的职位');
    const [stored] = await db
      .select({ id: post.id })
      .from(favourite)
      .innerJoin(post, eq(post.id, favourite.postId))
      .where(and(eq(favourite.joberId, joberId), eq(post.title, '收藏的职位')));
    await db.update(delivery).set({ postId: stored?.id, status }).where(eq(delivery.id, deliveryId));
    expect(await titles()).not.toContain('报名截止：收藏的职位');
  },
);

const read = async (path: string) => {
  const { statusCode, body, headers } = await feeds.inject({ url: path });
  if (statusCode === 200) strictEvents(body);
  return { status: statusCode, text: body.replace(/\r\n[ \t]/g, ''), headers };
};

test('the calendar has what is ahead, the next first, and nothing that is off', async () => {
  const { token } = await aBusySeeker();
  const items = (await call('GET', '/api/calendar', { token })).body;
  expect(items.map(({ kind, title }: { kind: string; title: string }) => [kind, title])).toEqual([
    ['interview', '面试：面试的职位'],
    ['deadline', '报名截止：收藏的职位'],
    ['certificate', '小学教师资格证定期注册到期'],
  ]);
  expect(items[0]).toMatchObject({ place: '杭州市春晖小学 · 博学楼 302', at: '2026-11-25T02:00:00.000Z' });
  expect(items[2]).toMatchObject({ at: '2027-02-28', allDay: true, link: '/resume#certificates' });
});

describe('the feed', () => {
  const renew = async (token: string) => (await call('POST', '/api/calendar/feed', { token })).body.path as string;

  test('gives all of it to whoever has the address, until there is a new one', async () => {
    const { token } = await aBusySeeker();
    expect((await call('GET', '/api/calendar/feed', { token })).body).toEqual({ path: null, createdAt: null });
    const first = await renew(token);
    const { status, text, headers } = await read(first);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain('DTSTART:20261125T020000Z');
    expect(text).toContain('DTSTART;VALUE=DATE:20270228');
    expect((await call('GET', '/api/calendar/feed', { token })).body.path).toBe(first);
    const second = await renew(token);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await call('DELETE', '/api/calendar/feed', { token });
    expect((await read(second)).status).toBe(404);
  });

  test('is renewed once under one key', async () => {
    const { token } = await aBusySeeker();
    const send = (key: string) => call('POST', '/api/calendar/feed', { token, headers: { 'idempotency-key': key } });
    const first = await send('feed-key-1');
    expect((await send('feed-key-1')).body).toEqual(first.body);
    expect((await read(first.body.path)).status).toBe(200);
    expect((await send('feed-key-2')).body.path).not.toBe(first.body.path);
  });

  test('cannot be guessed from an id, and ends with the account', async () => {
    const { token, accountId } = await aBusySeeker();
    const path = await renew(token);
    const [id = ''] = path.replace('/calendar/', '').split('-');
    for (const wrong of [`${id}-${'A'.repeat(43)}`, id, `${id}-`, `99999999999999999999-${'A'.repeat(43)}`, '%00'])
      expect((await read(`/calendar/${wrong}.ics`)).status, wrong).toBe(404);
    await db.update(account).set({ status: 'banned' }).where(eq(account.id, accountId));
    expect((await read(path)).status).toBe(404);
  });

  test('of somebody with nothing ahead is still a calendar', async () => {
    const person = await givenSeeker(db);
    const { token } = await signIn(db, person.accountId, { now: clock.now() });
    const { status, text } = await read(await renew(token));
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\r\n$/);
  });
});

test('one interview is a file, for its own seeker', async () => {
  const [someone, other] = [await aBusySeeker(), await aBusySeeker()];
  const path = `/api/calendar/interviews/${someone.deliveryId}`;
  const { body } = await call('GET', path, { token: someone.token });
  expect(body.name).toBe('面试.ics');
  expect(body.ics.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const text = body.ics.replace(/\r\n[ \t]/g, '');
  const [description] = text.match(/DESCRIPTION:单位：.*/) ?? [];
  for (const said of ['杭州市春晖小学', '地点：博学楼 302', '联系人：周老师']) expect(description).toContain(said);
  expect(text.match(/TRIGGER:-\w+/g)).toEqual(['TRIGGER:-PT24H', 'TRIGGER:-PT2H']);
  expect((await call('GET', path, { token: other.token })).status).toBe(404);
});

test('a school saves its planned interviews, and no other school has them', async () => {
  const { companyId } = await aBusySeeker();
  const saved = async (ofCompany?: string) => {
    const { accountId } = await givenRecruiter(db, { companyId: ofCompany, role: 'interviewer' });
    const { token } = await signIn(db, accountId, { now: clock.now() });
    const { body } = await call('GET', '/api/company/interviewCalendar', { token, query: { from: '2026-11-20' } });
    return body.ics.replace(/\r\n[ \t]/g, '');
  };
  const own = await saved(companyId);
  expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const said of ['（面试的职位）', 'LOCATION:博学楼 302', '联系人：周老师', 'X-WR-CALNAME:教育人才网面试安排'])
    expect(own).toContain(said);
  const { id: other } = await givenCompany(db, { name: '别的学校' });
  expect(await saved(other)).not.toContain('BEGIN:VEVENT');
});
