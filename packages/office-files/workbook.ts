import { strToU8, zipSync } from 'fflate';

export type Cell = string | number | null | { time: number };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return typeof cell === 'number' ? `<c r="${at}"><v>${cell}</v></c>` : `<c r="${at}" s="1"><v>${cell.time}</v></c>`;
}

interface Options {
  sheet?: string;
  /** Merged ranges such as 'A1:C1'. */
  merges?: readonly string[];
  /** The rows of a hidden sheet beside it. */
  hidden?: readonly (readonly Cell[])[];
}

const rowsXml = (rows: readonly (readonly Cell[])[]) =>
  rows
    .map((row, y) => `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${letters(x)}${y + 1}`)).join('')}</row>`)
    .join('');

/** An XLSX of one sheet. `{ time }` is a part of a day, as a typed '1:3' is stored. */
export function workbook(
  rows: readonly (readonly Cell[])[],
  { sheet = 'Sheet1', merges = [], hidden }: Options = {},
): Buffer {
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const types = ['workbook', 'worksheet', 'styles'];
  const parts = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'];
  const overrides = parts.map((part, at) => {
    const kind = at === 0 ? 'sheet.main' : types[at];
    return `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  });
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    strToU8(`<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`,
      ),
      '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/>${hidden ? '<sheet name="Hidden" sheetId="2" state="hidden" r:id="r3"/>' : ''}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relations(
        relation(1, 'worksheet', 'worksheets/sheet1.xml') +
          relation(2, 'styles', 'styles.xml') +
          (hidden ? relation(3, 'worksheet', 'worksheets/sheet2.xml') : ''),
      ),
      'xl/styles.xml': strToU8(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData>${merged ? `<mergeCells>${merged}</mergeCells>` : ''}</worksheet>`,
      ),
      ...(hidden && {
        'xl/worksheets/sheet2.xml': strToU8(
          `<worksheet xmlns="${main}"><sheetData>${rowsXml(hidden)}</sheetData></worksheet>`,
        ),
      }),
    }),
  );
}
