import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { type LongPictureQuery, longPictureUrl } from '#contract/site/long-picture.ts';
import { contentItem } from '#database/schema/content.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { refreshReplyRates } from '#server/domains/companies/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { givenCompany, givenOpenPost, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { visitorCall } from '../visitor.ts';
import { drawLong, type LongPicture } from './draw-long.ts';
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
  const answered = { status: 'rejected', answeredAt, changedAt: answeredAt };
  for (let at = 0; at < 6; at += 1) {
    const { joberId } = await givenSeeker(db);
    await db.insert(delivery).values({ ...sent, ...answered, joberId });
  }
  await refreshReplyRates(db, now);
  const query = { cityCode: undefined };
  const { words, pixels } = await served({ kind: 'red-list', ...query }, await longPictureOf['red-list'](call, query));
  expect(words).toContain(`"title":"${name}","note":"杭州 · 6 份投递，一半在 6 小时内","value":"100%"`);
  expect(pixels(0x0e, 0x70, 0x50)).toBeGreaterThan(100);
});

test('policies: the chosen among others, each promise in up to three lines', async () => {
  const housing = '人才公寓三年免租，其后五年按市场价的一半收取；在本市首次购房的另给一次性补贴，并可按市民价格申购。';
  const amount = (wan: number) => ({ min: wan * 1_000_000, max: wan * 2_000_000 });
  const facts = {
    number: '',
    issuer: '人社局',
    issuedOn: '2026-01-01',
    validUntil: null,
    originalUrl: '',
    audience: '',
  };
  const words = { points: [], tenure: '事业编制', housing, family: '子女就近入学' };
  const common = { kind: 'policy', category: 'talent', status: 'published', publishAt: now };
  const regions = ['330100', '440300', '510100'];
  await db.insert(contentItem).values(
    regions.map((regionCode, at) => ({
      ...common,
      title: `人才政策 ${at}`,
      regionCode,
      facts: { ...facts, ...words, settling: amount(10 + at * 10), research: null },
      createdAt: now,
      updatedAt: now,
    })),
  );
  const chosen = regions.slice(0, 2);
  const query = { kind: 'policies', regions: chosen.join(',') } as const;
  const picture = await longPictureOf.policies(call, { regions: chosen });
  const { words: drawn, pixels } = await served(query, picture);
  const [bars] = picture.blocks.filter((block) => block.kind === 'ranges');
  expect(bars?.rows.map(({ value, strong }) => [value, strong])).toEqual([
    ['30–60 万', false],
    ['20–40 万', true],
    ['10–20 万', true],
  ]);
  expect(bars?.ticks).toEqual(['0', '30', '60 万']);
  expect(drawn).toContain(housing);
  // Bars of those chosen, and of the one beside them.
  for (const blue of [
    [0x1f, 0x5e, 0xff],
    [0x8f, 0xb0, 0xff],
  ])
    expect(pixels(...blue)).toBeGreaterThan(1_000);
  const short = {
    ...picture,
    blocks: picture.blocks.map((block) => (block.kind === 'rows' ? { ...block, lines: 1 } : block)),
  };
  expect(drawLong(short, '', '').length).toBeLessThan(drawLong(picture, '', '').length - 1_000);
});
