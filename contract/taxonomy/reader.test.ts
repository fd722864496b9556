import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINEAR, repeated, timeGrowth } from '#contract/testing/time-growth.ts';
import { benefits } from './benefits.ts';
import { certificates } from './certificates.ts';
import { educations } from './educations.ts';
import { codesOf, labelOf } from './list.ts';
import { type Reading, readWords } from './reader.ts';
import { roles } from './roles.ts';
import { stages } from './stages.ts';
import { subjects } from './subjects.ts';
import { tenures } from './tenures.ts';
import { titles } from './titles.ts';
import { benefitWords } from './words/benefit-words.ts';
import { certificateWords, educationWords, titleWords } from './words/requirement-words.ts';
import { roleWords } from './words/role-words.ts';
import { stageWords } from './words/stage-words.ts';
import { subjectWords } from './words/subject-words.ts';
import { tenureWords } from './words/tenure-words.ts';

/** The result without kinds that found nothing. */
const read = (text: string) =>
  Object.fromEntries(Object.entries(readWords(text)).filter(([, found]) => found.length > 0));

describe('titles and queries', () => {
  test.each<[string, Partial<Reading>]>([
    ['小学语文 广州', { stages: ['primary'], subjects: ['chinese'], rest: '广州' }],
    ['小语 广州', { stages: ['primary'], subjects: ['chinese'], rest: '广州' }],
    ['急聘初数老师', { stages: ['junior'], subjects: ['math'], rest: '急聘 老师' }],
    ['高英', { stages: ['senior'], subjects: ['english'] }],
    ['高中数学教师兼班主任', { stages: ['senior'], subjects: ['math'], roles: ['homeroom'], rest: '教师兼' }],
    ['小学英语教师(青年教师)', { stages: ['primary'], subjects: ['english'], rest: '教师(青年教师)' }],
    ['诚聘中小学英语', { stages: ['primary', 'junior', 'senior'], subjects: ['english'], rest: '诚聘' }],
    ['幼师', { stages: ['preschool'], roles: ['kindergarten'] }],
    ['特教', { stages: ['special'], subjects: ['special-education'] }],
    ['音体美', { subjects: ['pe', 'music', 'fine-arts'] }],
    ['理综', { subjects: ['physics', 'chemistry', 'biology'] }],
    ['事业编 体育', { subjects: ['pe'], tenures: ['establishment'] }],
    ['编外 体育', { subjects: ['pe'], tenures: ['contract'] }],
    ['初中体育与健康', { stages: ['junior'], subjects: ['pe'] }],
    ['Ａ－Level 物理', { subjects: ['international', 'physics'] }],
    ['中职实训教师', { stages: ['vocational'], roles: ['practice'] }],
    ['博士后', { tenures: ['postdoc'], roles: ['postdoc'] }],
    ['大学英语', { stages: ['undergraduate'], subjects: ['english'] }],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('requirements and benefits', () => {
  test.each<[string, Partial<Reading>]>([
    ['本科及以上', { educations: ['bachelor'] }],
    ['高中及以上', { educations: ['senior'] }],
    ['研究生及以上', { educations: ['master'] }],
    ['高级中学教师资格证', { certificates: ['senior'] }],
    ['中小学一级', { titles: ['school-1'] }],
    ['包吃住', { benefits: ['canteen', 'apartment'] }],
    [
      '提供住宿;周末双休;五险;公积金;解决子女就学;职称评定',
      { benefits: ['apartment', 'weekend', 'insurance', 'children-school', 'title-review'], rest: '; ; ; ; ;' },
    ],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('words that only look like the sector’s', () => {
  test.each([
    '依法签订劳动合同',
    '华南师范大学附属',
    '通过英语六级',
    'app 运营',
    'apple',
    'capital',
    '大学生',
    '持教师资格证',
    '体检合格',
    '交通便利',
    '提高地位',
    '小数点',
    '缩小数',
    '幅度最高地',
  ])('%s', (text) => {
    expect(read(text)).toEqual({ rest: text });
  });
});

test('every label of a list is read as its own code, where it is a word by itself', () => {
  const lists = { stages, subjects, tenures, educations, certificates, benefits, roles, titles } as const;
  const unread = Object.entries(lists).flatMap(([kind, list]) =>
    codesOf(list)
      .filter((code) => !readWords(labelOf(list, code))[kind as keyof typeof lists].some((found) => found === code))
      .map((code) => `${kind} ${labelOf(list, code)}`),
  );
  // These alone mean something else: 研究生 is an education, 高中 a stage, 食堂 a benefit.
  expect(unread.toSorted()).toEqual(
    [
      'stages 研究生',
      'educations 高中',
      'roles 信息技术',
      'roles 心理',
      'roles 食堂',
      'roles 讲师',
      'titles 助教',
      'titles 实验员',
      'titles 讲师（中职）',
    ].toSorted(),
  );
});

test('the tables are of plain words and complete', () => {
  const tables = {
    stageWords,
    subjectWords,
    roleWords,
    tenureWords,
    educationWords,
    benefitWords,
    titleWords,
    certificateWords,
  };
  for (const [name, table] of Object.entries(tables))
    for (const [code, words] of Object.entries(table)) {
      expect.soft(words.length, `${name} ${code}`).toBeGreaterThan(0);
      expect.soft(new Set(words).size, `${name} ${code} repeats a word`).toBe(words.length);
      for (const word of words) {
        expect.soft(word, `${name} ${code}`).toBe(word.normalize('NFKC').toLowerCase());
        expect.soft(word.length, word).toBeGreaterThan(1);
      }
    }
});

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { stages: found } = readWords(text);
      return found.every((code) => code in stages);
    }),
  );
});

test.each(['小', '小学', '高中数学', 'a', '包吃', '😀'])('reading takes time with the length: %s', (part) => {
  expect(timeGrowth((length) => readWords(repeated(part, length)))).toBeLessThan(LINEAR);
});
