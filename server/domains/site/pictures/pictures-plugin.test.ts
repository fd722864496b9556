import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { crestUrl } from '#contract/site/crest.ts';
import { schoolBuildings, schoolPictureUrl } from '#contract/site/school-picture.ts';
import type { Config } from '#server/config.ts';
import { crestHues, crestOf, crestShapes } from './crest-of.ts';
import { drawCrest } from './draw-crest.ts';
import { picturesPlugin } from './pictures-plugin.ts';

const app = Fastify();
await app.register(picturesPlugin, { config: { MOBILE_SITE_URL: '/mobile' } as Config });
const get = async (url: string) => app.inject({ url });
const svgOf = async (url: string) => {
  const { statusCode, body } = await get(url);
  expect(statusCode, url).toBe(200);
  return body;
};

const cities = ['330100', '440100', '110000', '310000', '500000', '540100', '150100', '620100', '659900', '810000'];

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

test('schools of one city and kind share no picture, and each has the same picture every time', async () => {
  const urls = Array.from({ length: 300 }, (_, at) =>
    schoolPictureUrl({ cityCode: '330100', building: 'school', seed: String(7_000_000_000_000 + at * 977) }),
  );
  const drawn = await Promise.all(urls.map(svgOf));
  expect(new Set(drawn).size).toBe(urls.length);
  expect(await Promise.all(urls.map(svgOf))).toEqual(drawn);
});

test('every kind of school is drawn for every city, lighter and darker, in well-formed numbers', async () => {
  for (const cityCode of cities)
    for (const building of schoolBuildings) {
      const [light, dark] = await Promise.all(
        [false, true].map((scheme) => svgOf(schoolPictureUrl({ cityCode, building, seed: '31' }, scheme))),
      );
      expect(light).not.toBe(dark);
      expect(light).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, path = ''] of light?.matchAll(/ d="([^"]*)"/g) ?? [])
        expect(path, building).toMatch(/^M[-\d. MLHVQTCAZmlhvqtcaz]+$/);
    }
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
  '/pictures/school/330100-castle-7.svg',
  '/pictures/school/330100-school-0.svg',
  '/pictures/school/33-school-7.svg',
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
