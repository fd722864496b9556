import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { parseTable } from './parse-table.ts';

const limits = { rows: 100, columns: 50 };
const read = (bytes: Uint8Array | string) => parseTable({ bytes: Buffer.from(bytes), limits });
const lines = (delimiter: string) =>
  [
    ['岗位代码', '岗位名称', '招聘人数'],
    ['A1', '语文教师', '2'],
    ['A2', '㼆𠮷小学数学教师', '1'],
  ].map((row) => row.join(delimiter));
const expected = [
  { 岗位代码: 'A1', 岗位名称: '语文教师', 招聘人数: '2' },
  { 岗位代码: 'A2', 岗位名称: '㼆𠮷小学数学教师', 招聘人数: '1' },
];
const utf16 = (text: string, order: 'le' | 'be', mark: string) => {
  const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

const comma = lines(',').join('\r\n');
test.each([
  ['UTF-8', Buffer.from(comma), 'UTF-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${comma}`), 'UTF-8'],
  ['GB 18030', iconv.encode(comma, 'gb18030'), 'GBK'],
  ['UTF-16 LE with a mark', utf16(comma, 'le', '\ufeff'), 'UTF-16'],
  ['UTF-16 LE', utf16(comma, 'le', ''), 'UTF-16'],
  ['UTF-16 BE with a mark', utf16(comma, 'be', '\ufeff'), 'UTF-16'],
  ['UTF-16 BE', utf16(comma, 'be', ''), 'UTF-16'],
])('a table in %s', async (_, bytes, encoding) => {
  const { rows, format } = await read(bytes);
  expect(rows.map(({ cells }) => cells)).toEqual(expected);
  expect(format).toBe(`CSV，${encoding}`);
});

test.each([
  ['\t', '附件1,2027年教师,招聘,岗位表'],
  [';', '2027 年岗位表'],
  ['|', '附件1；2027，年'],
  ['，', '2027年岗位表'],
  [',', '单位：某校;日期：11月;共 3 个;联系人'],
])('columns parted by %j below a title', async (delimiter, title) => {
  const { rows } = await read([title, '', ...lines(delimiter)].join('\n'));
  expect(rows.map(({ cells }) => cells)).toEqual(expected);
});

test.each([
  ['a statement of the separator', `sep=;\r\n${lines(';').join('\r\n')}`],
  ['Ctrl-Z at the end', `${comma}\r\n\x1a`],
  ['zero bytes at the end', `${comma}\r\n\0\0\0`],
  ['bare carriage returns', comma.replaceAll('\r\n', '\r')],
])('%s', async (_, text) => {
  expect((await read(text)).rows.map(({ cells }) => cells)).toEqual(expected);
});

test('values marked as text lose their marks, others keep their quotes', async () => {
  const { rows } = await read(
    `岗位代码,岗位名称,备注\n="001",语文教师,'2027-06-30\n'002,数学教师,'好'老师\n003,英语\v教师,"=""x"`,
  );
  expect(rows.map(({ cells }) => Object.values(cells))).toEqual([
    ['001', '语文教师', '2027-06-30'],
    ['002', '数学教师', "'好'老师"],
    ['003', '英语\n教师', '="x'],
  ]);
});

test.each(['^', '；', '｜'])('columns parted by %j', async (delimiter) => {
  expect((await read(lines(delimiter).join('\n'))).rows.map(({ cells }) => cells)).toEqual(expected);
});

test('a table of bars with a rule below its head', async () => {
  const [head = '', ...rows] = lines(' | ').map((line) => `| ${line} |`);
  const { rows: found } = await read([head, '| --- |:---:| ---: |', ...rows].join('\n'));
  expect(found.map(({ number, cells }) => [number, String(cells.岗位名称).trim()])).toEqual([
    [3, '语文教师'],
    [4, '㼆𠮷小学数学教师'],
  ]);
});

test('values in quotes of another kind are without them', async () => {
  const { rows } = await read(`岗位代码,岗位名称\n'001','语文教师'\n“002”,“数学”教师`);
  expect(rows.map(({ cells }) => Object.values(cells))).toEqual([
    ['001', '语文教师'],
    ['002', '“数学”教师'],
  ]);
});

test('a text that lost a byte stays in its encoding', async () => {
  const whole = Buffer.from(`${comma}\r\nA3,英语教师`);
  const { rows, format } = await read(Buffer.concat([whole.subarray(0, -1), Buffer.from(',3')]));
  expect(format).toBe('CSV，UTF-8');
  expect(rows.map(({ cells }) => cells.岗位名称)).toEqual(['语文教师', '㼆𠮷小学数学教师', '英语教\ufffd']);
});

test('a failed formula and digits that were given up are told', async () => {
  const { rows } = await read('岗位代码,岗位名称,招聘人数\n2.0270001E+11,语文教师,#REF!\nE11,数学教师,2');
  expect(rows.map(({ cells, notes }) => [cells.招聘人数, notes])).toEqual([
    [
      null,
      [
        '“岗位代码”：“2.0270001E+11”是科学计数，后面的位数已丢失，请把这一列设为文本后重新填写',
        '“招聘人数”：公式出错（#REF!），没有读取',
      ],
    ],
    ['2', undefined],
  ]);
});

test('Big5, pages and XML are refused with what to do', async () => {
  const big5 = iconv.encode('職位名稱,招聘人數,學歷\n國文教師,2,大學以上學歷\n數學教師,1,碩士', 'big5');
  await expect(read(big5)).rejects.toThrow('Big5 编码，请另存为 UTF-8');
  const ofHongKong = iconv.encode('岗位名稱,人數,工作內容\n语文教師,2,任教中国語文科，啟發學生', 'big5hkscs');
  await expect(read(ofHongKong)).rejects.toThrow('Big5 编码');
  await expect(read('<html><table><tr><td>岗位</td></tr></table>')).rejects.toThrow(
    '网页格式的表格，请在 Excel 或 WPS 里打开，另存为',
  );
  await expect(
    read('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x"/>'),
  ).rejects.toThrow('另存为 .xlsx');
});

test('traditional characters in GBK are not taken for Big5', async () => {
  const { rows } = await read(iconv.encode('職位名稱,岗位名称,招聘人数\n國文教師,國文教師,2', 'gbk'));
  expect(rows[0]?.cells.岗位名称).toBe('國文教師');
});
