import { expect, test } from 'vitest';
import { untilSteady } from './steady.ts';

/** Answers one after the other; the last one from then on. */
const saying = (...answers: boolean[]) => {
  let at = 0;
  const ask = async () => {
    at += 1;
    return answers[Math.min(at, answers.length) - 1] as boolean;
  };
  return { ask, asked: () => at };
};

test('what looks sound just after it was broken is not taken for healed', async () => {
  const { ask, asked } = saying(true, false, false, true);
  const began = performance.now();
  const since = await untilSteady(ask, { ms: 40, limitMs: 5_000, everyMs: 10 });
  expect(asked()).toBeGreaterThanOrEqual(5);
  expect((since as number) - began).toBeGreaterThanOrEqual(20);
  expect(performance.now() - (since as number)).toBeGreaterThanOrEqual(40);
});

test('what is never steady within the limit is reported', async () => {
  const { ask } = saying(...Array.from({ length: 100 }, (_, at) => at % 2 === 0));
  expect(await untilSteady(ask, { ms: 40, limitMs: 200, everyMs: 10 })).toBeNull();
});
