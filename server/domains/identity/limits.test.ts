import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Deps } from '#server/platform/deps.ts';
import { limitKey } from './limits.ts';

test('a key tells limits and phones apart without holding the phone', () => {
  const deps = { secret: (name: string) => createHmac('sha256', 'test').update(name).digest() } as Deps;
  const key = limitKey(deps, 'send-day', '13800000001');

  expect(key).toMatch(/^send-day:[A-Za-z0-9_-]{22}$/);
  expect(key).not.toContain('13800000001');
  expect(limitKey(deps, 'send-day', '13800000001')).toBe(key);
  expect(limitKey(deps, 'send-day', '13800000002')).not.toBe(key);
});
