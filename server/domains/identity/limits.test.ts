import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Deps } from '#server/platform/deps.ts';
import { limitKey, subscriberOf } from './limits.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the address %s belongs to the subscriber %s', (ip, subscriber) => {
  expect(subscriberOf(ip)).toBe(subscriber);
});

test('a key tells limits and phones apart without holding the phone', () => {
  const deps = { secret: (name: string) => createHmac('sha256', 'test').update(name).digest() } as Deps;
  const key = limitKey(deps, 'send-day', '13800000001');

  expect(key).toMatch(/^send-day:[A-Za-z0-9_-]{22}$/);
  expect(key).not.toContain('13800000001');
  expect(limitKey(deps, 'send-day', '13800000001')).toBe(key);
  expect(limitKey(deps, 'send-day', '13800000002')).not.toBe(key);
});
