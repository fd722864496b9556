import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A single-flight function with computations that the test completes. */
function making() {
  const share = singleFlight<number>();
  const resolvers: ((value: number) => void)[] = [];
  const make = () => new Promise<number>((resolve) => void resolvers.push(resolve));
  return { ask: (key: string, moment: number) => share(key, moment, make), resolvers };
}

test('who asks for the same meanwhile gets the same', async () => {
  const { ask, resolvers } = making();
  const requested = [ask('/a', 1), ask('/a', 1), ask('/b', 1)];
  resolvers.forEach((resolve, index) => void resolve(index));
  expect(await Promise.all(requested)).toEqual([0, 0, 1]);
});

test('who asks after a change does not get what was begun before it', async () => {
  const { ask, resolvers } = making();
  const before = ask('/a', 1);
  const after = ask('/a', 2);
  resolvers.forEach((resolve, index) => void resolve(index));
  expect(await Promise.all([before, after])).toEqual([0, 1]);
});

test('what is done, or failed, is made anew', async () => {
  let calls = 0;
  const share = singleFlight<number>();
  const make = async () => {
    calls += 1;
    if (calls === 1) throw new Error('once');
    return calls;
  };
  await expect(share('/a', 1, make)).rejects.toThrow('once');
  expect([await share('/a', 1, make), await share('/a', 1, make)]).toEqual([2, 3]);
});
