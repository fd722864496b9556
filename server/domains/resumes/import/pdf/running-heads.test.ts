import { expect, test } from 'vitest';
import { withoutRunningHeads } from './running-heads.ts';

const run = (text: string, y: number, x = 60) => ({ text, x, y, width: text.length * 10, height: 10 });
const textOf = (page: number, sign: string) => `正文${'一二'[page - 1]}${sign}`;
const linesOf = (pages: ReturnType<typeof run>[][]) => {
  const { running, bodies } = withoutRunningHeads(pages.map((runs) => ({ runs, width: 595 })));
  return { running, bodies: bodies.map(({ runs }) => runs.map(({ text }) => text)) };
};

test.each([
  [
    'a head',
    (page: number) => [
      run('顾北辰的个人简历', 800),
      run(textOf(page, '甲'), 700),
      run(textOf(page, '乙'), 680),
      run(textOf(page, '丙'), 660),
    ],
  ],
  [
    'a foot, a little off',
    (page: number) => [
      run(textOf(page, '甲'), 700),
      run(textOf(page, '乙'), 680),
      run(textOf(page, '丙'), 660),
      run('顾北辰的个人简历', 40.2),
    ],
  ],
  [
    'with the number of the page',
    (page: number) => [
      run(`顾北辰的个人简历 ${page}/2`, 800),
      run(textOf(page, '甲'), 700),
      run(textOf(page, '乙'), 680),
      run(textOf(page, '丙'), 660),
    ],
  ],
])('what pages repeat at one place is read once: %s', (_, page) => {
  const { running, bodies } = linesOf([page(1), page(2)]);
  expect(running).toHaveLength(1);
  expect(running[0]).toContain('顾北辰的个人简历');
  expect(bodies).toEqual([1, 2].map((number) => ['甲', '乙', '丙'].map((sign) => textOf(number, sign))));
});

test('headings, entries, columns and what one page has stay', () => {
  const rows = ['工作经历', '起止时间\t单位', '2019.09-2022.06 云栖中学', '教学'];
  const page = (by: number) => rows.map((text, at) => run(text, 800 - at * 20 - by));
  expect(linesOf([page(0), page(30)])).toEqual({ running: [], bodies: [rows, rows] });
  expect(linesOf([page(0).slice(0, 3), page(0).slice(0, 3)]).running).toEqual([]);
  const prizes = (year: number) => [0, 1, 2].map((at) => run(`${year + at}年获校优质课一等奖`, 700 - at * 20));
  expect(linesOf([prizes(2018), prizes(2021)]).running).toEqual([]);
  expect(linesOf([[run('顾北辰的个人简历', 800)]]).running).toEqual([]);
});
