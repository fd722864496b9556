import { expect, test } from 'vitest';
import { day, mathTeacher, useDeliveries } from '../test-deliveries.ts';

const { call, clock, session, aSeeker, aCompany, aRecruiter, send, move, answer, terms } = await useDeliveries();
const hour = 3_600_000;

const desk = async ({ recruiter }: { recruiter: { token: string } }) =>
  (await call('GET', '/api/company/workbench', { token: recruiter.token })).body;

/** A person who delivered to a school. */
async function applicant({ postId }: { postId: string }, name: string) {
  clock.advance(1_000);
  const seeker = await aSeeker(mathTeacher, name);
  return { seeker, id: (await send(seeker, postId)).body.id as string };
}

test('a proposed time comes first, then who has waited longest; what is answered leaves', async () => {
  const school = await aCompany();
  const [first, second] = [await applicant(school, '沈清和'), await applicant(school, '顾一诺')];
  const third = await applicant(school, '程以安');
  await move(school.recruiter, third.id, 'shortlisted');
  await move(school.recruiter, third.id, 'interview', terms());
  const wanted = new Date(clock.now().getTime() + 5 * day).toISOString();
  await answer(third.seeker, third.id, 'propose-time', { proposedAt: wanted });
  const shown = await desk(school);
  expect(shown.urgent.map(({ id }: { id: string }) => id)).toEqual([third.id, first.id, second.id]);
  expect(shown.urgent[0].interview).toMatchObject({ status: 'proposed', proposedAt: wanted });
  expect([shown.urgentTotal, shown.urgent[1].interview]).toEqual([3, null]);

  const { at: _, ...place } = terms();
  await move(school.recruiter, third.id, 'interview', { ...place, at: wanted });
  await move(school.recruiter, first.id, 'rejected');
  const after = await desk(school);
  expect(after.urgent.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  expect(after.urgentTotal).toBe(1);
});

test('what is overdue comes before a proposed time, the longest late first; the proposed time keeps a place', async () => {
  const school = await aCompany();
  const late = [];
  for (const name of ['沈清和', '顾一诺', '程以安', '林知夏', '陆成林']) late.push(await applicant(school, name));
  clock.advance(7 * day);
  school.recruiter.token = await session(school.recruiter.accountId);
  const asks = await applicant(school, '许庆丰');
  await move(school.recruiter, asks.id, 'shortlisted');
  await move(school.recruiter, asks.id, 'interview', terms());
  const proposedAt = new Date(clock.now().getTime() + 5 * day).toISOString();
  await answer(asks.seeker, asks.id, 'propose-time', { proposedAt });
  const { urgent } = await desk(school);
  expect(urgent.map(({ id, overdue }: { id: string; overdue: boolean }) => [id, overdue])).toEqual([
    ...late.slice(0, 4).map(({ id }) => [id, true]),
    [asks.id, false],
  ]);
});

test('the time to answer is the median, beside that of its peers from three schools on', async () => {
  const place = { type: 'kindergarten', cityCode: '630100' };
  const school = await aCompany(place);
  const others = [await aCompany(place), await aCompany(place)];
  const answerAfter = async (peer: typeof school, hours: number) => {
    const { id } = await applicant(peer, '沈清和');
    clock.advance(hours * hour);
    peer.recruiter.token = await session(peer.recruiter.accountId);
    await move(peer.recruiter, id, 'shortlisted');
  };
  const answers = async () => {
    school.recruiter.token = await session(school.recruiter.accountId);
    return (await desk(school)).answers;
  };
  await answerAfter(school, 1);
  for (const peer of others) await answerAfter(peer, 2);
  expect(await answers()).toEqual({ hours: 1, peerHours: null });
  await answerAfter(await aCompany(place), 2);
  expect(await answers()).toEqual({ hours: 1, peerHours: 2 });
});

const found = async (token: string, keyword: string) =>
  (await call('GET', '/api/company/palette', { token, query: { keyword } })).body;
const namesIn = (answer: { people: { person: { name: string } }[] }) => answer.people.map(({ person }) => person.name);

test('the palette finds people by character, pinyin and initials, and posts by their title', async () => {
  const school = await aCompany({}, { title: '高中数学教师' });
  for (const name of ['沈清和', '顾一诺']) await applicant(school, name);
  const { token } = school.recruiter;
  for (const keyword of ['沈', 'shenq', 'sqh', 'SQH'])
    expect([keyword, namesIn(await found(token, keyword))]).toEqual([keyword, ['沈清和']]);
  expect((await found(token, 'gzsx')).posts).toMatchObject([
    { id: school.postId, title: '高中数学教师', deliveries: 2 },
  ]);
  expect(await found(token, '没有这个人')).toEqual({ people: [], posts: [] });
});

test('the palette finds nobody of another school, and nobody under 盲筛 by name', async () => {
  const [school, other] = [await aCompany(), await aCompany()];
  await applicant(other, '沈清和');
  await applicant(school, '顾一诺');
  const { token, companyId } = { ...school, token: school.recruiter.token };
  await call('PUT', `/api/company/posts/${school.postId}/blind`, { token, body: { on: true } });
  for (const keyword of ['沈', 'sqh', '顾', 'gyn', '东海师范'])
    expect([keyword, namesIn(await found(token, keyword))]).toEqual([keyword, []]);
  const { token: reader } = await aRecruiter(companyId, 'interviewer');
  expect((await found(reader, '数学')).people).toEqual([]);
});
