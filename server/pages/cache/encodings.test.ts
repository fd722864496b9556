import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cachedFor, decode, encode, encodingOf } from './encodings.ts';

const plain = Buffer.from(
  Array.from({ length: 800 }, (_, n) => `<li>高中数学教师 ${(n * 7919) % 997} 万/年</li>`).join(''),
);

test.each(['br', 'gzip'] as const)('a document comes back from %s', async (encoding) => {
  const bytes = await encode(plain, encoding);
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes)).toEqual(plain);
  expect(decode(bytes, encoding, plain.length)).toEqual(plain);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('a document shorter than the smallest block of zlib comes back', async () => {
  const short = Buffer.from('x');
  expect(decode(await encode(short, 'gzip'), 'gzip', 1)).toEqual(short);
});

test.each([
  ['br, gzip', 'br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['br;q=0.8, gzip', 'br', 'br'],
  ['gzip;q=0.0, br;q=0', 'identity', 'gzip'],
  [undefined, 'identity', 'gzip'],
])('of %s the encoding is %s, served from %s', (accepted, encoding, cached) => {
  expect(encodingOf(accepted)).toBe(encoding);
  expect(cachedFor(encodingOf(accepted))).toBe(cached);
});
