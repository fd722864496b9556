import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCertificate, readForeign, readPutonghua, readTitle } from './credentials.ts';
import { findDates, monthOf } from './dates.ts';
import { blocksOfPart, linesOfBlock } from './docx-lines.ts';
import { headingOf } from './headings.ts';
import { linesOfPage } from './pdf-lines.ts';
import { readResume } from './read-resume.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[][]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`;
const linesOf = (body: string) => blocksOfPart(`<w:document><w:body>${body}</w:body></w:document>`).flatMap(linesOfBlock);

const timeOf = (line: string) => {
  const { from, to } = findDates(line);
  return [from && monthOf(from, 9), to === 'now' ? 'now' : to && monthOf(to, 6)];
};

describe('times', () => {
  test.each([
    ['2019.09-2023.06 浙东师范大学', '2019-09', '2023-06'],
    ['2019年9月至2023年6月', '2019-09', '2023-06'],
    ['2019/9 ~ 至今', '2019-09', 'now'],
    ['2019-09-01 至 2023-06-30', '2019-09', '2023-06'],
    ['Sep 2019 – Present', '2019-09', 'now'],
    ['09/2019 - 06/2023', '2019-09', '2023-06'],
    ['201909-202306', '2019-09', '2023-06'],
    ['2019-2023', '2019-09', '2023-06'],
    ['19年9月—23年6月', '2019-09', '2023-06'],
    ['2019.09 至今', '2019-09', 'now'],
    ['2021.05 校级优秀教师', '2021-05', null],
    ['承担 42 人的班级', null, null],
  ])('%s', (line, from, to) => expect(timeOf(line)).toEqual([from, to]));
});

describe('headings', () => {
  test.each([
    ['教 育 背 景', 'educations'],
    ['【工作经历】', 'experiences'],
    ['三、获奖情况', 'honours'],
    ['教育背景 EDUCATION', 'educations'],
    ['TEACHING EXPERIENCE', 'experiences'],
    ['证书与技能：', 'certificates'],
  ])('%s', (line, topic) =>
    expect(headingOf(line.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''))?.topic).toBe(topic),
  );

  test('a fact is none, and a heading may hold its text', () => {
    expect(headingOf('学历：本科')).toBeNull();
    expect(headingOf('求职意向：高中数学教师')).toEqual({ topic: 'intentions', value: '高中数学教师' });
  });
});

describe('credentials', () => {
  test.each([
    ['高级中学教师资格证（数学） 2020.06', { kind: 'senior', subject: 'math', issued: '2020-06' }],
    ['幼儿园教师资格证', { kind: 'kindergarten' }],
    ['正在备考高中教师资格证', null],
  ])('%s', (line, found) => expect(readCertificate(line)).toEqual(found));

  test('Putonghua, 职称 and languages', () => {
    expect(readPutonghua('普通话二级甲等')).toBe('2a');
    expect(readPutonghua('二甲、教师资格证')).toBe('2a');
    expect(readTitle('职称：中小学一级教师', false)).toEqual({ level: 'school-1' });
    expect(readTitle('担任讲师三年', false)).toBeNull();
    expect(readForeign('CET-6，雅思 7.0')).toEqual([
      { name: '英语', level: '大学英语六级' },
      { name: '英语', level: '雅思 7.0' },
    ]);
  });
});

describe('lines', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });

  test('of two columns follow one another; facts side by side stay in a line', () => {
    const left = Array.from({ length: 6 }, (_, n) => run(`左${n}`, 40, 700 - n * 30));
    const right = Array.from({ length: 6 }, (_, n) => run(`右边的一行${n}`, 300, 690 - n * 31));
    expect(linesOfPage([...left, ...right], 595)).toEqual([...left, ...right].map(({ text }) => text));
    expect(linesOfPage([run('姓名', 40, 700), run('林知夏', 200, 700)], 595)).toEqual(['姓名\t林知夏']);
  });

  test('of a Word table: facts in a row, columns of paragraphs in turn', () => {
    expect(linesOf(`<w:tbl>${row(['姓名'], ['林知夏'])}</w:tbl>`)).toEqual(['姓名：林知夏']);
    expect(linesOf(`<w:tbl>${row(['教育背景'], ['甲', '乙 &amp; 丙'])}</w:tbl>`)).toEqual(['教育背景', '甲', '乙 & 丙']);
  });
});

test('whatever the lines are, reading them ends in a draft', () => {
  const piece = fc.constantFrom(
    '教育背景',
    '2019.09-',
    '至今',
    '浙东师范大学',
    '：',
    '\t',
    '（',
    '本科',
    '教师资格证',
    '13812345678',
    '《',
    '🎓',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
        { maxLength: 12 },
      ),
      (lines) => {
        expect(readResume(lines).unread.length).toBeLessThanOrEqual(lines.length);
      },
    ),
  );
});

describe('what a text does not say is not made up', () => {
  test.each([
    ['《函数概念的教学》发表于《数学通报》2026年第3期', '函数概念的教学', '数学通报', '2026年第3期'],
    ['《函数概念的教学》，发表于数学通报，2026年第3期，独立作者', '函数概念的教学', '数学通报', '2026年第3期'],
    ['函数概念的教学研究  中学数学教学参考  2026年第3期', '函数概念的教学研究', '中学数学教学参考', '2026年第3期'],
    ['沈若溪. 函数概念的教学研究[J]. 数学通报, 2026(3): 45-48.', '函数概念的教学研究', '数学通报', '2026(3)'],
  ])('%s', (line, title, issuer, note) => {
    const { papers } = readResume(['论文', line]).entries;
    expect(papers).toHaveLength(1);
    expect(papers[0]).toMatchObject({ title, issuer, note });
    expect(papers[0]).not.toHaveProperty('when');
  });

  test('a month that is written is kept, a year alone is no month', () => {
    const { honours } = readResume(['荣誉', '2024年5月 市级优秀教师', '2023年 校级先进工作者']).entries;
    expect(honours).toMatchObject([{ when: '2024-05' }, { note: '2023年' }]);
    expect(honours[1]).not.toHaveProperty('when');
  });

  const job = (line: string) => readResume(['工作经历', line]).entries.experiences[0];
  test('a deputy is no 班主任', () => {
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师 副班主任')).not.toHaveProperty('homeroom');
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师 班主任')).toMatchObject({ homeroom: true });
  });

  test('中学 alone is neither 初中 nor 高中', () => {
    expect(job('2024.09-2026.06 绍兴市第一中学 数学教师')).not.toHaveProperty('stage');
    expect(job('2024.09-2026.06 绍兴市第一中学 高中数学教师')).toMatchObject({ stage: 'senior' });
    expect(job('2024.09-2026.06 杭州青枫高级中学 数学教师')).toMatchObject({ stage: 'senior' });
  });
});

describe('a resume that is a table', () => {
  const read = (...rows: string[][]) =>
    readResume(linesOf(`<w:tbl>${rows.map((cells) => row(...cells.map((cell) => [cell]))).join('')}</w:tbl>`));

  test('labels and values side by side are facts of the person', () => {
    const { person, entries, putonghua } = read(
      ['姓 名', '沈若溪', '性 别', '女'],
      ['学历', '本科', '毕业院校', '浙东师范大学'],
      ['专业', '数学与应用数学', '联系电话', '13800000001'],
      ['教师资格证', '高级中学 数学', '普通话', '二级甲等'],
      ['求职意向', '高中数学教师', '期望城市', '杭州'],
      ['工作经历', '2024.09-2026.06 绍兴市第一中学 高中数学教师'],
      ['职称', '中学二级教师'],
    );
    expect(person).toMatchObject({ name: '沈若溪', gender: 'female', phone: '13800000001' });
    expect(entries.educations).toMatchObject([
      { school: '浙东师范大学', major: '数学与应用数学', education: 'bachelor' },
    ]);
    expect(entries.certificates).toMatchObject([{ kind: 'senior', subject: 'math' }]);
    expect(entries.otherCertificates).toEqual([]);
    expect(entries.intentions).toMatchObject([{ title: '高中数学教师', cityCodes: ['330100'] }]);
    expect(entries.experiences).toHaveLength(1);
    expect(entries.titles).toMatchObject([{ level: 'school-2' }]);
    expect(putonghua).toBe('2a');
  });

  test('a telephone beside a school is no major', () => {
    const { entries } = read(
      ['教育经历', '2022.09-2026.06 浙东师范大学 本科'],
      ['联系电话', '13800000001'],
      ['教师资格证', '高级中学 数学'],
    );
    expect(entries.educations[0]).not.toHaveProperty('major');
    expect(entries.certificates).toMatchObject([{ kind: 'senior', subject: 'math' }]);
  });
});
