import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bodyIn } from './bodies.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const pageOf = (size: number, ...tags: string[]): CachedPage => ({
  status: 200,
  plain: Buffer.alloc(size, '林'),
  policy: '',
  etag: '""',
  tags: new Set(tags),
  packed: new Map(),
  asked: 0,
});
const minute = 60_000;
const open = (maxBytes = 1_000_000) => new PageCache({ maxBytes, ttlMs: 5 * minute });

test('a page is served again, and counted', () => {
  const cache = open();
  const page = pageOf(10);
  cache.set('/jobs', page, Number.POSITIVE_INFINITY);
  expect([cache.get('/jobs')?.etag, cache.get('/jobs?page=2')]).toEqual([page.etag, undefined]);
  expect([cache.hits, cache.misses]).toEqual([1, 1]);
});

describe('a change of a thing', () => {
  test('evicts every page that was made from it, and no other', () => {
    const cache = open();
    cache.set('/a', pageOf(10, 'post:1', 'company:7'), minute);
    cache.set('/b', pageOf(10, 'company:7'), minute);
    cache.set('/c', pageOf(10, 'post:2'), minute);
    cache.evict('company:7');
    expect(['/a', '/b', '/c'].filter((key) => cache.get(key))).toEqual(['/c']);
  });

  test('after a page was made anew evicts it by its new tags alone', () => {
    const cache = open();
    cache.set('/a', pageOf(10, 'post:1'), minute);
    cache.set('/a', pageOf(10, 'post:2'), minute);
    cache.evict('post:1');
    expect(cache.get('/a')).toBeDefined();
    cache.evict('post:2');
    expect(cache.get('/a')).toBeUndefined();
  });

  test('of something unknown evicts nothing', () => {
    const cache = open();
    cache.set('/a', pageOf(10, 'post:1'), minute);
    cache.evict('post:9');
    expect(cache.get('/a')).toBeDefined();
  });
});

describe('time', () => {
  test.each([
    ['after a while', 150, Number.POSITIVE_INFINITY],
    ['at its own deadline', 5 * minute, 150],
  ])('makes a page stale %s', async (_, ttlMs, freshMs) => {
    const cache = new PageCache({ maxBytes: 1_000_000, ttlMs });
    cache.set('/a', pageOf(10), freshMs);
    expect(cache.get('/a')).toBeDefined();
    await sleep(200);
    expect(cache.get('/a')).toBeUndefined();
  });

  test('keeps no page whose deadline has passed', () => {
    const cache = open();
    for (const fresh of [0, -1]) cache.set('/a', pageOf(10), fresh);
    expect(cache.get('/a')).toBeUndefined();
  });
});

test('memory has a bound: the pages not asked for longest go', () => {
  const cache = open(10_000);
  for (const key of ['/a', '/b', '/c']) cache.set(key, pageOf(2_000), minute);
  cache.get('/a');
  cache.set('/d', pageOf(2_000), minute);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
  cache.set('/huge', pageOf(20_000), minute);
  expect(cache.get('/huge')).toBeUndefined();
});

test('kept pages are packed aside, so that many fit', async () => {
  const cache = open(10_000);
  cache.set('/a', pageOf(8_000, 'post:1'), minute);
  await expect.poll(() => cache.get('/a')?.plain).toBeNull();
  const kept = cache.get('/a');
  expect(kept && (await bodyIn(kept, 'identity')).toString()).toBe(Buffer.alloc(8_000, '林').toString());
  cache.set('/b', pageOf(8_000), minute);
  expect(cache.get('/a')).toBeDefined();
  cache.evict('post:1');
  expect(cache.get('/a')).toBeUndefined();
});

test('a page whose thing changed while it was in the making is not kept', () => {
  const cache = open();
  const begun = cache.moment;
  cache.evict('post:1');
  cache.set('/a', pageOf(10, 'post:1'), minute, begun);
  cache.set('/b', pageOf(10, 'post:2'), minute, begun);
  expect([cache.get('/a'), cache.get('/b')?.etag]).toEqual([undefined, '""']);
  cache.clear();
  cache.set('/c', pageOf(10), minute, begun);
  expect(cache.get('/c')).toBeUndefined();
});

test('a page that left is forgotten by its tags too', () => {
  const cache = open(10_000);
  for (let n = 0; n < 1_000; n += 1) cache.set(`/${n}`, pageOf(1_400, 'all', `post:${n}`), minute);
  cache.clear();
  cache.set('/new', pageOf(10), minute);
  cache.evict('all');
  expect(cache.get('/new')).toBeDefined();
});

test('a body unpacks to itself in every encoding', async () => {
  const page = pageOf(5_000);
  const plain = page.plain as Buffer;
  expect(await bodyIn(page, 'identity')).toBe(plain);
  expect(brotliDecompressSync(await bodyIn(page, 'br'))).toEqual(plain);
  expect(gunzipSync(await bodyIn(page, 'gzip'))).toEqual(plain);
});

test('a page that is asked for often is packed tighter, aside', async () => {
  const lines = Array.from({ length: 800 }, (_, n) => `<li>高中数学教师 ${(n * 7919) % 997} 万/年</li>`);
  const page = { ...pageOf(0), plain: Buffer.from(lines.join('')) };
  const first = (await bodyIn(page, 'br')).length;
  for (let asked = 0; asked < 30; asked += 1) await bodyIn(page, 'br');
  await expect.poll(async () => (await bodyIn(page, 'br')).length).toBeLessThan(first);
});
