import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { day, mathTeacher, useDeliveries } from '../test-deliveries.ts';

const { call, db, clock, aSeeker, aCompany, aRecruiter, aDelivery, send, move, open, terms, session } =
  await useDeliveries();
const path = '/api/company/resumeBoxList';

type Employer = { companyId: string; recruiter: { token: string } };
const listOf = async ({ companyId, recruiter }: Employer, query: Record<string, string> = {}) =>
  (await call('GET', path, { token: recruiter.token, query: { companyId, ...query } })).body;

/** Deliveries of several people to one company, one second apart. */
async function deliveriesTo(employer: Employer & { postId: string }, names: string[]) {
  const ids: string[] = [];
  for (const name of names) {
    clock.advance(1_000);
    ids.push((await send(await aSeeker(mathTeacher, name), employer.postId)).body.id);
  }
  return ids;
}

describe('the box', () => {
  test('its rows, counts and strip are answered apart, each as the whole has it', async () => {
    const employer = await aCompany();
    const [first = ''] = await deliveriesTo(employer, ['沈清和', '顾一诺', '程以安']);
    await move(employer.recruiter, first, 'shortlisted');
    const { token } = employer.recruiter;
    const part = async (name: string, query: Record<string, string> = {}) =>
      (await call('GET', `/api/company/${name}`, { token, query })).body;
    const filters = { postId: employer.postId };
    const whole = await listOf(employer, { ...filters, status: 'submitted' });
    const rows = await part('boxRows', { ...filters, status: 'submitted' });
    const counts = await part('boxCounts', filters);
    const strip = await part('boxStrip');
    expect(whole).toMatchObject({ ...rows, counts, ...strip });
    expect([rows.items.length, whole.total, counts.shortlisted, strip.today.toAnswer]).toEqual([2, 2, 1, 2]);
  });

  test('lists newest first with person, fit and moves', async () => {
    const employer = await aCompany({}, { education: 'doctor', certificate: 'junior' });
    const [first, second] = await deliveriesTo(employer, ['沈清和', '顾一诺']);
    const { items, total, counts } = await listOf(employer);
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect([total, counts]).toEqual([2, { submitted: 2 }]);
    expect(items[0]).toMatchObject({
      status: 'submitted',
      overdue: false,
      hoursLeft: 168,
      post: { id: employer.postId },
      person: { name: '顾一诺', school: '东海师范大学', certificate: '高级中学 · 数学' },
      fit: { met: 1, of: 2 },
      interviewAt: null,
      moves: ['shortlist', 'reject'],
    });
    expect(JSON.stringify(items)).not.toMatch(/"138\d{8}"/);
  });

  test('narrows by state, post and keyword, and the tabs count within post and keyword', async () => {
    const employer = await aCompany();
    const [first] = await deliveriesTo(employer, ['程予安', '高铭', '高远']);
    const other = await givenOpenPost(db, employer.companyId, { title: '高中物理教师' });
    clock.advance(1_000);
    await send(await aSeeker({ educations: [] }, '许嘉树'), other.id);
    await move(employer.recruiter, first as string, 'rejected');
    const namesOf = async (query: Record<string, string>) => {
      const { items, total, counts } = await listOf(employer, query);
      const names = items.map(({ person }: { person: { name: string } }) => person.name);
      return { names, total, counts };
    };
    expect(await namesOf({ status: 'rejected' })).toEqual({
      names: ['程予安'],
      total: 1,
      counts: { rejected: 1, submitted: 3 },
    });
    expect((await namesOf({ status: 'submitted,viewed' })).total).toBe(3);
    expect(await namesOf({ postId: other.id })).toEqual({ names: ['许嘉树'], total: 1, counts: { submitted: 1 } });
    expect((await namesOf({ keyword: '高' })).names).toEqual(['许嘉树', '高远', '高铭']);
    expect((await namesOf({ keyword: '东海师范' })).total).toBe(3);
    expect((await namesOf({ keyword: '物理' })).names).toEqual(['许嘉树']);
    for (const wild of ['%', '_', '\\', "' or 1=1 --"]) expect((await namesOf({ keyword: wild })).total).toBe(0);
    expect((await listOf(employer)).posts).toEqual([
      { id: other.id, title: '高中物理教师', n: 1, blind: false },
      { id: employer.postId, title: '初中数学教师', n: 3, blind: false },
    ]);
  });

  test('goes on by cursor and by page alike', async () => {
    const employer = await aCompany();
    const ids = await deliveriesTo(
      employer,
      Array.from({ length: 23 }, (_, n) => `候选人${n}`),
    );
    const first = await listOf(employer);
    const next = await listOf(employer, { cursor: first.nextCursor });
    const page = await listOf(employer, { page: '2' });
    const seen = [...first.items, ...next.items].map(({ id }: { id: string }) => id);
    expect(seen).toEqual([...ids].reverse());
    expect(page.items).toEqual(next.items);
    expect([first.total, next.nextCursor]).toEqual([23, null]);
  });

  test('says what today asks', async () => {
    const type = 'vocational';
    const employer = await aCompany({ type, replyRate: 98 });
    for (const replyRate of [90, 85]) await aCompany({ type, replyRate });
    const names = ['甲某', '乙某', '丙某', '丁某', '戊某'];
    const [old, invited, tomorrow, cancelled, overdue] = await deliveriesTo(employer, names);
    for (const [id, days] of [
      [old, 6.5],
      [overdue, 7.5],
    ] as [string, number][])
      await db
        .update(delivery)
        .set({ submittedAt: new Date(clock.now().getTime() - days * day) })
        .where(eq(delivery.id, id));
    const at = (hours: number) => ({
      ...terms(),
      at: new Date(clock.now().getTime() + hours * 3_600_000).toISOString(),
    });
    for (const [id, hours] of [
      [invited, 4],
      [tomorrow, 30],
      [cancelled, 2],
    ] as [string, number][]) {
      await open(employer.recruiter, id);
      await move(employer.recruiter, id, 'interview', at(hours));
    }
    const body = { as: 'cancelled' };
    await call('POST', `/api/company/interviews/${cancelled}/cancel`, { token: employer.recruiter.token, body });
    const { today, replyRate, sectorReplyRate, items } = await listOf(employer);
    expect(today).toEqual({ toAnswer: 2, overdue: 1, dueSoon: 1, interviews: 1, nextInterviewAt: at(4).at });
    expect([replyRate, sectorReplyRate]).toEqual([98, 91]);
    const row = items.find(({ id }: { id: string }) => id === invited);
    expect(row).toMatchObject({ interviewAt: at(4).at, interviewStatus: 'waiting' });
    expect(items.find(({ id }: { id: string }) => id === old).hoursLeft).toBe(12);
  });

  test('tells of overdue ones before the clock has come by', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    const submittedAt = new Date(clock.now().getTime() - 7 * day);
    await db.update(delivery).set({ submittedAt }).where(eq(delivery.id, id));
    const { items } = await listOf({ companyId, recruiter });
    expect(items[0]).toMatchObject({ overdue: true, hoursLeft: null });
  });
});

describe('who may not', () => {
  test('a foreign company and an absent one are answered alike', async () => {
    const [own, foreign] = [await aCompany(), await aCompany()];
    const ask = (companyId: string) => call('GET', path, { token: own.recruiter.token, query: { companyId } });
    const [other, absent] = [await ask(foreign.companyId), await ask('4611686018427387904')];
    expect([other.status, other.body.code]).toEqual([403, 'FORBIDDEN']);
    expect({ ...other.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test('visitors, seekers, finance, and companies that are not approved', async () => {
    const { companyId } = await aCompany();
    const ask = (token: string, id = companyId) => call('GET', path, { token, query: { companyId: id } });
    expect((await ask('')).status).toBe(401);
    expect((await ask((await aSeeker()).token)).status).toBe(403);
    expect((await ask((await aRecruiter(companyId, 'finance')).token)).status).toBe(403);
    expect((await ask((await aRecruiter(companyId, 'interviewer')).token)).status).toBe(200);
    for (const [status, code] of [
      ['pending', 'COMPANY_NOT_APPROVED'],
      ['rejected', 'COMPANY_REJECTED'],
      ['suspended', 'COMPANY_SUSPENDED'],
    ] as const) {
      const company = await aCompany({ status });
      const refused = await ask(company.recruiter.token, company.companyId);
      expect([refused.status, refused.body.code]).toEqual([409, code]);
    }
  });

  test.each([
    [{ companyId: 'x' }, 'query.companyId'],
    [{ status: 'nonsense' }, 'query.status.0'],
    [{ postId: '-1' }, 'query.postId'],
    [{ cursor: 'zzz' }, 'query.cursor'],
    [{ cursor: Buffer.from('["2026-99-99T00:00:00.000Z","1"]').toString('base64url') }, 'query.cursor'],
    [{ page: '0' }, 'query.page'],
  ])('%o is no question', async (query, path_) => {
    const { companyId, recruiter } = await aCompany();
    const answer = await call('GET', path, { token: recruiter.token, query: { companyId, ...query } });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, path_]);
  });

  test('a session of a former recruiter', async () => {
    const { companyId, recruiter } = await aCompany();
    const former = await aRecruiter(companyId, 'recruiter');
    await db.update(company).set({ status: 'suspended' }).where(eq(company.id, companyId));
    const token = await session(former.accountId);
    expect((await call('GET', path, { token, query: { companyId } })).status).toBe(409);
    expect((await call('GET', path, { token: recruiter.token, query: { companyId } })).status).toBe(409);
  });
});
