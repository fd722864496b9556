import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { coverHues, coverMotifs, coverUrl } from '#contract/site/cover.ts';
import { crestHues, crestShapes, crestUrl } from '#contract/site/crest.ts';
import { scenes, sceneUrl } from '#contract/site/scene.ts';
import { registerErrors } from '#server/platform/http/errors-plugin.ts';
import { picturesPlugin } from './pictures-plugin.ts';

async function get(url: string) {
  const app = Fastify();
  registerErrors(app);
  await app.register(picturesPlugin);
  return app.inject({ url }).finally(() => app.close());
}

test('every crest is drawn, each different, the same each time', async () => {
  const drawn = new Set<string>();
  for (const shape of crestShapes) {
    for (const hue of crestHues) drawn.add((await get(crestUrl({ shape, hue, character: '钱' }))).body);
  }
  expect(drawn.size).toBe(crestShapes.length * crestHues.length);
  const url = crestUrl({ shape: 'arch', hue: 226, character: '钱' });
  expect((await get(url)).body).toBe((await get(url)).body);
});

test('every cover and scene is drawn, each different, and is well formed', async () => {
  const addresses = coverHues.flatMap((hue) => [
    ...coverMotifs.map((motif) => coverUrl({ motif, hue, variant: 1 })),
    ...scenes.map((scene) => sceneUrl({ scene, hue })),
  ]);
  const drawn = await Promise.all(addresses.map(async (address) => (await get(address)).body));
  expect(new Set(drawn).size).toBe(addresses.length);
  expect(drawn.filter((svg) => !/^<svg [^>]*>(<[^<>]*>)+$/.test(svg) || /undefined|NaN/.test(svg))).toEqual([]);
});

test('a picture may be kept long, is nothing but an image, and may run no script', async () => {
  const { statusCode, headers, body } = await get('/pictures/crest/arch-226-%E9%92%B1.svg');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['cache-control']).toContain('max-age=2592000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(body).toMatch(/^<svg [^>]*>.*>钱<\/text><\/svg>$/);
});

test.each([
  '/pictures/crest/arch-226-%3C.svg',
  '/pictures/crest/arch-226-%22%20onload%3D%22.svg',
  '/pictures/crest/arch-999-%E9%92%B1.svg',
  '/pictures/crest/..%2F..%2Fpackage.json',
  '/pictures/crest/arch-226-%E9%92%B1',
  '/pictures/scene/school-999.svg',
  '/pictures/scene/castle-222.svg',
])('%s is not found', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});
