import { describe, expect, test } from 'vitest';
import { readResume } from '../read-resume.ts';
import { linesOfPage } from './page-lines.ts';

const SIZE = 10;
const run = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  width: [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? SIZE / 2 : SIZE), 0),
  height: SIZE,
});
/** Rows of texts that begin at these places, line below line. */
const page = (places: readonly number[], rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) => row.flatMap((text, k) => (text ? [run(text, places[k] ?? 0, 760 - at * 20)] : [])));
const read = (places: readonly number[], rows: readonly (readonly string[])[]) =>
  readResume(linesOfPage(page(places, rows), 595)).entries;

const side = ['联系方式', '13812345678', 'gu@example.com', '浙东市', '技能', '普通话二级甲等', '爱好', '书法'];
const main = [
  ...['教育经历', '2019.09 - 2022.06', '浙东师范大学', '2015.09 - 2019.06', '青枫学院'],
  ...['工作经历', '2022.08 - 至今', '云栖中学'],
];
const educations = [
  { school: '浙东师范大学', from: '2019-09', to: '2022-06' },
  { school: '青枫学院', from: '2015-09', to: '2019-06' },
];
const experiences = [{ employer: '云栖中学', from: '2022-08', to: 'now' }];

describe('columns are read one after the other, rows from left to right', () => {
  test.each<[string, number[], string[][]]>([
    ['a narrow column on the left, line beside line', [40, 220], side.map((text, at) => [text, main[at] ?? ''])],
    ['a narrow column on the right, line beside line', [40, 420], side.map((text, at) => [main[at] ?? '', text])],
    [
      'two sections beside each other',
      [40, 320],
      [
        ['教育经历', '工作经历'],
        ['2019.09 - 2022.06', '2022.08 - 至今'],
        ['浙东师范大学', '云栖中学'],
        ['2015.09 - 2019.06', ''],
        ['青枫学院', ''],
      ],
    ],
    [
      'dates on the left of lines of their own',
      [40, 200],
      [
        ['教育经历', ''],
        ['2019.09 - 2022.06', '浙东师范大学'],
        ['', '课程与教学论'],
        ['2015.09 - 2019.06', '青枫学院'],
        ['', '汉语言文学'],
        ['工作经历', ''],
        ['2022.08 - 至今', '云栖中学'],
        ['', '语文教师'],
        ['', '承担两个班的教学'],
      ],
    ],
    [
      'headings on the left of their lines',
      [40, 160],
      [
        ['教育经历', '2019.09 - 2022.06\t浙东师范大学'],
        ['', '2015.09 - 2019.06\t青枫学院'],
        ['工作经历', '2022.08 - 至今\t云栖中学'],
        ['', '承担两个班的教学'],
        ['获奖情况', '2023.05 优质课一等奖'],
        ['', '2024.05 优秀教师'],
        ['爱好', '书法'],
        ['', '篮球'],
      ],
    ],
    [
      'headings in the middle above dates and places',
      [40, 240, 320],
      [
        ['', '', '教育经历'],
        ['2019.09 - 2022.06', '浙东师范大学', ''],
        ['2015.09 - 2019.06', '青枫学院', ''],
        ['', '', '工作经历'],
        ['2022.08 - 至今', '云栖中学', ''],
      ],
    ],
  ])('%s', (_, places, rows) => {
    expect(read(places, rows)).toMatchObject({ educations, experiences });
  });
});

test('facts in two columns stay beside each other', () => {
  const rows = [
    ['姓名：顾清河', '性别：女'],
    ['出生：1996.05', '民族：汉'],
    ['学历：硕士', '籍贯：浙东'],
  ];
  expect(linesOfPage(page([40, 300], rows), 595)).toEqual(rows.map((row) => row.join('\t')));
});

test('a gap of one sign parts words, and what is drawn twice to look bold is one text', () => {
  expect(linesOfPage([run('浙东师范大学', 40, 700), run('汉语言文学', 110, 700)], 595)).toEqual([
    '浙东师范大学 汉语言文学',
  ]);
  const bold = [run('姓名：顾清河', 40, 700), run('姓名：顾清河', 40.4, 700)];
  expect(linesOfPage(bold, 595)).toEqual(['姓名：顾清河']);
  expect(linesOfPage([run('1', 40, 700), run('1', 45, 700)], 595)).toEqual(['11']);
});
