import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { postEndpoints } from '#contract/posts/posts.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { favourite } from '#database/schema/identity.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import {
  givenCompany,
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { postHandlers } from './routes.ts';

const { db, clock, call } = await useTestApp({ table: postEndpoints, handlers: postHandlers, resolveToken });

const school = await givenRecruiter(db);
const rival = await givenRecruiter(db);
const seeker = await givenSeeker(db);
const tokens = {
  own: (await signIn(db, school.accountId)).token,
  rival: (await signIn(db, rival.accountId)).token,
  seeker: (await signIn(db, seeker.accountId)).token,
  operator: (await signIn(db, (await givenOperator(db)).accountId)).token,
};
const absent = '4611686018427387904';
const givenPost = (values: Partial<typeof post.$inferInsert> = {}) => givenOpenPost(db, school.companyId, values);

const givenDelivery = (values: { joberId: string; postId: string; status: DeliveryState }) =>
  db.insert(delivery).values({
    ...values,
    companyId: school.companyId,
    resumeId: '1',
    consentId: '1',
    snapshot: {} as ResumeSnapshot,
    submittedAt: clock.now(),
    changedAt: clock.now(),
  });

describe('the page of a post', () => {
  test('tells what a card and a page need, money as integers', async () => {
    const { id } = await givenPost({ salaryMin: 16_000_000n, salaryMax: 24_000_000n, salaryUnit: 'year' });
    const { status, body } = await call('GET', `/api/posts/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      place: '杭州·上城',
      regionName: '浙江省杭州市上城区',
      salary: { min: 16_000_000, max: 24_000_000, unit: 'year' },
      company: { id: school.companyId, claimed: true },
      companyCityName: '杭州',
    });
  });

  test.each(['draft', 'pending', 'rejected', 'removed'] as const)(
    'a %s post is for its own people and operators only',
    async (status) => {
      const { id } = await givenPost({ status });
      const strangers = [undefined, tokens.rival, tokens.seeker];
      const nothing = await call('GET', `/api/posts/${absent}`);
      for (const token of strangers) {
        const hidden = await call('GET', `/api/posts/${id}`, { token });
        expect(hidden.status).toBe(404);
        expect({ ...hidden.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
      }
      expect((await call('GET', `/api/posts/${id}`, { token: tokens.own })).status).toBe(200);
      expect((await call('GET', `/api/posts/${id}`, { token: tokens.operator })).status).toBe(200);
    },
  );

  test.each(['closed', 'expired'] as const)('a %s post keeps its page', async (status) => {
    const { id } = await givenPost({ status });
    expect((await call('GET', `/api/posts/${id}`)).body.status).toBe(status);
  });

  test('an open post past its deadline says so before the clock has come by', async () => {
    const { id } = await givenPost({ deadline: clock.now() });
    expect((await call('GET', `/api/posts/${id}`)).body.status).toBe('expired');
  });

  test('nothing of a suspended company is there', async () => {
    const { id: companyId } = await givenCompany(db, { status: 'suspended' });
    const { id } = await givenOpenPost(db, companyId);
    expect((await call('GET', `/api/posts/${id}`)).status).toBe(404);
  });

  test.each(['x', '0', '-1', '99999999999999999999', "1'--"])('%s is no id', async (id) => {
    const { status, body } = await call('GET', `/api/posts/${encodeURIComponent(id)}`);
    expect(status).toBe(400);
    expect(body.issues[0].path).toBe('params.id');
  });
});

describe('looks', () => {
  const counted = async (id: string) => {
    const { rows } = await db.execute<{ n: number; days: number }>(sql`
      select view_count as n, (select sum(views)::int from post_day where post_id = ${id}) as days from post where id = ${id}`);
    return rows[0];
  };

  test('count once a visitor and day', async () => {
    const { id } = await givenPost();
    const look = (options = {}) => call('POST', `/api/posts/${id}/views`, options);
    for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) expect((await look({ ip })).status).toBe(204);
    await Promise.all([look({ token: tokens.seeker }), look({ token: tokens.seeker, ip: '10.0.0.9' })]);
    expect(await counted(id)).toEqual({ n: 3, days: 3 });
    clock.advance(86_400_000);
    await look({ ip: '10.0.0.1' });
    expect(await counted(id)).toEqual({ n: 4, days: 4 });
    clock.advance(-86_400_000);
  });

  test('at a post that is not public are a 404, and keep nothing', async () => {
    const { id } = await givenPost({ status: 'draft' });
    expect((await call('POST', `/api/posts/${id}/views`)).status).toBe(404);
    expect((await call('POST', `/api/posts/${absent}/views`)).status).toBe(404);
    expect(await counted(id)).toEqual({ n: 0, days: null });
  });

  test('keep no address in the clear', async () => {
    await call('POST', `/api/posts/${(await givenPost()).id}/views`, { ip: '203.0.113.77' });
    const { rows } = await db.execute(sql`select 1 from rate_counter where key like '%203.0.113.77%'`);
    expect(rows).toEqual([]);
  });
});

describe('favourites', () => {
  const mine = () => call('GET', '/api/favourites', { token: tokens.seeker });

  test('are kept once, listed last kept first, and given up', async () => {
    const [first, second] = [await givenPost(), await givenPost()];
    for (const { id } of [first, second, second]) {
      expect((await call('PUT', `/api/posts/${id}/favourite`, { token: tokens.seeker })).status).toBe(204);
      clock.advance(1_000);
    }
    expect((await mine()).body).toMatchObject({
      total: 2,
      items: [{ id: second.id }, { id: first.id }],
      nextCursor: null,
    });
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await call('DELETE', `/api/posts/${first.id}/favourite`, { token: tokens.seeker })).status).toBe(204);
    }
    expect((await mine()).body.total).toBe(1);
  });

  test('say where the newest delivery to them stands', async () => {
    const reader = await givenSeeker(db);
    const { token } = await signIn(db, reader.accountId);
    const [twice, never] = [await givenPost(), await givenPost()];
    for (const { id } of [twice, never]) await call('PUT', `/api/posts/${id}/favourite`, { token });
    await givenDelivery({ joberId: reader.joberId, postId: twice.id, status: 'withdrawn' });
    clock.advance(1_000);
    await givenDelivery({ joberId: reader.joberId, postId: twice.id, status: 'viewed' });
    const { items } = (await call('GET', '/api/favourites', { token })).body;
    const statuses = items.map((item: { id: string; deliveryStatus: string | null }) => [item.id, item.deliveryStatus]);
    expect(new Map(statuses)).toEqual(
      new Map([
        [twice.id, 'viewed'],
        [never.id, null],
      ]),
    );
  });

  test('that are taken off the site leave the list', async () => {
    const { id } = await givenPost();
    await call('PUT', `/api/posts/${id}/favourite`, { token: tokens.seeker });
    const before = (await mine()).body.total;
    await db.update(post).set({ status: 'removed' }).where(eq(post.id, id));
    expect((await mine()).body.total).toBe(before - 1);
  });

  test('are read by sheets', async () => {
    const reader = await givenSeeker(db);
    const { token } = await signIn(db, reader.accountId);
    const ids = await Promise.all(Array.from({ length: 23 }, async () => (await givenPost()).id));
    await db.insert(favourite).values(ids.map((postId) => ({ postId, joberId: reader.joberId })));
    const one = (await call('GET', '/api/favourites', { token })).body;
    const two = (await call('GET', '/api/favourites', { token, query: { cursor: one.nextCursor } })).body;
    expect([one.items.length, two.items.length, two.nextCursor]).toEqual([20, 3, null]);
    const seen = [...one.items, ...two.items].map((item: { id: string }) => item.id);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect((await call('GET', '/api/favourites', { token, query: { cursor: 'bm9uc2Vuc2U' } })).status).toBe(400);
  });

  test('of what a seeker may not see are a 404', async () => {
    const { id } = await givenPost({ status: 'draft' });
    expect((await call('PUT', `/api/posts/${id}/favourite`, { token: tokens.seeker })).status).toBe(404);
    expect((await call('PUT', `/api/posts/${absent}/favourite`, { token: tokens.seeker })).status).toBe(404);
  });

  test('are for seekers', async () => {
    const { id } = await givenPost();
    expect((await call('PUT', `/api/posts/${id}/favourite`)).status).toBe(401);
    expect((await call('PUT', `/api/posts/${id}/favourite`, { token: tokens.rival })).status).toBe(403);
  });
});

describe('what a seeker has to do with a post', () => {
  test('is told', async () => {
    const { id } = await givenPost();
    const path = `/api/posts/${id}/mine`;
    const nothing = { favourite: false, following: false, deliveryId: null, deliveryStatus: null };
    expect((await call('GET', path, { token: tokens.seeker })).body).toMatchObject(nothing);
    await call('PUT', `/api/posts/${id}/favourite`, { token: tokens.seeker });
    expect((await call('GET', path, { token: tokens.seeker })).body).toMatchObject({ ...nothing, favourite: true });
  });
});

describe('the marks of a seeker in lists', () => {
  const given = async (joberId: string, postId: string, states: DeliveryState[]) => {
    for (const status of states) {
      await givenDelivery({ joberId, postId, status });
      clock.advance(1_000);
    }
  };

  test('say how the resume fits each public post that asks for something', async () => {
    const { token } = await signIn(db, (await givenSeeker(db)).accountId);
    const open = await givenPost({ education: 'master', certificate: 'senior' });
    const draft = await givenPost({ education: 'master', status: 'draft' });
    const ask = (ids: string) => call('GET', '/api/posts/fits', { token, query: { ids } });
    const { body } = await ask([open.id, draft.id, absent].join(','));
    expect(body.map(({ postId }: { postId: string }) => postId)).toEqual([open.id]);
    const [{ fit, of, unfit, missing }] = body;
    expect(fit + unfit.length + missing.length).toBe(of);
    expect(missing).toContain('教师资格证');
    for (const words of unfit) expect(words).toMatch(/(不符|差 .+)$/);
    expect((await ask('12a')).status).toBe(400);
    expect((await ask('')).status).toBe(400);
  });

  test('are all favourites, and of each post the delivery that counts', async () => {
    const person = await givenSeeker(db);
    const { token } = await signIn(db, person.accountId);
    const mine = async () => (await call('GET', '/api/posts/mine', { token })).body;
    expect(await mine()).toEqual({ favourites: [], deliveries: [], applicant: null });
    const posts: string[] = [];
    for (let n = 0; n < 23; n += 1) posts.push((await givenPost()).id);
    for (const id of posts) {
      await call('PUT', `/api/posts/${id}/favourite`, { token });
      clock.advance(1_000);
    }
    const [first, second, third] = posts as [string, string, string];
    await given(person.joberId, first, ['interview', 'rejected']);
    await given(person.joberId, second, ['rejected', 'withdrawn']);
    await given(person.joberId, third, ['withdrawn', 'submitted']);
    const { favourites, deliveries } = await mine();
    expect(new Set(favourites)).toEqual(new Set(posts));
    expect(
      Object.fromEntries(deliveries.map((row: { postId: string; status: string }) => [row.postId, row.status])),
    ).toEqual({ [first]: 'interview', [second]: 'withdrawn', [third]: 'submitted' });
    expect((await call('GET', `/api/posts/${first}/mine`, { token })).body.deliveryStatus).toBe('interview');
    const stored = (await call('GET', '/api/favourites', { token, query: { page: 2 } })).body.items;
    expect(stored.find(({ id }: { id: string }) => id === first).deliveryStatus).toBe('interview');
  });

  test("are no visitor's and no recruiter's", async () => {
    expect((await call('GET', '/api/posts/mine')).status).toBe(401);
    expect((await call('GET', '/api/posts/mine', { token: tokens.own })).status).toBe(403);
  });
});

describe('a report', () => {
  const body = { reason: 'fee', detail: '要求先交培训费' };

  test('is kept once a person', async () => {
    const { id } = await givenPost();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await call('POST', `/api/posts/${id}/reports`, { token: tokens.seeker, body })).status).toBe(204);
    }
    expect(await db.select().from(postReport).where(eq(postReport.postId, id))).toMatchObject([
      { reason: 'fee', detail: body.detail, accountId: seeker.accountId, status: 'open' },
    ]);
  });

  test('needs a person, a reason and a post', async () => {
    const { id } = await givenPost();
    expect((await call('POST', `/api/posts/${id}/reports`, { body })).status).toBe(401);
    expect((await call('POST', `/api/posts/${absent}/reports`, { token: tokens.seeker, body })).status).toBe(404);
    const bad = await call('POST', `/api/posts/${id}/reports`, { token: tokens.seeker, body: { reason: 'dislike' } });
    expect(bad.body.issues).toEqual([{ path: 'body.reason', message: '请选择举报原因' }]);
  });
});
