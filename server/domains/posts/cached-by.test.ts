import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { manualClock } from '#server/platform/clock.ts';
import { cachedBy } from './cached-by.ts';

function given(load: (key: string) => Promise<string>) {
  const clock = manualClock(new Date(0));
  return { clock, read: cachedBy({ freshMs: 1_000, staleMs: 500, max: 2, clock }, load) };
}

test('many who ask at once share one load, until it is no longer fresh', async () => {
  const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
  const { clock, read } = given(load);

  expect(await Promise.all([read('a'), read('a')])).toEqual(['a 1', 'a 1']);
  clock.advance(999);
  expect(await read('a')).toBe('a 1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('for a while the old answer serves, while one new one is made behind it', async () => {
  const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
  const { clock, read } = given(load);

  await read('a');
  clock.advance(1_000);
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a 1', 'a 1']);
  await turn();
  expect(await read('a')).toBe('a 2');
  expect(load).toHaveBeenCalledTimes(2);
});

test('an answer that nobody asked for long is made anew', async () => {
  const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
  const { clock, read } = given(load);

  await read('a');
  clock.advance(1_500);
  expect(await read('a')).toBe('a 2');
});

test('a load that failed is tried again, and a renewal that failed leaves the old answer', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const { clock, read } = given(load);

  await expect(read('a')).rejects.toThrow('down');
  expect(await read('a')).toBe('up');
  clock.advance(1_000);
  load.mockRejectedValueOnce(new Error('down again'));
  expect(await read('a')).toBe('up');
  await turn();
  expect(await read('a')).toBe('up');
});
