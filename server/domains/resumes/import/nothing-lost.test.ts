import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

/** Rare signs, so that a word is found again only if it was kept. */
const sign = fc.constantFrom(...'珩瑾昶晔翊澍霁湉熠煦堃骐骥翀翮淙淼焱垚犇羴');
const word = fc.array(sign, { minLength: 3, maxLength: 6 }).map((signs) => signs.join(''));
const month = fc.tuple(fc.integer({ min: 2001, max: 2024 }), fc.integer({ min: 1, max: 12 }));
const period = fc
  .tuple(month, fc.constantFrom('-', ' – ', '至', '~'), fc.constantFrom('.', '/', '年'))
  .map(([[year, m], dash, mark]) => {
    const one = (y: number) => `${y}${mark}${String(m).padStart(2, '0')}${mark === '年' ? '月' : ''}`;
    return `${one(year)}${dash}${one(year + 3)}`;
  });
const gap = fc.constantFrom(' ', '  ', '\t', ' | ', '，', ' · ', '、', '；');
const bullet = fc.constantFrom('', '• ', '\uf0b7 ', 'Ø ', '1. ', '（2）');
const place = fc
  .tuple(word, fc.constantFrom('大学', '师范学院', '中学', '小学', '培训公司', '工作室', ''))
  .map((pair) => pair.join(''));
const plainly = fc.constantFrom(
  '本科',
  '硕士',
  '教育学硕士',
  '语文教师',
  '实习教师',
  '班主任',
  '全日制',
  '排名前',
  '一等奖',
  '国家级',
  '主持',
  '第一作者',
  '普通话二级甲等',
  'CET-6',
  '高级中学教师资格证',
  '中学一级教师',
  '期望城市',
  '杭州',
);
const headings = fc.constantFrom(
  '教育经历',
  '工作经历',
  '教师资格证',
  '获奖情况',
  '论文',
  '科研项目',
  '证书',
  '语言能力',
  '自我评价',
  '求职意向',
  '职称',
  '兴趣爱好',
  '其他情况',
);
const labels = fc.constantFrom('主修课程：', '职责：', '备注：', '民族：', '籍贯：', '政治面貌：', '曾用名：', '');
const line = fc
  .tuple(
    bullet,
    fc.option(period, { nil: '' }),
    labels,
    fc.array(fc.oneof(word, place, plainly), { minLength: 1, maxLength: 4 }),
    gap,
  )
  .map(([mark, when, label, parts, between]) => `${mark}${when ? `${when} ` : ''}${label}${parts.join(between)}`);
const lines = fc.array(fc.oneof({ weight: 1, arbitrary: headings }, { weight: 4, arbitrary: line }), {
  minLength: 1,
  maxLength: 14,
});

test.each([1, 20261128, 77_003])(
  'every word of a resume is in the draft or among the unread lines (seed %i)',
  (seed) => {
    fc.assert(
      fc.property(lines, (resume) => {
        const reading = JSON.stringify(readResume(resume)).replaceAll('·', '');
        const words = resume.join('\n').match(/[珩瑾昶晔翊澍霁湉熠煦堃骐骥翀翮淙淼焱垚犇羴]{3,}/gu) ?? [];
        for (const one of words) expect(reading, one).toContain(one);
      }),
      { numRuns: 400, seed },
    );
  },
);

const points = fc.integer({ min: 301, max: 709 });
const year = fc.integer({ min: 2001, max: 2024 });
/** What a fact says besides its code: points and years. */
const facts = fc
  .tuple(
    fc.constantFrom(
      '普通话二级甲等',
      '一级教师',
      '高级中学教师资格证 数学',
      'CET-6',
      '大学英语六级（CET-6）',
      '计算机二级证书',
    ),
    fc.oneof(
      points.map((n) => ` ${n}分`),
      year.map((y) => `（${y}年）`),
      fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => ` ${y}.${String(m).padStart(2, '0')}`),
    ),
  )
  .map((pair) => pair.join(''));
/** What else has numbers: a period of study, a wish, a phone. */
const around = [
  '电话：13830170951',
  '求职意向：高中数学教师，期望薪资：8K-12K，期望城市：杭州',
  '教育经历',
  ...Array.from({ length: 8 }, (_, at) => `${2001 + 3 * at}.09-${2003 + 3 * at}.06 青城师范大学 数学 本科`),
];

test.each([1, 20261128])('the number beside a fact is in its entry, or its line among the unread (seed %i)', (seed) => {
  fc.assert(
    fc.property(fc.constantFrom('证书', '语言能力', '职称', '教师资格证'), facts, (heading, fact) => {
      const { entries, unread } = readResume([...around, heading, fact]);
      const { titles, certificates, foreign, otherCertificates } = entries;
      const own = JSON.stringify([titles, certificates, foreign, otherCertificates]);
      const [number = ''] = /(?<![-A-Za-z])\d{3,}(?:\.\d+)?/.exec(fact) ?? [];
      if (!own.includes(number.replace('.', '-'))) expect(unread).toContain(fact);
      expect(foreign.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300, seed },
  );
});

test.each([
  ['英语四级、六级', ['大学英语四级', '大学英语六级']],
  ['大学英语四六级', ['大学英语四级', '大学英语六级']],
  ['通过大学英语四级（CET-4）和六级（CET-6 512分）', ['大学英语四级', '大学英语六级 512 分']],
  ['CET-4/6', ['大学英语四级', '大学英语六级']],
  ['英语六级 CET-6 512分，钢琴八级', ['大学英语六级 512 分']],
  ['2018年英语四级，2019年英语六级', ['大学英语四级', '大学英语六级']],
])('each examination of %s is one entry', (line, levels) => {
  expect(readResume(['语言能力', line]).entries.foreign.map(({ level }) => level)).toEqual(levels);
});

test('a word in Latin letters counts as read only as a whole, since its pieces stand in any text', () => {
  const { intro, unread } = readResume(['Consulting', 'Summary', 'Conducting tests, never insulting.']);
  expect(intro).toBe('Conducting tests, never insulting.');
  expect(unread).toEqual(['Consulting']);
});
