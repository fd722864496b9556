import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPictureUrl } from '#contract/site/check-picture.ts';
import { SHARE_CARD, shareCardUrl } from '#contract/site/share-card.ts';
import { givenOpenPost, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { app, clock, db } = await useWholeApp();
const { companyId, memberId } = await givenRecruiter(db);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a post and its company have a picture of the size that others ask for', async () => {
  const { id } = await givenOpenPost(db, companyId, { memberId, title: '高中数学教师' });
  for (const url of [shareCardUrl('post', id), shareCardUrl('company', companyId)]) {
    const { statusCode, headers, rawPayload } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toMatch(/^public, max-age=/);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...SHARE_CARD });
    expect(rawPayload.length).toBeLessThan(60_000);
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('what a visitor may not see has none', async () => {
  const { id } = await givenOpenPost(db, companyId, { memberId, status: 'draft' });
  expect((await get(shareCardUrl('post', id))).statusCode).toBe(404);
  for (const kind of ['post', 'company', 'fair', 'content', 'unknown'])
    expect((await get(shareCardUrl(kind, '4611686018427387904'))).statusCode, kind).toBe(404);
});

test.each([
  '/share/post/1',
  '/share/resume/1.png',
  '/share/post/0.png',
  '/share/post/%2e%2e%2fx.png',
  '/share/post/1.svg',
])('%s is no picture', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});

test('the result of the check is a picture to be sent on', async () => {
  const { statusCode, headers, rawPayload } = await get(checkPictureUrl('master-math-senior', '330100'));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await sharp(rawPayload).metadata()).width).toBe(750);
  expect(rawPayload.length).toBeLessThan(90_000);
});

test('a check that names no applicant names the field at fault', async () => {
  const { statusCode, body } = await get('/share/long/check.png?applicant=x');
  expect(statusCode).toBe(400);
  expect(body).toContain('学历、专业、教资');
});

test.each([
  '/share/long/pay.png?id=1',
  '/share/long/red-list.png',
  '/share/long/route.png?id=1&stops=1',
  '/share/long/policies.png?regions=330100',
])('%s is a picture no more', async (url) => expect((await get(url)).statusCode).toBe(404));

test('who has many drawn waits; kept ones are given to everybody', async () => {
  const { id } = await givenOpenPost(db, companyId, { memberId });
  await get(shareCardUrl('post', id));
  let last = 0;
  for (let at = 0; last !== 429 && at < 100; at += 1) last = (await get(`/share/post/${1_000 + at}.png`)).statusCode;
  expect(last).toBe(429);
  expect((await get(shareCardUrl('post', id))).statusCode).toBe(200);
});

test('the network of one IPv6 subscriber draws no more pictures than one address', async () => {
  const { id } = await givenOpenPost(db, companyId, { memberId });
  const get = (remoteAddress: string) => app.inject({ url: shareCardUrl('post', id), remoteAddress });
  await db.execute(sql`insert into rate_counter (key, count, expires_at)
    values ('share-card:2001:db8:7:7', 60, ${clock.now()}::timestamptz + interval '1 minute')`);
  expect((await get('2001:db8:7:7::3d')).statusCode).toBe(429);
  expect((await get('2001:db8:7:8::3d')).statusCode).toBe(200);
});
