import { expect, test } from 'vitest';
import { repeatedKey } from './api-plugin.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"b":{"a":1},"c":[{"a":1 , "x":"}" , "a" : 2}]}', 'a'],
  ['{"":1,"":2}', ''],
])('%s has a key twice', (text, key) => {
  expect(repeatedKey(text)).toBe(key);
});

test.each(['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', '{"a":"a","b":"\\"a\\":1"}', '["a","a"]', '"a"', '1', '{}'])(
  '%s has none',
  (text) => {
    expect(repeatedKey(text)).toBeUndefined();
  },
);
