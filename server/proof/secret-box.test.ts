import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '#server/platform/secret-box.ts';

const key = randomBytes(32);
const box = seal(key, 'one', '');

test('a box opens for its owner and key alone', () => {
  expect(unseal(key, 'one', box)).toBe('');
  expect(() => unseal(key, 'two', box)).toThrow();
  expect(() => unseal(randomBytes(32), 'one', box)).toThrow();
});

// GCM by itself takes tags of four bytes, which can be guessed.
test('a box with a shortened tag is refused', () => {
  for (let length = 0; length < box.length; length++)
    expect(() => unseal(key, 'one', box.subarray(0, length)), `${length} bytes`).toThrow();
});
