import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

/** The groups of a keyword, as kind and word, with its region. */
function read(keyword: string): string {
  const { groups, region } = readQuery(keyword);
  return [...groups.map(({ kind, text }) => `${kind}:${text}`), ...(region ? [region] : [])].join(' ');
}

test.each([
  ['广州小学语文', 'stage:小学 subject:语文 440100'],
  ['小语', 'stage:小学 subject:语文'],
  ['gaozhongshuxue', 'stage:高中 subject:数学'],
  ['北京大学英语老师', 'stage:大学 subject:英语 generic:老师 110100'],
  ['想在成都当高中历史老师', 'stage:高中 subject:历史 generic:老师 510100'],
  ['提供宿舍的小学数学岗位', 'benefit:宿舍 stage:小学 subject:数学'],
  ['廣州 英語老師', 'subject:英语 generic:老师 440100'],
  ['班主仁', 'role:班主任'],
  ['事业遍制 数学', 'trait:事业编制 subject:数学'],
  ['体制内 语文', 'trait:体制内 subject:语文'],
  ['English teacher', 'subject:english generic:teacher'],
])('%s', (keyword, expected) => {
  expect(read(keyword)).toBe(expected);
});

test('a keyword of fillers alone is still looked for', () => {
  expect(read('招聘')).toBe('plain:招聘');
});

test('a county by its short name may stand in a name; by its full name, or below its city, it is the place', () => {
  expect(read('浦江工程技术大学')).toContain('place:浦江');
  expect(read('浦江县 语文')).toBe('subject:语文 330726');
  expect(read('金华 浦江 语文')).toBe('subject:语文 330726');
});

test('a word that is a part of a code knows it', () => {
  expect(readQuery('esl').groups).toMatchObject([{ kind: 'plain', codes: [], within: [['#x:english']] }]);
  expect(readQuery('园长').groups).toMatchObject([{ kind: 'role', codes: [], within: [['#r:head']] }]);
});
