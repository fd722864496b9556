import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { RingFile } from './ring-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'ring-'));
afterAll(() => rmSync(folder, { recursive: true }));

const body = (sign: string, length: number) => Buffer.alloc(length, sign);
const written = () => sleep(100);

test('what was put is there at once, and from the disk after it', async () => {
  const file = new RingFile(join(folder, 'below', 'it'), 100);
  const place = file.put(body('a', 40));
  expect(file.read(place)?.toString()).toBe('a'.repeat(40));
  await written();
  expect(file.read(place)?.toString()).toBe('a'.repeat(40));
});

test('no file with a name stays', () => {
  new RingFile(folder, 100).put(body('a', 10));
  expect(readdirSync(folder).filter((name) => name.startsWith('pages-'))).toEqual([]);
});

test('what comes takes the place of what came first, and of nothing else', async () => {
  const file = new RingFile(folder, 100);
  const places = ['a', 'b'].map((sign) => file.put(body(sign, 40)));
  await written();
  places.push(file.put(body('c', 40)));
  await written();
  expect(places.map((place) => file.read(place)?.toString('utf8', 0, 1))).toEqual([undefined, 'b', 'c']);
  const last = file.put(body('d', 50));
  await written();
  expect([...places, last].map((place) => file.read(place)?.toString('utf8', 0, 1))).toEqual([
    undefined,
    undefined,
    'c',
    'd',
  ]);
});

test('what would come onto a write under way is not held, as either of them might be the last', async () => {
  const file = new RingFile(folder, 100);
  const [first, second, third] = ['a', 'b', 'c'].map((sign) => file.put(body(sign, 40)));
  expect([first, second, third].map((place) => place && file.holds(place))).toEqual([true, true, false]);
  await written();
  expect(first && file.read(first)?.toString()).toBe('a'.repeat(40));
});

test('a thousand turns give back what was put, or nothing', async () => {
  const file = new RingFile(folder, 1_000);
  const places: [string, ReturnType<RingFile['put']>][] = [];
  for (let n = 0; n < 1_000; n += 1) {
    const text = `${n}:`.repeat(1 + (n % 37));
    places.push([text, file.put(Buffer.from(text))]);
    if (n % 50 === 0) await written();
    for (const [put, place] of places.slice(-30)) expect([put, undefined]).toContain(file.read(place)?.toString());
  }
  expect(places.filter(([, place]) => file.holds(place)).length).toBeGreaterThan(5);
}, 20_000);

test('what is larger than the file is not held', () => {
  const file = new RingFile(folder, 100);
  const place = file.put(body('a', 101));
  expect([file.holds(place), file.read(place)]).toEqual([false, undefined]);
});

test('while the disk lags, nothing more waits in memory', async () => {
  const file = new RingFile(folder, 1_000_000);
  const places = Array.from({ length: 300 }, () => file.put(body('a', 100)));
  expect(places.filter((place) => file.holds(place)).length).toBe(200);
  await written();
  expect(file.holds(file.put(body('b', 100)))).toBe(true);
});
