import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { readTable } from './read-table.ts';
import { tableOf } from './table-of.ts';

const folder = await mkdtemp(join(tmpdir(), 'import-table-'));
async function read(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, content);
  return readTable(path);
}

const csv =
  '学校名称,职位名称,说明\r\n青柠檬小学,"英语教师,急聘","第一行\n第二行"\r\n\r\n云栖中学,数学教师,"他说""好"""\r\n';
const rows = [
  { number: 2, cells: { 学校名称: '青柠檬小学', 职位名称: '英语教师,急聘', 说明: '第一行\n第二行' } },
  { number: 4, cells: { 学校名称: '云栖中学', 职位名称: '数学教师', 说明: '他说"好"' } },
];

test('a CSV in UTF-8, with a mark at its head or without', async () => {
  expect(await read('a.csv', csv)).toMatchObject({ rows, format: 'CSV，UTF-8' });
  expect((await read('b.csv', `\ufeff${csv}`)).columns).toEqual(['学校名称', '职位名称', '说明']);
});

test('a CSV in GBK', async () => {
  expect(await read('c.csv', iconv.encode(csv, 'gbk'))).toMatchObject({ rows, format: 'CSV，GBK' });
});

test.each(['\t', ';'])('a table parted by %j', async (delimiter) => {
  const text = [
    ['学校', '职位', '薪资'],
    ['青柠檬小学', '教师, 急', '8K/月'],
  ]
    .map((row) => row.join(delimiter))
    .join('\n');
  expect((await read('d.csv', text)).rows[0]?.cells).toEqual({ 学校: '青柠檬小学', 职位: '教师, 急', 薪资: '8K/月' });
});

/** A minimal workbook. */
function xlsx(cells: string[][], more = ''): Uint8Array {
  const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${xml(text)}</t></is></c>`;
  const sheetRows = cells.map(
    (texts, row) => `<row r="${row + 1}">${texts.map((text, k) => cell(text, row, k)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="岗位" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheetRows.join('')}${more}</sheetData></worksheet>`,
    ),
  });
}

test('an XLSX, whatever its name', async () => {
  const table = await read(
    'e.txt',
    xlsx([
      ['学校名称', '职位名称'],
      ['青柠檬小学', '英语教师 <急>'],
    ]),
  );
  expect(table).toMatchObject({
    format: 'XLSX',
    rows: [{ cells: { 学校名称: '青柠檬小学', 职位名称: '英语教师 <急>' } }],
  });
});

test('a far cell is refused before a grid is built, an empty one counts for nothing', async () => {
  const far = (cell: string, place: string) =>
    xlsx(
      [
        ['学校名称', '职位名称'],
        ['青柠檬小学', '教师'],
      ],
      `<row r="${place.replace(/\D/g, '')}">${cell}</row>`,
    );
  const filled = (place: string) => far(`<c r="${place}" t="inlineStr"><is><t>x</t></is></c>`, place);
  await expect(read('far.xlsx', filled('XFD900000'))).rejects.toThrow('行，请拆分；第 900000 行还有内容');
  await expect(read('wide.xlsx', filled('XFD9'))).rejects.toThrow('列，请删去多余的列');
  expect((await read('styled.xlsx', far('<c r="XFD1048576" s="0"/>', 'XFD1048576'))).rows).toHaveLength(1);
});

test.each([
  ['PK\u0003\u0004 no archive', '已损坏'],
  ['', '表头'],
  ['只有一列\n一', '表头'],
])('%j is refused in words', async (content, message) => {
  await expect(read('f.bin', content)).rejects.toThrow(message);
});

test('an old workbook and an absent file are refused in words', async () => {
  await expect(read('g.xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).rejects.toThrow('另存为');
  await expect(readTable(join(folder, 'nowhere.csv'))).rejects.toThrow('打不开文件');
});

test.each([
  ['学校,职位\n云栖小学,"教师\n青禾小学,教师\n', 2],
  ['学校,职位\n"云栖\n小学",教师\n\n青禾小学,"教师\n远山小学,教师\n', 5],
])('a quote that never ends is told with its line: %j', async (content, line) => {
  await expect(read('h.csv', content)).rejects.toThrow(new ImportError(`第 ${line} 行的引号没有成对，请检查后再导入`));
});

test('cells beyond the head are kept beside the row', () => {
  const table = tableOf([
    ['单位', '岗位'],
    ['甲校', '教师', '8K/月', null, ' ', 3],
    ['乙校', '教师', ''],
  ]);
  expect(table.rows).toEqual([
    { number: 2, cells: { 单位: '甲校', 岗位: '教师' }, surplus: ['8K/月', '3'] },
    { number: 3, cells: { 单位: '乙校', 岗位: '教师' } },
  ]);
});

test('in a workbook too, where a row is as long as the longest', async () => {
  const sheet = [
    ['单位', '岗位'],
    ['甲校', '教师', '8K/月'],
    ['乙校', '教师'],
  ];
  const table = await read('i.xlsx', xlsx(sheet));
  expect(table.columns).toEqual(['单位', '岗位']);
  expect(table.rows.map(({ surplus }) => surplus)).toEqual([['8K/月'], undefined]);
});

test('names of columns carry no signs that nobody sees', () => {
  expect(tableOf([['\u202a单位\u202c', '岗\u0000位']]).columns).toEqual(['单位', '岗位']);
});

test('a heading above the head is passed over, and columns of one name are told apart', () => {
  const table = tableOf([
    ['某市 2026 年招聘计划', null],
    ['单位', '岗位', '单位', null],
    ['甲校', '教师', '乙', 1],
  ]);
  expect(table.columns).toEqual(['单位', '岗位', '单位 2', '第 4 列']);
  expect(table.rows).toEqual([{ number: 3, cells: { 单位: '甲校', 岗位: '教师', '单位 2': '乙', '第 4 列': 1 } }]);
});
