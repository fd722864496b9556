import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import {
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useIdentity } from './test-identity.ts';

const { call, db } = await useIdentity();
const tokenOf = async (accountId: string) => (await signIn(db, accountId)).token;
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
  const { rows } = await db.execute(sql`select distinct company_id from resume_view`);
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
