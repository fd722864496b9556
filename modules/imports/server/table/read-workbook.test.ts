import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parseTable } from './parse-table.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const limits = { rows: 100, columns: 50 };

interface Parts {
  sheet: string;
  styles?: string;
  shared?: string;
  workbook?: string;
  /** Path of the sheet as its relationship states it. */
  target?: string;
}

/** A workbook of one sheet by the XML of its parts. */
function workbookOf({ sheet, styles = '', shared = '', workbook = '', target = 'worksheets/sheet1.xml' }: Parts) {
  const relation = (id: number, type: string, to: string) =>
    `<Relationship Id="r${id}" Type="${office}/${type}" Target="${to}"/>`;
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}">${workbook}<sheets><sheet name="岗位" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relation(1, 'worksheet', target)}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${main}">${sheet}</worksheet>`),
    'xl/styles.xml': strToU8(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${shared}</sst>`),
  });
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row>${['岗位代码', '岗位名称', '招聘人数', '截止日期'].map(text).join('')}</row>`;
/** The second row of a table whose first column is this cell. */
async function rowOf(cell: string, more: Omit<Parts, 'sheet'> = {}) {
  const sheet = `<sheetData>${head}<row>${cell}${text('语文教师')}${text('2')}</row></sheetData>`;
  const { rows } = await parseTable({ bytes: workbookOf({ sheet, ...more }), limits });
  return { cell: rows[0]?.cells.岗位代码, notes: rows[0]?.notes?.join('；') ?? '' };
}
/** The text shown for a stored number with this format. */
const shown = (value: string, pattern: string, more: Omit<Parts, 'sheet'> = {}) =>
  rowOf(`<c s="1"><v>${value}</v></c>`, {
    styles: `<numFmts><numFmt numFmtId="164" formatCode="${pattern.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`,
    ...more,
  });

test.each([
  ['1', '000', '001'],
  ['12', '"A"000', 'A012'],
  ['84.60000000000001', 'General', '84.6'],
  ['2600100107', '0', '2600100107'],
  ['13800138000', '0.00E+00', '13800138000'],
  ['8500', '#,##0', '8500'],
  ['85000', '0!.0,"万"', '8.5万'],
  ['0.3', '0%', '30%'],
  ['46510', 'yyyy/m/d', '2027-05-03'],
  ['46510.75', 'yyyy/m/d h:mm', '2027-05-03 18:00'],
  ['46510.75', 'm"月"d"日"', '2027-05-03'],
  ['0.04375', 'h:mm', '1:03'],
  ['1.5', '[h]:mm', '36:00'],
])('%s in the format %s is read as %s, without a note', async (value, pattern, text) => {
  expect(await shown(value, pattern)).toEqual({ cell: text, notes: '' });
});

test('a day that a writer stored 43 seconds too early is that day, one minute before midnight is the day before', async () => {
  expect((await shown('46509.99950231481', 'yyyy/m/d')).cell).toBe('2027-05-03');
  expect((await shown('46538.99930555555', 'yyyy/m/d')).cell).toBe('2027-05-31');
  expect((await shown('46538.99998842593', 'yyyy/m/d')).cell).toBe('2027-05-31');
});

test('days of the 1904 system', async () => {
  expect((await shown('45048', 'yyyy/m/d', { workbook: '<workbookPr date1904="1"/>' })).cell).toBe('2027-05-03');
});

test('what is shown of a number leaves digits out, which a note tells', async () => {
  expect(await shown('85.47', '0')).toEqual({ cell: '85', notes: '“岗位代码”：表中显示“85”，单元格里是 85.47' });
  expect((await shown('330106199001011234', '0')).notes).toContain('超过 15 位');
});

test.each([
  ['<c t="e"><v>#REF!</v></c>', '', '公式出错（#REF!），没有读取'],
  ['<c><f>A9</f></c>', '', '公式没有计算结果'],
  ['<c t="s"><v>7</v></c>', '', '不在文件里'],
  ['<c t="d"><v>10:10:10</v></c>', '10:10:10', ''],
  ['<c t="d"><v>2027-05-03T00:00:00</v></c>', '2027-05-03', ''],
  ['<c><v>abc</v></c>', 'abc', ''],
  ['<c><f>1+1</f><v>2</v></c>', '2', ''],
  [
    '<c t="inlineStr"><is><r><t>语</t></r><rPh sb="0" eb="1"><t>YU</t></rPh><r><t xml:space="preserve">文 </t></r></is></c>',
    '语文 ',
    '',
  ],
  ['<c t="inlineStr"><is><t>一_x000D_&#10;二</t></is></c>', '一\r\n二', ''],
  [
    '<c t="inlineStr"><is><r><rPr><strike/></rPr><t>3人</t></r><r><t>2人</t></r></is></c>',
    '2人',
    '带删除线的“3人”没有读取',
  ],
])('the cell %s is %j, with a note of “%s”', async (written, value, note) => {
  const { cell, notes } = await rowOf(written);
  expect(cell).toBe(value);
  expect(notes).toContain(note);
});

test('a text that is struck out as a whole is read, with a doubt', async () => {
  const styles = '<fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>';
  expect(await rowOf('<c s="1" t="str"><v>A1</v></c>', { styles })).toEqual({
    cell: 'A1',
    notes: '“岗位代码”：“A1”带删除线，请确认是否作废',
  });
});

test('rows and cells without addresses stand where they come, and the sheet where its relationship says', async () => {
  const sheet = `<sheetData>${head}<row r="4"><c r="B4" t="str"><v>数学教师</v></c>${text('1')}</row><row>${text('A2')}${text('英语教师')}</row></sheetData>`;
  const { rows } = await parseTable({ bytes: workbookOf({ sheet, target: '/xl/worksheets/sheet1.xml' }), limits });
  expect(rows.map(({ number, cells }) => [number, cells.岗位代码, cells.岗位名称, cells.招聘人数])).toEqual([
    [4, '', '数学教师', '1'],
    [5, 'A2', '英语教师', null],
  ]);
});

test('hidden rows and columns are read and named', async () => {
  const sheet = `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>${head}<row hidden="1">${text('A1')}${text('语文教师')}${text('2')}</row></sheetData>`;
  const { rows, notes } = await parseTable({ bytes: workbookOf({ sheet }), limits });
  expect(rows[0]?.notes).toEqual(['这一行在表中是隐藏的（可能被筛选掉），请确认是否还要']);
  expect(notes).toEqual(['表中隐藏的列也读取了：招聘人数']);
});

test('contents that a merged cell covers are none', async () => {
  const sheet = `<sheetData>${head}<row>${text('A1')}${text('语文教师')}${text('2')}</row><row>${text('A2')}${text('旧名')}${text('1')}</row></sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells>`;
  const { rows } = await parseTable({ bytes: workbookOf({ sheet }), limits });
  expect(rows.map(({ cells }) => cells.岗位名称)).toEqual(['语文教师', '语文教师']);
});

test('a picture in a cell is an empty cell with a note, and midnight in Beijing is a day', async () => {
  const picture = await rowOf('<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>');
  expect(picture).toEqual({ cell: '', notes: '“岗位代码”：单元格里是图片，没有读取' });
  expect((await rowOf('<c t="d"><v>2027-06-29T16:00:00.000Z</v></c>')).cell).toBe('2027-06-30');
});

test('an example is read only where nothing else is there', async () => {
  const sheetOf = (name: string) =>
    `<sheetData>${head}<row>${text(name)}${text('语文教师')}${text('2')}</row></sheetData>`;
  const named = (names: string[]) =>
    names.map((name, at) => `<sheet name="${name}" sheetId="${at + 2}" r:id="s${at}"/>`).join('');
  const book = (names: string[]) => {
    const relations = names.map(
      (_, at) => `<Relationship Id="s${at}" Type="${office}/worksheet" Target="worksheets/s${at}.xml"/>`,
    );
    return zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named(names)}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
      ...Object.fromEntries(
        names.map((name, at) => [
          `xl/worksheets/s${at}.xml`,
          strToU8(`<worksheet xmlns="${main}">${sheetOf(name)}</worksheet>`),
        ]),
      ),
    });
  };
  const readOf = async (...names: string[]) => (await parseTable({ bytes: book(names), limits })).sheet;
  expect(await readOf('填写示例', '岗位')).toBe('岗位');
  expect(await readOf('样表（勿改）', '2027年')).toBe('2027年');
  expect(await readOf('示范学校', '岗位')).toBe('示范学校');
  expect(await readOf('示例')).toBe('示例');
});

test('refuses a small file whose cells repeat one long text', async () => {
  const cells = '<c t="s"><v>0</v></c>'.repeat(50);
  const bytes = workbookOf({
    sheet: `<sheetData>${head}${`<row>${cells}</row>`.repeat(90)}</sheetData>`,
    shared: `<si><t>${'长'.repeat(200_000)}</t></si>`,
  });
  expect(bytes.length).toBeLessThan(20_000);
  await expect(parseTable({ bytes, limits })).rejects.toThrow('表格解压后过大');
});
