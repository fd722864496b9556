import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCertificate, readForeign, readPutonghua, readTitle } from './credentials.ts';
import { findDates, monthOf } from './dates.ts';
import { linesOfHtml } from './docx-lines.ts';
import { headingOf } from './headings.ts';
import { linesOfPage } from './pdf-lines.ts';
import { readResume } from './read-resume.ts';

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
    expect(linesOfHtml('<table><tr><td><p>姓名</p></td><td><p>林知夏</p></td></tr></table>')).toEqual(['姓名\t林知夏']);
    expect(linesOfHtml('<tr><td><p>教育背景</p></td><td><p>甲</p><p>乙 &amp; 丙</p></td></tr>')).toEqual([
      '教育背景',
      '甲',
      '乙 & 丙',
    ]);
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
