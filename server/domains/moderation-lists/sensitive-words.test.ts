import { expect, test } from 'vitest';
import { findWords, type WordRule } from './sensitive-words.ts';

const rule = (words: string[], level: WordRule['level'] = 'review', within = 20): WordRule => ({
  words,
  shown: words,
  within,
  level,
  note: '',
});

test.each(['先交押金', '先交 押-金', '先交押　金', '先交押。金'])('a word is found however it hides: %s', (text) => {
  expect(findWords([rule(['押金'])], text)).toHaveLength(1);
});

test('a rule of several words needs all of them, near each other, in any order', () => {
  const rules = [rule(['培训', '贷款'], 'refuse', 10)];
  expect(findWords(rules, '入职前可办理贷款参加培训')).toHaveLength(1);
  expect(findWords(rules, '先培训后贷款')).toHaveLength(1);
  expect(findWords(rules, '我校重视教师培训')).toEqual([]);
  expect(findWords(rules, `教师培训${'，工作稳定待遇从优'.repeat(4)}，住房贷款贴息`)).toEqual([]);
});

test('the gravest stands first', () => {
  const rules = [rule(['微信'], 'warn'), rule(['押金'], 'refuse'), rule(['兼职'], 'review')];
  expect(findWords(rules, '兼职，加微信，交押金').map(({ level }) => level)).toEqual(['refuse', 'review', 'warn']);
});
