import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

/** '小学/stage 语文/subject @440100' */
const read = (keyword: string) => {
  const { groups, region } = readQuery(keyword);
  return [...groups.map(({ text, kind }) => `${text}/${kind}`), ...(region ? [`@${region}`] : [])].join(' ');
};

describe('a keyword becomes what it asks for', () => {
  test.each([
    ['小学语文 广州', '小学/stage 语文/subject @440100'],
    ['小学英语 惠州 住宿', '小学/stage 英语/subject 住宿/benefit @441300'],
    ['东莞 双休', '双休/benefit @441900'],
    ['广东惠州博罗 英语', '英语/subject @441322'],
    ['北京 数学', '数学/subject @110100'],
    ['高中英语老师', '高中/stage 英语/subject 老师/generic'],
    ['英语教师带编', '英语/subject 教师/generic 带编/trait'],
    ['Ｐ Ｐ Ｔ', 'p/plain t/plain'],
    ['小语', '小学/stage 语文/subject'],
    ['初数老师', '初中/stage 数学/subject 老师/generic'],
    ['东晖学校', '东晖/plain'],
    ['', ''],
    ["' & | ! ( ) : * \\ <->", ''],
  ])('%s', (keyword, expected) => {
    expect(read(keyword)).toBe(expected);
  });

  test('a word that nearly every post says is asked for where nothing else is', () => {
    const [only] = readQuery('老师').groups;
    expect(only).toMatchObject({ text: '老师', kind: 'role' });
    expect(only?.words.flat()).toContain('教师');
  });

  test('of two places either will do, and a name of several places means all of them', () => {
    expect(readQuery('广州 深圳').groups).toMatchObject([{ kind: 'place', codes: [['#c:440100'], ['#c:440300']] }]);
    expect(readQuery('朝阳区').groups[0]?.codes.length).toBeGreaterThan(1);
  });

  test('words that are narrower than their code look for themselves', () => {
    expect(readQuery('钢琴').groups).toMatchObject([{ kind: 'plain', codes: [] }]);
    expect(readQuery('语数外').groups[0]?.codes).toEqual([['#x:chinese'], ['#x:math'], ['#x:english']]);
    expect(readQuery('包吃住').groups[0]?.codes).toEqual([['#b:canteen', '#b:apartment']]);
    expect(readQuery('园长').groups[0]?.codes).toEqual([]);
  });
});

describe('letters', () => {
  test.each([
    ['yingyu', '英语/subject'],
    ['yinyu', '英语/subject'],
    ['xiaoxueyuwen guangzhou', '小学/stage 语文/subject @440100'],
    ['gzsx', '高中/stage 数学/subject'],
    ['xxyy', '小学/stage 英语/subject'],
    ['qwrtpsd', 'qwrtpsd/plain'],
  ])('%s', (keyword, expected) => {
    expect(read(keyword)).toBe(expected);
  });

  test('stay as they are where posts have them', () => {
    expect(readQuery('yy', (word) => word === 'yy').groups).toMatchObject([{ text: 'yy', kind: 'plain' }]);
  });
});

test('any text is read, into a bounded number of groups', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (keyword) => readQuery(keyword).groups.length <= 12),
  );
});
