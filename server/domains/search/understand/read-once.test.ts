import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';
import { readQuery } from './read-query.ts';

test('is the reading, and for the same keyword the same one', () => {
  expect(readOnce('小学语文 广州')).toEqual(readQuery('小学语文 广州'));
  expect(readOnce('小学语文 广州')).toBe(readOnce('小学语文 广州'));
  expect(readOnce('高中数学')).not.toBe(readOnce('小学语文 广州'));
});

test('keeps those that were asked for last', () => {
  const [old, used] = [readOnce('英语'), readOnce('化学')];
  for (let at = 0; at < 999; at += 1) {
    readOnce(`第${at}中学`);
    readOnce('化学');
  }
  expect(readOnce('化学')).toBe(used);
  expect(readOnce('英语')).not.toBe(old);
});
