import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { type LongPictureQuery, longPictureUrl } from '#contract/site/long-picture.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { refreshReplyRates } from '#server/domains/companies/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { givenCompany, givenOpenPost, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { visitorCall } from '../visitor.ts';
import type { LongPicture } from './draw-long.ts';
import { longPictureOf } from './long-pictures.ts';
import { servedPicture } from './test-pictures.ts';

const { app, db, deps, endpoints } = await useWholeApp();
const { call } = visitorCall({ id: 'test', ip: '127.0.0.1', log: app.log } as FastifyRequest, { deps, endpoints });
const now = new Date('2026-11-20T02:00:00Z');
const served = (query: LongPictureQuery, picture: LongPicture) => servedPicture(app, longPictureUrl(query), picture);

test('pay: the post among similar ones', async () => {
  const { id: companyId } = await givenCompany(db);
  const posts = [];
  for (const thousands of [8n, 9n, 10n, 10n, 11n, 12n, 15n]) {
    const [low, high] = [thousands * 100_000n, (thousands + 2n) * 100_000n];
    const pay = { salaryMin: low, salaryMax: high, monthMin: low, monthMax: high };
    const teaching = { title: '高中物理教师', stages: ['senior'], subjects: ['physics'] };
    posts.push(await givenOpenPost(db, companyId, { ...teaching, ...pay }));
  }
  await indexPosts(
    db,
    posts.map(({ id }) => id),
  );
  const id = posts[5]?.id ?? '';
  const { words, pixels } = await served({ kind: 'pay', id }, await longPictureOf.pay(call, { id }));
  expect(words).toContain('高中物理教师');
  expect(words).toMatch(/7 个样本/);
  expect(words).toMatch(/"span":\{"from":/);
  // What the post pays is shaded, from its lower to its upper end.
  expect(pixels(0xee, 0xf3, 0xff)).toBeGreaterThan(2_000);
});

test('red-list: the schools that answered best', async () => {
  const { id: companyId, name } = await givenCompany(db);
  const { id: postId } = await givenOpenPost(db, companyId);
  const submittedAt = new Date('2026-11-02T02:00:00Z');
  const answeredAt = new Date(submittedAt.getTime() + dayMs / 4);
  const sent = { companyId, postId, resumeId: '1', consentId: '1', snapshot: {} as ResumeSnapshot, submittedAt };
  const answered = { status: 'rejected' as const, answeredAt, changedAt: answeredAt };
  for (let at = 0; at < 6; at += 1) {
    const { joberId } = await givenSeeker(db);
    await db.insert(delivery).values({ ...sent, ...answered, joberId });
  }
  await refreshReplyRates(db, now);
  const query = { cityCode: undefined };
  const { words, pixels } = await served({ kind: 'red-list', ...query }, await longPictureOf['red-list'](call, query));
  expect(words).toContain(`"title":"${name}","note":"杭州 · 6 份投递，一般 6 小时","value":"100%"`);
  expect(pixels(0x0e, 0x70, 0x50)).toBeGreaterThan(100);
});
