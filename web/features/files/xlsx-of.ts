import { contentTypes, escaped, OFFICE, packOffice, relations, XML } from './office-file.ts';

export interface Sheet {
  name: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Excel does not open files with longer cell texts. */
const MAX_TEXT = 32_767;

/** The letters of a column: A to Z, then AA. */
const columnAt = (at: number): string =>
  (at < 26 ? '' : columnAt(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function rowOf(cells: readonly string[], number: number): string {
  const style = number === 1 ? ' s="1"' : '';
  const all = cells.map(
    (cell, at) =>
      `<c r="${columnAt(at)}${number}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, MAX_TEXT))}</t></is></c>`,
  );
  return `<row r="${number}">${all.join('')}</row>`;
}

const styles = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const types = contentTypes({
  '/xl/workbook.xml': `${TYPE}.sheet.main+xml`,
  '/xl/worksheets/sheet1.xml': `${TYPE}.worksheet+xml`,
  '/xl/styles.xml': `${TYPE}.styles+xml`,
});

/** A table as an XLSX file: the header is bold, and every cell is text, so that none is interpreted as a formula. */
export function xlsxOf({ name, head, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const body = [head, ...rows].map((row, at) => rowOf(row, at + 1)).join('');
  const stylesRelation = `<Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return packOffice({
    '[Content_Types].xml': types,
    '_rels/.rels': relations('xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheets/sheet1.xml', 'worksheet', stylesRelation),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData></worksheet>`,
  });
}
