import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { fairPictureUrl } from '../../contract/fair-picture.ts';
import { fairPicturesPlugin } from './fair-pictures-plugin.ts';

const app = Fastify();
await app.register(fairPicturesPlugin);
const svgOf = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode, url).toBe(200);
  return body;
};
const fair = { cityCode: '330100', kind: 'school', day: '2026-12-06', seed: '7', dated: false } as const;

test('a fair shows its city, kind and season, and its day where asked', async () => {
  const drawn = await Promise.all(
    [
      fair,
      { ...fair, cityCode: '440100' },
      { ...fair, kind: 'online' as const },
      { ...fair, day: '2026-04-06' },
      { ...fair, seed: '8' },
      { ...fair, dated: true },
    ].map((picture) => svgOf(fairPictureUrl(picture))),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.map((svg) => svg.includes('>12.06<'))).toEqual([false, false, false, false, false, true]);
});

test.each(['/pictures/fair/330100-school-2026-13-99x-7.svg', '/pictures/fair/330100-party-2026-12-06-7.svg'])(
  '%s is not found',
  async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  },
);
