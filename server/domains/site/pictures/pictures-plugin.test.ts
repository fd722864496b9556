import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { crestHues, crestShapes, crestUrl } from '#contract/site/crest.ts';
import type { Config } from '#server/config.ts';
import { crestOf } from './crest-of.ts';
import { drawCrest, picturesPlugin } from './pictures-plugin.ts';

const app = Fastify();
await app.register(picturesPlugin, { config: { MOBILE_SITE_URL: '/mobile' } as Config });
const get = async (url: string) => app.inject({ url });
const svgOf = async (url: string) => {
  const { statusCode, body } = await get(url);
  expect(statusCode, url).toBe(200);
  return body;
};

test('every crest differs by shape, hue and character', () => {
  const drawn = crestShapes.flatMap((shape) =>
    crestHues.flatMap((hue) => ['师', '附'].map((character) => drawCrest({ shape, hue, character }))),
  );
  expect(new Set(drawn).size).toBe(crestShapes.length * crestHues.length * 2);
});

test('a name is read from its URL as it was written, whatever is in it', async () => {
  for (const name of ['滨海师范大学', '启明教育科技（杭州）有限公司', 'A/B?C#D%E"<F> 学校', '小山雀·幼儿园'])
    expect(await svgOf(crestUrl(name)), name).toBe(drawCrest(crestOf(name)));
  expect(crestUrl('滨海师范大学')).toBe('/pictures/crest/滨海师范大学.svg');
});

test('a crest is sent as a picture that runs nothing and is kept for long', async () => {
  const { statusCode, headers, body } = await get('/pictures/crest/%E9%92%B1%E6%B1%9F%E6%B9%BE%E4%B8%AD%E5%AD%A6.svg');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['cache-control']).toContain('max-age=2592000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(body).toMatch(/^<svg [^>]*>.*>钱<\/text><\/svg>$/);
});

test.each([
  ['滨海师范大学', '滨'],
  ['杭州钱江湾中学教育集团', '钱'],
  ['余杭区云栖高级中学', '云'],
  ['岭海职业技术大学', '岭'],
  ['苏州和顺外国语学校', '和'],
  ['石家庄明德实验小学', '明'],
  ['酉阳土家族苗族自治县小山雀幼儿园', '山'],
  ['启明教育科技（杭州）有限公司', '启'],
  ['杭州第二中学', '二'],
])('the crest of %s carries %s', (name, character) => {
  expect(crestOf(name).character).toBe(character);
  expect(crestOf(name)).toEqual(crestOf(name));
});

test.each([
  '/pictures/crest/..%2F..%2Fpackage.json',
  '/pictures/crest/.svg',
  `/pictures/crest/${'x'.repeat(81)}.svg`,
  '/pictures/school/330100-school-7.svg',
  '/pictures/cover/1-1.svg',
])('%s is not found', async (url) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});

test('the code of the mobile pages is a picture of the requested host', async () => {
  const { statusCode, headers, body } = await get('/pictures/mobile-code.svg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(body).toContain('<path fill="#1a2233"');
});
