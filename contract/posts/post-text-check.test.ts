import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINEAR, repeated, timeGrowth } from '#contract/testing/time-growth.ts';
import { blocksPublishing, checkPost, checkText } from './post-text-check.ts';

const kinds = (text: string, tenure?: string) => checkText(text, tenure).map(({ kind }) => kind);

test('a finding names the words as they stand, and what to do about them', () => {
  const text = '应聘者要求 女 性，９５后优先';
  const [sex, age] = checkText(text);
  expect(sex).toMatchObject({ kind: 'sex', severity: 'block', words: '要求 女 性', suggestion: '男女不限' });
  expect(age).toMatchObject({ kind: 'age', severity: 'warn', words: '９５后' });
  expect(text.slice(sex?.from, sex?.to)).toBe(sex?.words);
});

test.each([
  '负责女生宿舍管理',
  '男女不限，性别不限',
  '公安局户籍科旁',
  '户籍不限，协助办理杭州户籍，落户优先',
  '不收取报名费、押金',
  '子女优先入读',
  '面向3-6岁幼儿',
])('%s is no fault', (text) => expect(kinds(text)).toEqual([]));

test.each(['杭州户籍优先', '浙江户籍者优先考虑', '本地户口人员可优先', '有杭州户籍的予以加分'])(
  '%s is a limit by 户籍',
  (text) => expect(kinds(text)).toEqual(['household']),
);

test('an age by public notice is lawful, one by taste is told', () => {
  expect(kinds('年龄35周岁以下', 'establishment')).toEqual([]);
  expect(kinds('年龄35周岁以下', 'private')).toEqual(['age']);
});

test('a phone number is seen in every disguise', () => {
  for (const text of ['138-1234-5678', '一三八一二三四五六七八', '①③⑧00138000', '1 3 9 0 0 0 0 1 2 3 4'])
    expect(kinds(`电话${text}`)).toEqual(['contact']);
});

test('every text of a post is looked at, and only the unlawful keeps it back', () => {
  const found = checkPost({
    title: '小学教师（女）',
    salaryNote: '加微信 abcdef',
    requirements: { others: ['', '本市户籍优先'] },
  });
  expect(found.map(({ field, kind }) => [field, kind])).toEqual([
    ['title', 'sex'],
    ['salaryNote', 'contact'],
    ['requirements.others.1', 'household'],
  ]);
  expect(blocksPublishing(found)).toBe(true);
  expect(blocksPublishing(found.slice(1, 2))).toBe(false);
});

test('whatever is written, ranges lie within the text and do not overlap within a kind', () => {
  const words = fc.constantFrom(
    '限女',
    '女',
    '，',
    '微信',
    'abcde1',
    '35岁',
    '以下',
    '𠮷',
    '①③⑧00138000',
    '押金',
    '交',
    ' ',
    'ﬃ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words).map((parts) => parts.join('')),
      ),
      (text) => {
        const found = checkText(text);
        for (const { from, to, words } of found) expect(text.slice(from, to)).toBe(words);
        for (const { from, to } of found) expect(0 <= from && from < to && to <= text.length).toBe(true);
        for (const [at, { kind, to }] of found.entries())
          expect(found.slice(at + 1).some((next) => next.kind === kind && next.from < to)).toBe(false);
      },
    ),
  );
});

test.each(['a.', '收', '无', '学费', '限男'])('the time that a text takes goes with its length: %s', (part) => {
  expect(timeGrowth((length) => checkText(repeated(part, length)))).toBeLessThan(LINEAR);
});
