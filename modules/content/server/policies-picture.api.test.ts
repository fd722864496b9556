import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { drawLong } from '#server/pages/share-cards/draw-long.ts';
import { servedPicture } from '#server/pages/share-cards/test-pictures.ts';
import { visitorCall } from '#server/pages/visitor.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { policiesPictureUrl } from '../contract/policies-picture.ts';
import { contentItem } from '../schema.ts';
import { policiesPicture } from './policies-picture.ts';

const { app, db, deps, endpoints } = await useWholeApp();
const { call } = visitorCall({ id: 'test', ip: '127.0.0.1', log: app.log } as FastifyRequest, { deps, endpoints });
const now = new Date('2026-11-20T02:00:00Z');

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
  const common = { kind: 'policy' as const, category: 'talent', status: 'published' as const, publishAt: now };
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
  const picture = await policiesPicture(call, { regions: chosen });
  const { words: drawn, pixels } = await servedPicture(app, policiesPictureUrl(chosen), picture);
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
