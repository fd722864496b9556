import { describe, expect, test } from 'vitest';
import { readQuery } from '../understand/read-query.ts';
import { markerOf } from './search-posts.ts';

/** The highlighted parts of a title. */
const marked = (title: string, keyword: string) =>
  markerOf(readQuery(keyword).flatMap(({ groups }) => groups))(title).map(([from, to]) => title.slice(from, to));

describe('marks in a title', () => {
  test.each([
    ['小学英语教师（急聘）', '小学英语', ['小学英语']],
    ['初中英文教师', '英语', ['英文']],
    ['幼儿园教师', '幼师', ['幼儿园教师']],
    ['语文、数学、语文', '语文', ['语文', '语文']],
    ['ＰＰＴ讲师', 'ppt', ['ＰＰＴ']],
    ['𠮷田日语教师', '日语', ['日语']],
    ['数学教师', '英语', []],
    ['数学教师', '', []],
  ])('%s for %s', (title, keyword, parts) => {
    expect(marked(title, keyword)).toEqual(parts);
  });

  test('a sign that stands for several is marked whole', () => {
    const plain = { text: 'm2', kind: 'plain', codes: [], words: [['m2']] } as const;
    const group = { ...plain, codes: [], words: [['m2']] };
    expect(markerOf([group])('20㎡宿舍')).toEqual([[2, 3]]);
  });
});
