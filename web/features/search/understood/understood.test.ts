import { expect, test } from 'vitest';
import { partsText, withoutPlace } from './understood.ts';

const none = { parts: [], ignored: [], place: null, replaces: false, notes: [], offered: [] };

test('a chosen place replaces the typed one', () => {
  const understood = { ...none, parts: ['成都'], place: '成都' };
  expect(withoutPlace({ keyword: '成都' }, understood).ignore).toBe('成都');
  expect(withoutPlace({ keyword: '成都 英语', ignore: '英语' }, understood).ignore).toBe('英语,成都');
  expect(withoutPlace({ keyword: '英语' }, { ...none, parts: ['英语'] }).ignore).toBeUndefined();
});

test('a heading names what was understood', () => {
  expect(partsText({ ...none, parts: ['成都', '英语'] })).toBe('成都 英语');
});
