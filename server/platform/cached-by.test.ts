import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { cachedBy } from './cached-by.ts';
import { Changes } from './changes.ts';
import { manualClock } from './clock.ts';

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

describe('an answer that follows what it was made from', () => {
  const changes = new Changes();
  const clock = manualClock(new Date(0));
  const options = { freshMs: 1_000, staleMs: 500, max: 2, clock };
  const followed = (load: () => Promise<string>, until = Number.POSITIVE_INFINITY) =>
    cachedBy({ ...options, following: { changes, madeFrom: () => ({ tags: ['post:1'], until }) } }, load);

  test('is made anew when a thing of its own changed, and not for another', async () => {
    const load = vi.fn(async () => `made ${load.mock.calls.length}`);
    const read = followed(load);
    await read('a');
    changes.note('post:2');
    expect(await read('a')).toBe('made 1');
    changes.note('post:1');
    expect(await read('a')).toBe('made 2');
  });

  test('is not shared with who asks after a change, while it is in the making', async () => {
    const load = vi.fn(async () => `made ${load.mock.calls.length}`);
    const read = followed(load);
    const first = read('a');
    changes.note('post:1');
    expect(await Promise.all([first, read('a')])).toEqual(['made 1', 'made 2']);
  });

  test('ends when the first of what it shows is over', async () => {
    const load = vi.fn(async () => `made ${load.mock.calls.length}`);
    const read = followed(load, 300);
    await read('a');
    clock.advance(299);
    expect(await read('a')).toBe('made 1');
    clock.advance(1);
    expect(await read('a')).toBe('made 2');
  });
});
