import { expect, test } from 'vitest';
import { Random } from '#database/demo/random.ts';
import { drawContent } from '../../demo/draw-content.ts';
import type { ItemRow } from '../present.ts';
import { drawCover } from './draw-cover.ts';

const now = new Date('2026-11-21T02:30:00Z');
const { drawArticles, drawPolicies, drawLectures, drawGuides, drawAdmissions } = drawContent;
const rowsOf = () =>
  [drawArticles, drawPolicies, drawLectures, drawGuides, drawAdmissions].flatMap((draw) =>
    draw(new Random('7'), now),
  ) as ItemRow[];
const rows = rowsOf();

test('no two covers are alike, in neither scheme', () => {
  const drawn = rows.flatMap((row) => [drawCover(row, 'light'), drawCover(row, 'dark')]);
  expect(new Set(drawn).size).toBe(2 * rows.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the same data draw the same cover', () => {
  expect(rowsOf().map((row) => drawCover(row, 'light'))).toEqual(rows.map((row) => drawCover(row, 'light')));
});

test('a cover says what its item is about: the figure, the place, the speaker, the time and the steps', () => {
  const coverOf = (title: string) => {
    const row = rows.find((one) => one.title.includes(title));
    if (!row) throw new Error(title);
    return drawCover(row, 'light');
  };
  expect(coverOf('幼儿园一年少了')).toContain('>25.33 万<');
  expect(coverOf('公费师范生从')).toMatch(/>6 年</);
  expect(coverOf('公费师范生从')).not.toContain('M24 176C');
  expect(coverOf('深圳市高层次教师')).toMatch(/>100 万<.*>深圳</);
  expect(coverOf('读懂聘用合同')).toMatch(/>韩<.*>韩砚秋</);
  expect(coverOf('第一次考教资')).toMatch(/>最快半年<.*>6 步</);
});

test.each([
  ['95%', '<circle'],
  ['20 分钟', 'A41 41'],
  ['7 个工作日', 'rx="3"'],
  ['12 级', '<rect'],
  ['6 年', 'M24 176C'],
  ['4 本目录', 'rx="3"'],
  ['100%', '<circle'],
  ['0 分钟', 'A41 41'],
])('the number %s is drawn as what it counts', (highlight, part) => {
  const [row] = rows;
  const svg = drawCover({ ...row, facts: { ...(row?.facts as object), highlight } } as ItemRow, 'light');
  expect(svg).toContain(part);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('texts of an item are escaped', () => {
  const [row] = rows;
  const facts = { ...(row?.facts as object), highlight: '<b>&"', highlightLabel: '<script>' };
  const svg = drawCover({ ...row, facts } as ItemRow, 'light');
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
  expect(svg).not.toMatch(/<b>|<script/);
});

test('an article without facts has a cover of its title', () => {
  const [row] = rows;
  expect(drawCover({ ...row, title: '开学第一课：怎样准备', facts: null } as ItemRow, 'light')).toContain(
    '>开学第一课<',
  );
});
