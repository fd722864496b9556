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
    [
      'tab stops below a title and facts, notes at a stop',
      [40, 200, 320],
      [
        ['', '', '个人简历'],
        ['姓名：顾清河', '', '求职意向：语文教师'],
        ['性别：女', '', ''],
        ['电话：13812345678', '', ''],
        ['邮箱：gu@example.com', '', ''],
        ['教育经历', '', ''],
        ['2019.09 - 2022.06', '浙东师范大学', '教育学'],
        ['', '主修课程：教学法', ''],
        ['2015.09 - 2019.06', '青枫学院', '汉语言文学'],
        ['工作经历', '', ''],
        ['2022.08 - 至今', '云栖中学', '语文教师'],
        ['', '承担两个班的教学', ''],
        ['', '获优质课一等奖', ''],
        ['', '担任教研组长', ''],
      ],
    ],
    [
      'a table whose last column is named as a section is',
      [40, 160, 300, 420],
      [
        ['姓名', '顾清河', '性别', '女'],
        ['手机', '13812345678', '邮箱', 'gu@example.com'],
        ['教育经历', '', '', ''],
        ['起止时间', '学校', '专业', '学历'],
        ['2019.09-2022.06', '浙东师范大学', '教育学', '硕士'],
        ['2015.09-2019.06', '青枫学院', '汉语言文学', '本科'],
        ['工作经历', '', '', ''],
        ['起止时间', '单位', '职务', '工作内容'],
        ['2022.08-至今', '云栖中学', '语文教师', '教学'],
      ],
    ],
    [
      'two columns of sections with dates on both sides',
      [40, 320],
      [
        ['教育经历', '工作经历'],
        ['2019.09-2022.06', '2022.08-至今'],
        ['浙东师范大学', '云栖中学'],
        ['2015.09-2019.06', '承担两个班的教学'],
        ['青枫学院', '技能'],
        ['荣誉', '普通话二级甲等'],
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

const spread = (text: string, x: number, step: number, y = 700) =>
  [...text].map((sign, at) => run(sign, x + at * step, y));

test.each<[string, ReturnType<typeof run>[]]>([
  ['each sign twice', [...spread('教育经历', 40, 10), ...spread('教育经历', 40.4, 10)]],
  [
    'signs and pairs',
    [run('教', 40, 700), run('教育', 40.3, 700), run('育经', 50.3, 700), run('经历', 60.3, 700), run('历', 70.3, 700)],
  ],
  ['three times', [0, 0.3, 0.6].map((by) => run('教育经历', 40 + by, 700))],
  ['with a shadow', [run('教育经历', 40, 700), run('教育经历', 40.8, 699.2)]],
  ['in one run', [{ ...run('教教育育经经历历', 40, 700), width: 40 }]],
])('bold made by drawing again is one text: %s', (_, runs) => expect(linesOfPage(runs, 595)).toEqual(['教育经历']));

test('signs that are written twice stay two', () => {
  expect(linesOfPage([run('妈妈', 40, 700), run('妈', 60, 700), run('爸爸', 70, 700)], 595)).toEqual(['妈妈妈爸爸']);
  expect(linesOfPage([run('王王', 40, 700)], 595)).toEqual(['王王']);
});

test('a change of the size of type parts words', () => {
  const small = { ...run('离职-随时到岗', 65, 700), height: 9 };
  const name = { ...run('苏念', 20, 700), width: 40, height: 20 };
  expect(linesOfPage([name, small], 595)).toEqual(['苏念 离职-随时到岗']);
  expect(linesOfPage([name, { ...small, x: 61 }], 595)).toEqual(['苏念离职-随时到岗']);
});

test.each<[string, ReturnType<typeof run>[]]>([
  ['justified labels', [run('姓', 40, 700), run('名', 70, 700), run('：白', 88, 700), run('露', 119, 700)]],
  ['spaced throughout', [...spread('姓名：白露', 40, 18)]],
  ['a label in one run', [run('姓名：', 40, 700), ...spread('白露', 76, 20)]],
])('a wide gap after spaced signs parts facts: %s', (_, before) => {
  const after = [run('性', 300, 700), run('别', 330, 700), run('：女', 348, 700)];
  expect(readResume(linesOfPage([...before, ...after], 595)).person).toEqual({ name: '白露', gender: 'female' });
});
