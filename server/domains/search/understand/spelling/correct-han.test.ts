import { expect, test } from 'vitest';
import { correctHan } from './read-latin.ts';

test.each([
  ['一个读音的字', '宿舍管里员', '宿舍管理员', 'sound'],
  ['形近的字', '辅导贝', '辅导员', 'look'],
  ['形近的字', '信息技木', '信息技术', 'look'],
  ['形近的字', '美朮', '美术', 'near'],
  ['形近的字，常用的在先', '深川', '深圳', 'near'],
  ['福利的叫法', '双体', '双休', 'near'],
  ['职位的叫法', '会记', '会计', 'near'],
  ['别字，旁边有别的词', '东菀', '东莞', 'any'],
] as const)('%s：%s is read as %s', (_, typed, meant, how) => expect(correctHan(typed, how)).toBe(meant));

test.each(['新校区', '南极', '基建'])('%s is no misspelling', (word) => expect(correctHan(word, 'near')).toBeNull());
