import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { useDeliveries } from '../test-deliveries.ts';

const { call, db, aCompany, aRecruiter, aSeeker, send, clear, move, answer, open, terms } = await useDeliveries();

type Employer = Awaited<ReturnType<typeof aCompany>>;

const anInterview = async ({ recruiter, postId }: Employer, name: string) => {
  const seeker = await aSeeker(undefined, name);
  const id = (await send(seeker, postId)).body.id as string;
  await open(recruiter, id);
  await move(recruiter, id, 'interview', terms());
  return { seeker, id };
};
const put = ({ recruiter, postId }: Employer, ids: string[]) =>
  call('PUT', `/api/company/posts/${postId}/reserve`, { token: recruiter.token, body: { ids } });
const reserveOf = async ({ recruiter, postId }: Employer) => {
  const { body } = await call('GET', '/api/company/boxRows', {
    token: recruiter.token,
    query: { postId, reserve: '1' },
  });
  const rows = body.items as { id: string; reserve: number }[];
  return rows.sort((a, b) => a.reserve - b.reserve).map(({ id }) => id);
};
const told = ({ accountId }: { accountId: string }) =>
  db
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.kind, 'delivery.reserve')));

test('people are put in order; each is told once and sees it without a place; who is offered leaves', async () => {
  const employer = await aCompany();
  const [a, b, c] = [
    await anInterview(employer, '赵一'),
    await anInterview(employer, '钱二'),
    await anInterview(employer, '孙三'),
  ];
  expect((await put(employer, [b.id, a.id])).body).toEqual({ n: 2 });
  expect((await put(employer, [a.id, b.id])).status).toBe(200);
  expect(await reserveOf(employer)).toEqual([a.id, b.id]);
  expect(await told(a.seeker)).toHaveLength(1);
  expect(await told(c.seeker)).toEqual([]);
  const own = async ({ seeker, id }: typeof a) =>
    (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body.reserve;
  expect([await own(a), await own(b), await own(c)]).toEqual([true, true, false]);

  await clear(a.id);
  expect((await move(employer.recruiter, a.id, 'offer')).status).toBe(200);
  expect(await reserveOf(employer)).toEqual([b.id]);
  expect(await own(a)).toBe(false);
  await answer(a.seeker, a.id, 'decline-offer');
  await move(employer.recruiter, b.id, 'rejected', { note: '另有人选' });
  expect(await reserveOf(employer)).toEqual([]);
  await move(employer.recruiter, b.id, 'submitted');
  expect(await own(b), 'a refusal that is taken back').toBe(false);
  expect((await put(employer, [])).body).toEqual({ n: 0 });
});

test('only people of the post who are in interviews; foreign posts and interviewers are refused', async () => {
  const [employer, rival] = [await aCompany(), await aCompany()];
  const a = await anInterview(employer, '赵一');
  const early = (await send(await aSeeker(undefined, '李四'), employer.postId)).body.id as string;
  expect((await put(employer, [a.id, early])).body).toMatchObject({ code: 'ILLEGAL_MOVE' });
  expect((await put(rival, [a.id])).status).toBe(404);
  expect((await put({ ...rival, postId: employer.postId }, [a.id])).status).toBe(404);
  expect((await put(employer, [a.id, a.id])).status).toBe(400);
  const interviewer = await aRecruiter(employer.companyId, 'interviewer');
  expect((await put({ ...employer, recruiter: interviewer }, [a.id])).status).toBe(403);
  expect(await reserveOf(employer)).toEqual([]);
});
