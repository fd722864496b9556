import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clearance } from '#database/schema/deliveries.ts';
import { useDeliveries } from '../test-deliveries.ts';

const { call, db, aDelivery, aRecruiter, move, terms, rowOf } = await useDeliveries();
const query = { queriedOn: '2026-11-19', handler: '周老师', result: 'clear' };

async function invited() {
  const given = await aDelivery();
  await move(given.recruiter, given.id, 'shortlisted');
  await move(given.recruiter, given.id, 'interview', terms());
  const path = `/api/deliveries/${given.id}/clearance`;
  const record = (body: object = query, { token }: { token: string } = given.recruiter) =>
    call('POST', path, { token, body });
  const read = ({ token }: { token: string }) => call('GET', path, { token });
  return { ...given, record, read };
}

test('nobody is offered a post who was not looked up', async () => {
  const { id, recruiter, record, read } = await invited();
  const refused = await move(recruiter, id, 'offer');
  expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  expect(refused.body.message).toContain('准入查询');
  expect((await rowOf(id))?.status).toBe('interview');
  expect((await read(recruiter)).status).toBe(204);
  expect((await record()).body).toMatchObject({ ...query, note: '' });
  expect((await move(recruiter, id, 'offer')).body.status).toBe('offer');
});

test('a record that was found keeps the person out; a later look decides, and both stay', async () => {
  const { id, recruiter, record } = await invited();
  await record({ ...query, result: 'found', note: '复核中' });
  expect((await move(recruiter, id, 'offer')).body.message).toBe('准入查询查有记录，不得录用');
  await record();
  await db
    .update(clearance)
    .set({ recordedAt: new Date('2026-11-18') })
    .where(eq(clearance.result, 'found'));
  expect((await move(recruiter, id, 'offer')).status).toBe(200);
  expect(await db.$count(clearance, eq(clearance.deliveryId, id))).toBe(2);
});

test('is the school’s own business, of those who decide', async () => {
  const { id, companyId, record, read, seeker } = await invited();
  expect((await record(query, seeker)).status).toBe(403);
  expect((await read(seeker)).status).toBe(403);
  for (const role of ['interviewer', 'finance'] as const) {
    const person = await aRecruiter(companyId, role);
    expect((await record(query, person)).status).toBe(403);
  }
  expect((await record(query, await aRecruiter())).status).toBe(404);
  expect(await db.$count(clearance, eq(clearance.deliveryId, id))).toBe(0);
});

test('a day to come, no handler and no result are refused', async () => {
  const { record } = await invited();
  expect((await record({ ...query, queriedOn: '2026-11-21' })).body.message).toBe('查询日期不能晚于今天');
  expect((await record({ ...query, handler: '' })).status).toBe(400);
  expect((await record({ ...query, result: 'maybe' })).status).toBe(400);
});
