import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { semaphore } from './semaphore.ts';

test('so many run at once, in the order they came, and a failure makes room too', async () => {
  const queue = semaphore(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
    if (n === 1) throw new Error('one');
    return n;
  };
  const all = [0, 1, 2, 3, 4].map((n) => queue.take(work(n)));
  expect(queue.waiting).toBe(3);
  const done = await Promise.allSettled(all);
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  expect([await queue.take(work(5)), queue.waiting]).toEqual([5, 0]);
});
