import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OperatorRole } from '#contract/actor.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { AccountState } from '#contract/identity/account-state.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { joberLookUpEndpoints } from '#contract/talents/seeker-look-up.ts';
import { newId } from '#database/new-id.ts';
import { chatBlock, chatMessage, conversation } from '#database/schema/chat.ts';
import { delivery, resume, resumeView } from '#database/schema/deliveries.ts';
import { blindPost } from '#database/schema/delivery-box.ts';
import { account, jober, joberBlock } from '#database/schema/identity.ts';
import { talentInvitation } from '#database/schema/talents.ts';
import { verifyNumber } from '#server/domains/companies/public.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOpenPost, givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { indexTalents } from './index/index-talents.ts';
import { joberLookUpHandlers } from './look-up-routes.ts';

const { call, db, deps, clock, tokenOf } = await useTestApp({
  table: joberLookUpEndpoints,
  handlers: joberLookUpHandlers,
  resolveToken,
});
const byPhone = (phone: string, token?: string) =>
  call('GET', '/api/jober/joberInfoByPhone', { token, query: { phone } });
const byId = (joberId: string, token?: string) =>
  call('GET', '/api/jober/joberInfoById', { token, query: { joberId } });
const alike = ({ status, body: { requestId: _, ...body } }: { status: number; body: Record<string, unknown> }) => ({
  status,
  body,
});

const phone = '13200000001';
let seeker: Awaited<ReturnType<typeof givenSeeker>>;
let recruiter: Awaited<ReturnType<typeof givenRecruiter>>;
let tokens: Record<
  'self' | 'otherSeeker' | 'operator' | 'recruiter' | 'foreign' | 'finance' | 'requested' | 'pending',
  string
>;

beforeAll(async () => {
  seeker = await givenSeeker(db, { phone });
  recruiter = await givenRecruiter(db);
  const { companyId } = recruiter;
  const pending = await givenRecruiter(db, { status: 'pending' });
  tokens = {
    self: await tokenOf(seeker.accountId),
    otherSeeker: await tokenOf((await givenSeeker(db)).accountId),
    operator: await tokenOf((await givenOperator(db)).accountId),
    recruiter: await tokenOf(recruiter.accountId),
    foreign: await tokenOf((await givenRecruiter(db)).accountId),
    finance: await tokenOf((await givenRecruiter(db, { companyId, role: 'finance' })).accountId),
    requested: await tokenOf((await givenRecruiter(db, { companyId, memberStatus: 'requested' })).accountId),
    pending: await tokenOf(pending.accountId),
  };
  for (const { companyId: to, memberId } of [recruiter, pending]) {
    const post = await givenOpenPost(db, to, { memberId });
    await db.execute(sql`
      insert into delivery (id, post_id, company_id, jober_id, resume_id, consent_id, status, snapshot, submitted_at, changed_at)
      values (${newId()}, ${post.id}, ${to}, ${seeker.joberId}, ${newId()}, ${newId()}, 'submitted', '{}', now(), now())`);
  }
});

test('by phone the record opens to its holder and to operators', async () => {
  for (const who of ['self', 'operator'] as const) {
    expect(await byPhone(phone, tokens[who])).toMatchObject({ status: 200, body: { id: seeker.joberId, phone } });
  }
});

test('by phone everyone else is refused alike, whether or not there is one', async () => {
  for (const who of ['otherSeeker', 'recruiter', 'foreign', 'requested'] as const) {
    const [there, absent] = [await byPhone(phone, tokens[who]), await byPhone('13299999999', tokens[who])];
    expect(there.status).toBe(403);
    expect(alike(there)).toEqual(alike(absent));
  }
  expect((await byPhone(phone)).status).toBe(401);
});

test('by id the record opens whole to its holder and to operators', async () => {
  for (const who of ['self', 'operator'] as const) {
    expect(await byId(seeker.joberId, tokens[who])).toMatchObject({ status: 200, body: { id: seeker.joberId, phone } });
  }
});

test('a recruiter who was sent a delivery sees it with the phone masked, and the look is recorded', async () => {
  const answer = await byId(seeker.joberId, tokens.recruiter);

  expect(answer).toMatchObject({ status: 200, body: { id: seeker.joberId, name: '林小满', phone: '132****0001' } });
  expect(JSON.stringify(answer.body)).not.toContain(phone);
  expect(answer.body).not.toHaveProperty('privacy');
  const { rows } = await db.execute(
    sql`select company_id, member_id, via from resume_view where jober_id = ${seeker.joberId}`,
  );
  expect(rows).toEqual([{ company_id: recruiter.companyId, member_id: recruiter.memberId, via: 'delivery' }]);
});

test('by id everyone else finds nothing, as if there were none, and no look is recorded', async () => {
  for (const who of ['otherSeeker', 'foreign', 'finance', 'requested'] as const) {
    const [there, absent] = [await byId(seeker.joberId, tokens[who]), await byId('4611686018427387903', tokens[who])];
    expect(there.status, who).toBe(404);
    expect(alike(there)).toEqual(alike(absent));
  }
  expect((await byId(seeker.joberId)).status).toBe(401);
  const { rows } = await db.execute<{ company_id: string }>(sql`select distinct company_id from resume_view`);
  expect(rows.every(({ company_id }) => company_id === recruiter.companyId)).toBe(true);
});

test('a recruiter whose company is not approved is stopped before anything is looked up', async () => {
  const [there, absent] = [
    await byId(seeker.joberId, tokens.pending),
    await byId('4611686018427387903', tokens.pending),
  ];

  expect(there).toMatchObject({ status: 409, body: { code: 'COMPANY_NOT_APPROVED', message: '企业信息正在审核中' } });
  expect(alike(there)).toEqual(alike(absent));
});

describe('without a relation', () => {
  const content = resumeContent.parse({
    intentions: [{ key: 'a', title: '初中数学教师', stage: 'junior', subject: 'math', cityCodes: ['330100'] }],
    educations: [
      { key: 'b', school: '东海师范大学', major: '数学', education: 'bachelor', from: '2014-09', to: '2018-06' },
    ],
  });
  const aTalent = async (values: Partial<typeof jober.$inferInsert> = {}) => {
    const person = await givenSeeker(db, { privacy: 'public', name: '谢知秋', ...values });
    await db
      .insert(resume)
      .values({ joberId: person.joberId, name: '简历', isDefault: true, content, completeness: 60 });
    await indexTalents(deps);
    return person;
  };
  const aSchool = async (values: Parameters<typeof givenRecruiter>[1] = {}) => {
    const owner = await givenRecruiter(db, values);
    return { ...owner, token: await tokenOf(owner.accountId) };
  };
  const viewsOf = (joberId: string) => db.select().from(resumeView).where(eq(resumeView.joberId, joberId));
  const looksUsed = async (companyId: string) => (await verifyNumber(db, companyId, clock.now())).talentContacts.used;
  const leaks = /知秋|1996-05-12|\b138[\d*]{8}(?![\d*])/;
  type Pair = { joberId: string; companyId: string };

  test('a public seeker is the masked card of talent search, against the quota, seen as found by search', async () => {
    const { joberId } = await aTalent();
    const { token, companyId, memberId } = await aSchool();
    const { status, body } = await byId(joberId, token);
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: joberId, name: '谢**', gender: 'female', education: 'bachelor', identity: 'teacher' },
    });
    expect(await viewsOf(joberId)).toMatchObject([{ memberId, via: 'search', deliveryId: null }]);
    expect(await looksUsed(companyId)).toBe(1);
  });

  test('the quota of talent search ends it', async () => {
    const { joberId } = await aTalent();
    const { token, companyId, memberId } = await aSchool();
    for (let n = 0; n < 200; n += 1) {
      const { joberId: seen } = await givenSeeker(db);
      await db.insert(resumeView).values({ joberId: seen, companyId, memberId, via: 'search', viewedAt: clock.now() });
    }
    expect(await byId(joberId, token)).toMatchObject({ status: 409, body: { code: 'QUOTA_EXCEEDED' } });
  });

  test('a resume that the seeker showed in a chat uses nothing of that quota', async () => {
    const { joberId } = await aTalent();
    const { companyId, memberId } = await aSchool();
    await db.insert(resumeView).values({ joberId, companyId, memberId, via: 'chat', viewedAt: clock.now() });
    expect(await looksUsed(companyId)).toBe(0);
  });

  test('a look-up is counted an hour, misses too', async () => {
    const { token } = await aSchool();
    for (let n = 0; n < 300; n += 1) expect((await byId(newId(), token)).status).toBe(404);
    expect(await byId(newId(), token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  test.each<[string, (pair: Pair) => Promise<unknown>]>([
    ['closes their account', ({ joberId }) => setAccount(joberId, 'closing')],
    ['is banned', ({ joberId }) => setAccount(joberId, 'banned')],
    ['hides', ({ joberId }) => db.update(jober).set({ privacy: 'hidden' }).where(eq(jober.id, joberId))],
    ['blocked the company', (pair) => db.insert(joberBlock).values({ ...pair, createdAt: clock.now() })],
    ['blocked its messages', (pair) => db.insert(chatBlock).values({ ...pair, side: 'seeker', at: clock.now() })],
  ])('who %s is as good as absent, whatever was between the two', async (_, hide) => {
    const { joberId } = await aTalent();
    const { token, companyId, memberId } = await aSchool();
    await deliver({ joberId, companyId }, memberId);
    expect((await byId(joberId, token)).body.name).toBe('谢知秋');
    await db.delete(resumeView).where(eq(resumeView.joberId, joberId));
    await hide({ joberId, companyId });
    const [there, absent] = [await byId(joberId, token), await byId(newId(), token)];
    expect(there.status).toBe(404);
    expect(alike(there)).toEqual(alike(absent));
    expect(await viewsOf(joberId)).toEqual([]);
  });

  const setAccount = async (joberId: string, status: AccountState) => {
    const [person] = await db.select().from(jober).where(eq(jober.id, joberId));
    await db
      .update(account)
      .set({ status })
      .where(eq(account.id, person?.accountId ?? ''));
  };
  const deliver = async (pair: Pair, memberId: string, status: DeliveryState = 'viewed', { blind = false } = {}) => {
    const post = await givenOpenPost(db, pair.companyId, { memberId });
    if (blind) await db.insert(blindPost).values({ postId: post.id, memberId, since: clock.now() });
    const times = { submittedAt: clock.now(), changedAt: clock.now() };
    const sent = { ...pair, postId: post.id, resumeId: newId(), consentId: newId(), snapshot: {} as never };
    await db.insert(delivery).values({ ...sent, ...times, status });
    return post.id;
  };
  const talk = async (pair: Pair, said: object, seekerWrote: boolean, postId?: string) => {
    const id = newId();
    const about = postId ?? (await givenOpenPost(db, pair.companyId)).id;
    await db.insert(conversation).values({ id, ...pair, postId: about, seekerWrote, createdAt: clock.now() });
    const by = {
      senderId: recruiter.accountId,
      senderName: '某人',
      side: seekerWrote ? ('seeker' as const) : ('company' as const),
      warnings: [],
    };
    await db
      .insert(chatMessage)
      .values({ conversationId: id, number: 1, text: '您好', clientId: newId(), at: clock.now(), ...by, ...said });
  };
  const accepted = (what: 'phone' | 'wechat') => ({
    kind: 'contact',
    data: { contact: { what, state: 'accepted', seeker: 'x', company: 'y' } },
  });

  const relations: [name: string, make: (pair: Pair, memberId: string) => Promise<unknown>, sees: string][] = [
    ['a delivery', (pair, memberId) => deliver(pair, memberId), 'delivery'],
    ['a refused delivery', (pair, memberId) => deliver(pair, memberId, 'rejected'), 'delivery'],
    ['a withdrawn delivery', (pair, memberId) => deliver(pair, memberId, 'withdrawn'), 'card'],
    ['a delivery under 盲筛', (pair, memberId) => deliver(pair, memberId, 'viewed', { blind: true }), 'card'],
    ['a conversation in which the seeker wrote', (pair) => talk(pair, {}, true), 'chat'],
    ['a conversation in which only the company wrote', (pair) => talk(pair, {}, false), 'card'],
    ['phones exchanged', (pair) => talk(pair, accepted('phone'), false), 'chat'],
    [
      'a conversation about a delivery under 盲筛',
      async (pair, memberId) => talk(pair, {}, true, await deliver(pair, memberId, 'viewed', { blind: true })),
      'card',
    ],
    [
      'an accepted invitation',
      async (pair, memberId) => {
        const { id: postId } = await givenOpenPost(db, pair.companyId);
        const at = { createdAt: clock.now(), expiresAt: clock.now() };
        await db
          .insert(talentInvitation)
          .values({ ...pair, postId, memberId, status: 'accepted', message: '您好', ...at });
      },
      'chat',
    ],
  ];

  test.each(relations)('with %s the record opens as far as that goes', async (name, make, sees) => {
    const { joberId } = await aTalent();
    const { token, companyId, memberId } = await aSchool();
    await make({ joberId, companyId }, memberId);
    const { status, body } = await byId(joberId, token);
    expect(status).toBe(200);
    expect(await viewsOf(joberId)).toMatchObject([{ via: sees === 'card' ? 'search' : sees }]);
    const invited = Number(name === 'an accepted invitation');
    expect(await looksUsed(companyId)).toBe(sees === 'card' ? 1 : invited);
    expect(body).not.toHaveProperty('privacy');
    if (sees === 'delivery') {
      expect(body).toMatchObject({ name: '谢知秋', birthday: '1996-05-12', phone: expect.stringContaining('****') });
    } else if (sees === 'chat') {
      expect(body).toMatchObject({ name: '谢知秋', education: 'bachelor' });
      expect(body).not.toHaveProperty('birthday');
      expect(body).not.toHaveProperty('phone');
    } else expect(JSON.stringify(body)).not.toMatch(leaks);
  });

  test('an interviewer opens who delivered, and no cards', async () => {
    const { joberId } = await aTalent();
    const { companyId, memberId } = await aSchool();
    const { token } = await aSchool({ companyId, role: 'interviewer' });
    expect((await byId(joberId, token)).status).toBe(404);
    await deliver({ joberId, companyId }, memberId);
    expect((await byId(joberId, token)).body.name).toBe('谢知秋');
  });
});

describe('an operator', () => {
  test.each<[OperatorRole, number]>([
    ['super', 200],
    ['review', 200],
    ['support', 200],
    ['content', 403],
    ['finance', 403],
  ])('of the role %s is answered %i, by phone and by id', async (role, status) => {
    const token = await tokenOf((await givenOperator(db, role)).accountId);
    expect((await byPhone(phone, token)).status).toBe(status);
    expect((await byId(seeker.joberId, token)).status).toBe(status);
    if (status === 403) expect(alike(await byId(newId(), token))).toEqual(alike(await byId(seeker.joberId, token)));
  });
});
