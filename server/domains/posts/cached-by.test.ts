import { expect, test, vi } from 'vitest';
import { manualClock } from '#server/platform/clock.ts';
import { cachedBy } from './cached-by.ts';

test('many who ask at once share one load, until it is stale', async () => {
  const clock = manualClock(new Date(0));
  const load = vi.fn(async (key: string) => `${key} ${clock.now().getTime()}`);
  const read = cachedBy({ freshMs: 1_000, max: 2, clock }, load);

  expect(await Promise.all([read('a'), read('a')])).toEqual(['a 0', 'a 0']);
  clock.advance(999);
  expect(await read('a')).toBe('a 0');
  clock.advance(1);
  expect(await read('a')).toBe('a 1000');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that failed is tried again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const read = cachedBy({ freshMs: 1_000, max: 2, clock: manualClock(new Date(0)) }, load);

  await expect(read('a')).rejects.toThrow('down');
  expect(await read('a')).toBe('up');
});
