import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Changes } from '#server/platform/changes.ts';
import { bodyIn, pack, packQuickly } from './bodies.ts';
import { type MadePage, PageCache } from './page-cache.ts';
import { RingFile } from './ring-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pageOf = (size: number): MadePage => ({
  status: 200,
  packed: Buffer.alloc(size),
  etag: '""',
  scripts: '',
  isFullyCompressed: true,
});
const minute = 60_000;
const fresh = (...tags: string[]) => ({ tags, freshMs: minute });
const endless = { tags: [], freshMs: Number.POSITIVE_INFINITY };
const changes = new Changes();
const times = { ttlMs: 5 * minute, staleMs: 0 };
const open = ({
  most = 100,
  bytes = 1_000_000,
  ...given
}: { most?: number; bytes?: number } & Partial<typeof times> = {}) =>
  new PageCache({ changes, file: new RingFile(folder, bytes), most, ...times, ...given });

test('a page is served again, and counted', () => {
  const cache = open();
  const page = pageOf(10);
  cache.set('/jobs', page, endless);
  expect([cache.get('/jobs')?.etag, cache.get('/jobs?page=2')]).toEqual([page.etag, undefined]);
  expect([cache.hits, cache.misses]).toEqual([1, 1]);
});

describe('a change of a thing', () => {
  test('evicts every page that was made from it, and no other', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1', 'company:7'));
    cache.set('/b', pageOf(10), fresh('company:7'));
    cache.set('/c', pageOf(10), fresh('post:2'));
    changes.note('company:7');
    expect(['/a', '/b', '/c'].filter((key) => cache.get(key))).toEqual(['/c']);
  });

  test('after a page was made anew evicts it by its new tags alone', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1'));
    cache.set('/a', pageOf(10), fresh('post:2'));
    changes.note('post:1');
    expect(cache.get('/a')).toBeDefined();
    changes.note('post:2');
    expect(cache.get('/a')).toBeUndefined();
  });

  test('of something unknown evicts nothing', () => {
    const cache = open();
    cache.set('/a', pageOf(10), fresh('post:1'));
    changes.note('post:9');
    expect(cache.get('/a')).toBeDefined();
  });
});

describe('time', () => {
  test.each([
    ['after a while', 150, Number.POSITIVE_INFINITY],
    ['at its own deadline', 5 * minute, 150],
  ])('makes a page stale %s', async (_, ttlMs, freshMs) => {
    const cache = open({ ttlMs });
    cache.set('/a', pageOf(10), { tags: [], freshMs });
    expect(cache.get('/a')).toBeDefined();
    await sleep(200);
    expect(cache.get('/a')).toBeUndefined();
  });

  test('keeps no page whose deadline has passed', () => {
    const cache = open();
    for (const freshMs of [0, -1]) cache.set('/a', pageOf(10), { tags: [], freshMs });
    expect(cache.get('/a')).toBeUndefined();
  });
});

test('so many pages are known: those not asked for longest go', () => {
  const cache = open({ most: 3 });
  for (const key of ['/a', '/b', '/c']) cache.set(key, pageOf(10), fresh());
  cache.get('/a');
  cache.set('/d', pageOf(10), fresh());
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
});

test('the disk has a bound: the pages made longest ago go', async () => {
  const cache = open({ bytes: 10_000 });
  for (const key of ['/a', '/b', '/c', '/d', '/e']) cache.set(key, pageOf(2_000), fresh());
  await sleep(100);
  cache.set('/f', pageOf(2_000), fresh());
  expect(['/a', '/b', '/c', '/d', '/e', '/f'].filter((key) => cache.get(key))).toEqual(['/b', '/c', '/d', '/e', '/f']);
  cache.set('/huge', pageOf(20_000), fresh());
  expect(cache.get('/huge')).toBeUndefined();
});

test('past its time a page still serves, and is made anew once', async () => {
  const cache = open({ ttlMs: 50, staleMs: minute });
  const page = pageOf(10);
  cache.set('/a', page, endless);
  expect([cache.getFresh('/a')?.etag, cache.takeRenewal('/a')]).toEqual([page.etag, false]);
  await sleep(80);
  expect(cache.getFresh('/a')).toBeUndefined();
  expect([cache.get('/a')?.etag, cache.takeRenewal('/a'), cache.takeRenewal('/a')]).toEqual([page.etag, true, false]);
  expect(cache.getFresh('/a')?.etag).toBe(page.etag);
});

test('a renewal of which no page came is taken again after a while, and the old page serves meanwhile', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = open();
  const page = pageOf(10);
  cache.set('/a', page, endless);
  vi.advanceTimersByTime(5 * minute);
  expect(cache.takeRenewal('/a')).toBe(true);
  cache.retryRenewal('/a');
  expect([cache.getFresh('/a')?.etag, cache.takeRenewal('/a')]).toEqual([page.etag, false]);
  vi.advanceTimersByTime(5_000);
  expect([cache.getFresh('/a'), cache.takeRenewal('/a')]).toEqual([undefined, true]);
  vi.useRealTimers();
});

test('no page serves past its own deadline, however long stale ones may', async () => {
  const cache = open({ ttlMs: 50, staleMs: minute });
  cache.set('/a', pageOf(10), { tags: [], freshMs: 120 });
  await sleep(150);
  expect([cache.getFresh('/a'), cache.get('/a')]).toEqual([undefined, undefined]);
});

test('a page whose thing changed while it was in the making is not kept', () => {
  const cache = open();
  const begun = cache.moment;
  changes.note('post:1');
  cache.set('/a', pageOf(10), { ...fresh('post:1'), madeSince: begun });
  cache.set('/b', pageOf(10), { ...fresh('post:2'), madeSince: begun });
  expect([cache.get('/a'), cache.get('/b')?.etag]).toEqual([undefined, '""']);
  changes.noteAll();
  cache.set('/c', pageOf(10), { ...fresh(), madeSince: begun });
  expect(cache.get('/c')).toBeUndefined();
});

test('more changes than are remembered take older pages along, and no newer one', () => {
  const cache = open();
  cache.set('/old', pageOf(10), fresh('post:0'));
  for (let n = 1; n <= 20_100; n += 1) changes.note(`post:${n}`);
  cache.set('/new', pageOf(10), fresh('post:0'));
  expect([cache.get('/old'), cache.get('/new')?.etag]).toEqual([undefined, '""']);
});

test('a page stays through changes of other things, and goes with its own after them', () => {
  const cache = open();
  cache.set('/a', pageOf(10), fresh('post:1', 'post:2'));
  for (let n = 3; n < 100; n += 1) {
    changes.note(`post:${n}`);
    expect(cache.getFresh('/a')).toBeDefined();
  }
  changes.note('post:2');
  expect([cache.getFresh('/a'), cache.get('/a')]).toEqual([undefined, undefined]);
});

const stages = ['高中', '初中', '小学'];
const subjects = ['数学', '语文', '英语', '物理'];
const html = Array.from(
  { length: 800 },
  (_, n) => `<li class="c${n % 7}">${stages[n % 3]}${subjects[(n * 31) % 4]}教师 ${(n * 7919) % 997} 万/年</li>`,
).join('');

test('a document unpacks to itself in every encoding', async () => {
  const { packed } = await pack([html]);
  expect((await bodyIn(packed, 'identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await bodyIn(packed, 'br')).toString()).toBe(html);
  expect(gunzipSync(await bodyIn(packed, 'gzip')).toString()).toBe(html);
});

test('the mark of a document follows what it says', async () => {
  const [one, same, other] = [packQuickly([html]), packQuickly([html]), packQuickly([`${html}.`])];
  expect([same.etag === one.etag, other.etag === one.etag]).toEqual([true, false]);
});

test('a page that was packed in a rush and is asked for often is packed tight, aside', async () => {
  const cache = open();
  cache.set('/a', { status: 200, scripts: '', ...packQuickly([html]) }, endless);
  const ask = () => {
    const page = cache.get('/a');
    return (page && cache.packedOf(page)) ?? Buffer.alloc(0);
  };
  const first = ask().length;
  for (let asked = 1; asked < 20; asked += 1) expect(ask().length).toBe(first);
  await expect.poll(() => ask().length).toBeLessThan(first);
  expect(brotliDecompressSync(ask()).toString()).toBe(html);
  expect(ask()).toEqual((await pack([html])).packed);
});

test('a page stays as it was where the disk has no time for the tighter one', async () => {
  const file = new RingFile(folder, 1_000_000);
  const cache = new PageCache({ changes, file, most: 100, ...times });
  cache.set('/a', { status: 200, scripts: '', ...packQuickly([html]) }, endless);
  const put = vi.spyOn(file, 'put').mockReturnValue({ at: 0, length: 0, lost: true });
  for (let asked = 0; asked < 20; asked += 1) {
    const page = cache.get('/a');
    if (page) cache.packedOf(page);
  }
  await expect.poll(() => put.mock.calls.length).toBe(1);
  await sleep(10);
  expect(cache.get('/a')).toBeDefined();
});
