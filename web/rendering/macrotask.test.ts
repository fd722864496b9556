import { expect, test } from 'vitest';
import { ownTick } from './macrotask.server.ts';

test('of several that are ready at once each has a turn of the event loop of its own', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all([1, 2, 3].map(() => ownTick().then(() => turn)));
  counting = false;
  expect(new Set(turns).size).toBe(3);
});
