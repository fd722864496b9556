import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { Changes } from '#server/platform/changes.ts';
import { PageCache } from './page-cache.ts';

const pageOf = (size: number, etag = '""') => ({
  status: 200,
  scripts: '',
  etag,
  length: size,
  encoding: 'br' as const,
  body: Buffer.alloc(size),
});
const minute = 60_000;
const fresh = (...tags: string[]) => ({ tags, freshMs: minute });
const endless = { tags: [], freshMs: Number.POSITIVE_INFINITY };
const changes = new Changes();
const times = { ttlMs: 5 * minute, staleMs: 0 };
const open = (given: { maxBytes?: number; ttlMs?: number; staleMs?: number } = {}) =>
  new PageCache({ changes, maxBytes: 1_000_000, ...times, ...given });
const keysOf = (cache: PageCache, ...keys: string[]) => keys.filter((key) => cache.get(key, 'br'));

test('a page is served again', () => {
  const cache = open();
  cache.set('/jobs', pageOf(10, '"a"'), endless);
  expect([cache.get('/jobs', 'br')?.page.etag, cache.get('/jobs?page=2', 'br')]).toEqual(['"a"', undefined]);
});

describe('encodings', () => {
  test('a page is found in the other encoding, and in its own once that was added', () => {
    const cache = open();
    const { page } = cache.set('/jobs', pageOf(10), endless);
    expect(cache.get('/jobs', 'gzip')?.encoding).toBe('br');
    cache.add('/jobs', { page, encoding: 'gzip', body: Buffer.alloc(12) });
    expect([cache.get('/jobs', 'gzip')?.body.length, cache.get('/jobs', 'br')?.body.length]).toEqual([12, 10]);
  });

  test('a page that was rendered again is served in none of the old encodings', () => {
    const cache = open();
    const old = cache.set('/jobs', pageOf(10, '"old"'), endless);
    cache.add('/jobs', { ...old, encoding: 'gzip' });
    cache.set('/jobs', pageOf(10, '"new"'), endless);
    expect(cache.get('/jobs', 'gzip')?.page.etag).toBe('"new"');
    cache.add('/jobs', { ...old, encoding: 'gzip' });
    expect(cache.get('/jobs', 'gzip')?.page.etag).toBe('"new"');
  });

  test('a change evicts all of them', () => {
    const cache = open();
    const made = cache.set('/jobs', pageOf(10), fresh('post:1'));
    cache.add('/jobs', { ...made, encoding: 'gzip' });
    changes.note('post:1');
    expect([cache.get('/jobs', 'gzip'), cache.get('/jobs', 'br')]).toEqual([undefined, undefined]);
  });
});

describe('a change of a thing', () => {
  test('evicts every page that was made from it, and no other', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1', 'company:7'));
    cache.set('/b', pageOf(10), fresh('company:7'));
    cache.set('/c', pageOf(10), fresh('post:2'));
    changes.note('company:7');
    expect(keysOf(cache, '/a', '/b', '/c')).toEqual(['/c']);
  });

  test('after a page was made anew evicts it by its new tags alone', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1'));
    cache.set('/a', pageOf(10), fresh('post:2'));
    changes.note('post:1');
    expect(cache.get('/a', 'br')).toBeDefined();
    changes.note('post:2');
    expect(cache.get('/a', 'br')).toBeUndefined();
  });

  test('of something unknown evicts nothing', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1'));
    changes.note('post:9');
    expect(cache.get('/a', 'br')).toBeDefined();
  });
});

describe('time', () => {
  test.each([
    ['after a while', 150, Number.POSITIVE_INFINITY],
    ['at its own deadline', 5 * minute, 150],
  ])('makes a page stale %s', async (_, ttlMs, freshMs) => {
    const cache = open({ ttlMs });
    cache.set('/a', pageOf(10), { tags: [], freshMs });
    expect(cache.get('/a', 'br')).toBeDefined();
    await sleep(200);
    expect(cache.get('/a', 'br')).toBeUndefined();
  });

  test('keeps no page whose deadline has passed', () => {
    const cache = open();
    for (const freshMs of [0, -1]) cache.set('/a', pageOf(10), { tags: [], freshMs });
    expect(cache.get('/a', 'br')).toBeUndefined();
  });
});

test('the memory has a bound: pages that were not asked for longest go', () => {
  const cache = open({ maxBytes: 20_000 });
  for (const key of ['/a', '/b', '/c']) cache.set(key, pageOf(4_000), fresh());
  cache.get('/a', 'br');
  cache.set('/d', pageOf(4_000), fresh());
  expect(keysOf(cache, '/a', '/b', '/c', '/d')).toEqual(['/a', '/c', '/d']);
  cache.set('/huge', pageOf(20_000), fresh());
  expect(keysOf(cache, '/a', '/huge')).toEqual(['/a']);
});

test('past its time a page is still served, and rendered again once', async () => {
  const cache = open({ ttlMs: 50, staleMs: minute });
  const { page } = cache.set('/a', pageOf(10), endless);
  expect(cache.takeRenewal(page)).toBe(false);
  await sleep(80);
  expect([cache.get('/a', 'br')?.page, cache.takeRenewal(page), cache.takeRenewal(page)]).toEqual([page, true, false]);
});

test('a renewal that rendered no page is taken again after a while, and the old page is served meanwhile', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = open({ staleMs: minute });
  const { page } = cache.set('/a', pageOf(10), endless);
  vi.advanceTimersByTime(5 * minute);
  expect(cache.takeRenewal(page)).toBe(true);
  cache.retryRenewal(page);
  expect([cache.get('/a', 'br')?.page, cache.takeRenewal(page)]).toEqual([page, false]);
  vi.advanceTimersByTime(5_000);
  expect(cache.takeRenewal(page)).toBe(true);
  vi.useRealTimers();
});

test('no page serves past its own deadline, however long stale ones may', async () => {
  const cache = open({ ttlMs: 50, staleMs: minute });
  cache.set('/a', pageOf(10), { tags: [], freshMs: 120 });
  await sleep(150);
  expect(cache.get('/a', 'br')).toBeUndefined();
});

test('a page whose thing changed while it was in the making is not kept', () => {
  const cache = open();
  const begun = cache.moment;
  changes.note('post:1');
  cache.set('/a', pageOf(10), { ...fresh('post:1'), madeSince: begun });
  cache.set('/b', pageOf(10), { ...fresh('post:2'), madeSince: begun });
  expect([cache.get('/a', 'br'), cache.get('/b', 'br')?.page.etag]).toEqual([undefined, '""']);
  changes.noteAll();
  cache.set('/c', pageOf(10), { ...fresh(), madeSince: begun });
  expect(cache.get('/c', 'br')).toBeUndefined();
});

test('more changes than are remembered take older pages along, and no newer one', () => {
  const cache = open();
  cache.set('/old', pageOf(10), fresh('post:0'));
  for (let n = 1; n <= 20_100; n += 1) changes.note(`post:${n}`);
  cache.set('/new', pageOf(10), fresh('post:0'));
  expect([cache.get('/old', 'br'), cache.get('/new', 'br')?.page.etag]).toEqual([undefined, '""']);
});

test('a page stays through changes of other things, and goes with its own after them', () => {
  const cache = open();
  cache.set('/a', pageOf(10), fresh('post:1', 'post:2'));
  for (let n = 3; n < 100; n += 1) {
    changes.note(`post:${n}`);
    expect(cache.get('/a', 'br')).toBeDefined();
  }
  changes.note('post:2');
  expect(cache.get('/a', 'br')).toBeUndefined();
});
