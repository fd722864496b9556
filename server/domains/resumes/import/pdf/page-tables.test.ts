import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { fontFile } from '#packages/typeset/faces.ts';
import { extractText } from '../extract-lines.ts';
import { readResume } from '../read-resume.ts';
import { linesWithTables } from './page-tables.ts';

const font = readFileSync(fontFile('regular'));
const widths = [50, 90, 80, 50, 90, 100];
const head = ['岗位\n代码', '用人单位', '岗位名称', '招聘\n人数', '学历学位', '专业要求'];
const posts = [
  ['0101', '澜州市第一高级\n中学', '高中数学教师', '2', '硕士研究生及以\n上，硕士学位', '数学类'],
  ['0102', '澜州市实验小学', '小学语文教师', '3', '本科及以上', '中国语言文学类、\n新闻传播学类、\n课程与教学论'],
  ['0103', '澜州市实验小学', '小学英语教师', '1', '本科及以上', '英语'],
  ['0104', '澜州市第二幼儿\n园', '幼儿园教师', '12', '大专及以上', '学前教育'],
];
const whole = [head, ...posts].map((row) => row.map((cell) => cell.replaceAll('\n', '')).join('\t'));

interface Layout {
  size: number;
  /** From one line of a cell to the next. */
  pitch: number;
  /** Between rows, beside the lines' own height. */
  padding: number;
  isCentred: boolean;
}

async function pdfOf(rows: readonly string[][], { size, pitch, padding, isCentred }: Layout): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 48 });
  document.font(font).fontSize(size);
  document.text('澜州市2027年公开招聘教师岗位表', 48, 60);
  let y = 100;
  for (const row of rows) {
    const most = Math.max(...row.map((cell) => cell.split('\n').length));
    let x = 48;
    for (const [at, cell] of row.entries()) {
      const own = cell.split('\n');
      const top = isCentred ? ((most - own.length) * pitch) / 2 : 0;
      for (const [line, text] of own.entries()) document.text(text, x, y + top + line * pitch, { lineBreak: false });
      x += widths[at] ?? 0;
    }
    y += most * pitch + padding;
  }
  document.text('注：岗位代码以报名系统为准，招聘人数可能会有调整，请留意通知。', 48, y + 20);
  document.end();
  return Buffer.concat(await document.toArray());
}

describe('cells of several lines are whole', () => {
  test.each<[string, Layout]>([
    ['at the top of roomy rows', { size: 9, pitch: 13, padding: 9, isCentred: false }],
    ['in the middle of roomy rows', { size: 9, pitch: 13, padding: 9, isCentred: true }],
    ['at the top of rows without room', { size: 10, pitch: 14, padding: 0.5, isCentred: false }],
  ])('%s', async (_, layout) => {
    const { lines } = await extractText(await pdfOf([head, ...posts], layout), { hasTables: true });
    expect(lines).toEqual([
      '澜州市2027年公开招聘教师岗位表',
      ...whole,
      '注：岗位代码以报名系统为准，招聘人数可能会有调整，请留意通知。',
    ]);
  });
});

test('rows of one line stay rows, also below a cell that holds for several', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((text, at) => (text === '' ? [] : [run(text, 40 + at * 100, y)]));
  const runs = [
    ...row(700, '单位', '岗位', '人数', '学历'),
    ...row(685, '第一中学', '语文教师', '2', '本科'),
    ...row(670, '', '数学教师', '1', '本科'),
    ...row(655, '', '英语教师', '1', '硕士'),
    ...row(640, '第二小学', '音乐教师', '1', '本科'),
  ];
  expect(linesWithTables(runs, 595)).toEqual([
    '单位\t岗位\t人数\t学历',
    '第一中学\t语文教师\t2\t本科',
    '\t数学教师\t1\t本科',
    '\t英语教师\t1\t硕士',
    '第二小学\t音乐教师\t1\t本科',
  ]);
});

test('the lines of a text are no table', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });
  const runs = [
    run('一、报名时间为2027年3月1日至5日。', 40, 700),
    run('联系人：李老师', 40, 685),
    run('电话：0000-81206601', 240, 685),
    run('二、笔试时间另行通知。', 40, 670),
  ];
  expect(linesWithTables(runs, 595)).toEqual([
    '一、报名时间为2027年3月1日至5日。',
    '联系人：李老师\t电话：0000-81206601',
    '二、笔试时间另行通知。',
  ]);
});

test('cells with hardly a gap between them are parted below the headings of their columns', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });
  const runs = [
    ...['代码', '岗位', '人数', '学历要求', '专业要求'].map((text, at) =>
      run(text, [40, 100, 160, 240, 340][at] ?? 0, 700),
    ),
    ...[run('硕士研究生及以上', 220, 680), run('中国语言文学、学科教学', 308, 680)],
    ...[run('01', 40, 672), run('语文教师', 90, 672), run('2', 165, 672)],
    ...[run('（取得相应学位）', 220, 664), run('（语文）', 340, 664)],
  ];
  expect(linesWithTables(runs, 595)).toEqual([
    '代码\t岗位\t人数\t学历要求\t专业要求',
    '01\t语文教师\t2\t硕士研究生及以上（取得相应学位）\t中国语言文学、学科教学（语文）',
  ]);
});

test('a table is one also where no line of its rows has all of their cells', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 10 });
  const session = (y: number, name: string, day: string, place: string) => [
    ...[run(day, 100, y), run(place.slice(0, 6), 240, y)],
    ...[run(name, 40, y - 7), run('全部学段', 360, y - 7)],
    ...[run('—15:00', 100, y - 14), run(place.slice(6), 240, y - 14)],
  ];
  const runs = [
    ...['场次', '报名时间', '地点', '学段'].map((text, at) => run(text, [40, 110, 250, 370][at] ?? 0, 700)),
    ...session(680, '第一场', '12月5日9:00', '师范大学活动中心'),
    ...session(640, '第二场', '12月6日9:00', '师范学院南体育馆'),
  ];
  expect(linesWithTables(runs, 595)).toEqual([
    '场次\t报名时间\t地点\t学段',
    '第一场\t12月5日9:00—15:00\t师范大学活动中心\t全部学段',
    '第二场\t12月6日9:00—15:00\t师范学院南体育馆\t全部学段',
  ]);
});

describe('tables of entries in a resume', () => {
  interface Form {
    pitch?: number;
    isCentred?: boolean;
  }
  const run = (text: string, x: number, y: number) => {
    const width = [...text].reduce((sum, sign) => sum + (sign < '\u2e80' ? 5 : 10), 0);
    return { text, x, y, width, height: 10 };
  };
  const places = [100, 210, 330, 430];
  function form(rows: readonly string[][], { pitch = 13, isCentred = true }: Form = {}) {
    let y = 700;
    return rows.flatMap((row) => {
      const most = Math.max(...row.map((cell) => cell.split('\n').length));
      const runs = row.flatMap((cell, at) => {
        const lines = cell === '' ? [] : cell.split('\n');
        const top = isCentred ? ((most - lines.length) * pitch) / 2 : 0;
        return lines.map((text, line) => run(text, places[at] ?? 0, y - top - line * pitch));
      });
      y -= most * pitch + 8;
      return runs;
    });
  }
  const schools = [
    ['起止时间', '毕业院校', '专业', '学历'],
    ['2019年9月至\n2022年6月', '浙东师范大学', '学前教育学', '硕士研究生'],
    ['2015年9月至\n2019年6月', '青枫学院', '学前教育', '大学本科'],
  ];
  const work = [
    ['起止时间', '单位', '职务', '工作内容'],
    ['2022年8月\n至今', '云栖幼儿园', '主班教师', '负责教研，组织\n教师培训，承担\n教学。'],
    ['2019年7月至\n2022年7月', '澄湖幼儿园', '配班教师', '保育。'],
  ];
  const entries = {
    educations: [
      { from: '2019-09', to: '2022-06', school: '浙东师范大学', major: '学前教育学', education: 'master' },
      { from: '2015-09', to: '2019-06', school: '青枫学院', major: '学前教育', education: 'bachelor' },
    ],
    experiences: [
      { from: '2022-08', to: 'now', employer: '云栖幼儿园', note: '负责教研，组织教师培训，承担教学。' },
      { from: '2019-07', to: '2022-07', employer: '澄湖幼儿园', note: '保育。' },
    ],
  };
  const read = (runs: ReturnType<typeof run>[]) => readResume(linesWithTables(runs, 595, true));

  test.each<[string, Form]>([
    ['in the middle of their rows', {}],
    ['at the top of their rows', { isCentred: false }],
    ['close together', { pitch: 11 }],
  ])('headings above, cells of several lines %s', (_, layout) => {
    const rows = [
      ['教育经历', '', '', ''],
      ...schools,
      ['工作经历', '', '', ''],
      ...work,
      ['自我评价：认真。', '', '', ''],
    ];
    const reading = read(form(rows, layout));
    expect(reading.entries).toMatchObject(entries);
    expect(reading.person).toEqual({});
  });

  test.each<[string, (text: string, y: number) => ReturnType<typeof run>[]]>([
    ['in a line', (text, y) => [run(text, 40, y)]],
    ['sign below sign', (text, y) => [...text].map((sign, at) => run(sign, 50, y + 19 - at * 13))],
  ])('their section stands beside them, %s', (_, label) => {
    const head = [['姓名', '阮清', '性别', '女']];
    const runs = form([...head, ...schools, ...work]);
    const reading = read([...runs, ...label('教育经历', 640), ...label('工作经历', 550)]);
    expect(reading.entries).toMatchObject(entries);
    expect(reading.person).toEqual({ name: '阮清', gender: 'female' });
  });
});
