import { expect, test } from 'vitest';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelsOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { benefitWords } from '#contract/taxonomy/words/benefit-words.ts';
import { stageWords } from '#contract/taxonomy/words/stage-words.ts';
import { subjectWords } from '#contract/taxonomy/words/subject-words.ts';
import { tenureWords } from '#contract/taxonomy/words/tenure-words.ts';
import { isFilling } from './fillers.ts';
import { readKeyword } from './read-keyword.ts';
import { plainWriting } from './ways-of-writing.ts';

const all = (table: Partial<Record<string, readonly string[]>>): string[] =>
  Object.values(table).flatMap((words = []) => words);
const known = [
  ...[stages, subjects, roles, tenures, titles, educations, certificates].flatMap((list) =>
    labelsOf(list as never, codesOf(list as never)),
  ),
  ...[stageWords, subjectWords, tenureWords, benefitWords].flatMap((table) => all(table)),
].filter((word) => /^\p{Script=Han}{2,6}$/u.test(word));
const unknown = [
  '古筝',
  '龙舟',
  '剪纸',
  '宝妈',
  '单身',
  '夜跑',
  '户口',
  '晚自习',
  '非遗',
  '摄影',
  '值日',
  '社团',
  '零基础',
  '转行',
  '体制',
];
const fillers = ['老师', '教师', '的', '急聘', '一名', '有经验', '可以', '能胜任', '优先', '最好', '要', ' ', '，'];

/** The same on every run: a failure can be repeated. */
function prng(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}

test('every word is in a condition, in a note or a listed filler', () => {
  const next = prng(7);
  const one = (list: readonly string[]) => list[next(list.length)] as string;
  const silent: string[] = [];
  for (let n = 0; n < 1_500; n += 1) {
    const typed = [one(known), one(unknown), one(known)].slice(0, 1 + next(3));
    const keyword = typed
      .map((word) => `${next(3) === 0 ? one(fillers) : ''}${word}${next(3) === 0 ? one(fillers) : ''}`)
      .join(' ');
    const { parts, unusable } = readKeyword(keyword);
    const told = [...parts.map(({ text }) => text), ...unusable.map(({ text }) => text)].join(' ');
    // Two signs of a word are enough: a word may be read as several.
    const isTold = (word: string) =>
      isFilling(word) || [...word].some((_, at) => at > 0 && told.includes(word.slice(at - 1, at + 1)));
    if (!typed.every((word) => plainWriting(word).trim().split(' ').every(isTold))) silent.push(`${keyword} → ${told}`);
  }
  expect(silent.slice(0, 20)).toEqual([]);
});
