import { expect, test } from 'vitest';
import { readTerms } from '#server/domains/queries/judged/read-term.ts';
import { partsOfKeyword, readOnce } from '#server/domains/search/public.ts';
import { understanding } from './understanding.ts';

const none = { ignored: [], place: null, replaces: false, offered: [] };
const counts = (typed: string, expected: string, notes: string[] = []) =>
  understanding(
    { understood: readTerms(expected), demands: [] },
    { parts: readOnce(typed), told: { ...none, parts: partsOfKeyword(typed), notes } },
  );

test.each([
  ['小学语文 杭州', 'stage:primary subject:chinese place:3301', { expected: 3, right: 3, extra: 0 }],
  ['小学语文 杭州', 'stage:junior subject:chinese place:3302', { expected: 3, right: 1, extra: 2 }],
  ['上海 英语', 'place:31 subject:english', { expected: 2, right: 2, extra: 0 }],
  ['月薪8k以上', 'pay:8000', { expected: 1, right: 1, extra: 0 }],
  ['月薪8k以上', 'pay:9000', { expected: 1, right: 0, extra: 1 }],
  ['一节课100', 'pay:100/lesson', { expected: 1, right: 1, extra: 0 }],
  ['不要代课 语文', '!tenure:substitute subject:chinese', { expected: 2, right: 2, extra: 0 }],
  ['代课 语文', '!tenure:substitute subject:chinese', { expected: 2, right: 1, extra: 1 }],
  ['大专能做的', 'education:college', { expected: 1, right: 1, extra: 0 }],
  ['大专能做的', 'education:bachelor', { expected: 1, right: 0, extra: 1 }],
  ['成都附近', 'near:5101', { expected: 1, right: 1, extra: 0 }],
  ['成都', 'near:5101', { expected: 1, right: 0, extra: 1 }],
])('the chips of %s, where %s is expected: %o', (typed, expected, found) => {
  expect(counts(typed, expected)).toEqual(found);
});

test('a word that is searched as it is counts neither way, and one that is told as unknown is right', () => {
  expect(counts('围棋', '')).toEqual({ expected: 0, right: 0, extra: 0 });
  expect(counts('屠龙术', 'unknown:屠龙术')).toMatchObject({ right: 0 });
  expect(counts('屠龙术', 'unknown:屠龙术', ['没有含“屠龙术”的职位。'])).toMatchObject({ right: 1 });
});
