import { expect, test } from 'vitest';
import { useDeliveries } from '../test-deliveries.ts';

const { call, aDelivery, aRecruiter, open } = await useDeliveries();

type Who = { token: string };
const tag = ({ token }: Who, ids: string[], add: string[], remove: string[] = []) =>
  call('POST', '/api/company/deliveryTags', { token, body: { ids, add, remove } });
const rows = async ({ token }: Who, query: Record<string, string> = {}) =>
  (await call('GET', '/api/company/boxRows', { token, query })).body.items as { id: string; tags: string[] }[];

test('tags are added and removed, found by, offered by how often they are used, and never shown to the seeker', async () => {
  const { recruiter, companyId, id, seeker } = await aDelivery();
  expect((await tag(recruiter, [id], ['竞赛教练', '可先试讲'])).body).toEqual({ n: 1 });
  expect((await tag(recruiter, [id], ['竞赛教练', '待定'], ['可先试讲'])).status).toBe(200);
  expect((await open(recruiter, id)).body.tags).toEqual(['待定', '竞赛教练'].sort());
  expect((await rows(recruiter, { tag: '竞赛教练' })).map((row) => row.id)).toEqual([id]);
  expect(await rows(recruiter, { tag: '可先试讲' })).toEqual([]);
  const strip = await call('GET', '/api/company/boxStrip', { token: recruiter.token });
  expect(strip.body.tags.sort()).toEqual(['待定', '竞赛教练'].sort());
  const mine = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
  expect(JSON.stringify(mine.body)).not.toContain('竞赛教练');
  const interviewer = await aRecruiter(companyId, 'interviewer', '李老师');
  expect((await tag(interviewer, [id], ['好'])).status).toBe(403);
  expect((await rows(interviewer))[0]?.tags).toHaveLength(2);
});

test('all or none: a foreign delivery, or one tag too many, changes nothing', async () => {
  const [mine, other] = [await aDelivery(), await aDelivery()];
  expect((await tag(mine.recruiter, [mine.id, other.id], ['好'])).status).toBe(404);
  await tag(mine.recruiter, [mine.id], ['一', '二', '三', '四', '五', '六', '七', '八']);
  expect((await tag(mine.recruiter, [mine.id], ['九'])).body).toMatchObject({ code: 'CONFLICT' });
  expect((await rows(mine.recruiter))[0]?.tags).toHaveLength(8);
  expect((await rows(other.recruiter))[0]?.tags).toEqual([]);
  expect((await tag(mine.recruiter, [mine.id], ['一二三四五六七八九十一二三'])).status).toBe(400);
});
