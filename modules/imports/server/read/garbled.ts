import { type Cells, type ImportField, importFieldNames, importFields } from '../table/fields.ts';

/** The character that a decoder puts in place of an undecodable one. */
const lost = /\ufffd/g;

export const garbledWords = '含有无法识别的字符';
export const garbledNote = (field: ImportField): string => `${importFields[field].label}${garbledWords}`;

/** Removes replacement characters, and names the fields that had them. */
export function dropGarbled(cells: Cells): { cells: Cells; garbled: ImportField[] } {
  const garbled = importFieldNames.filter((field) => cells[field].includes('\ufffd'));
  if (garbled.length === 0) return { cells, garbled };
  const clean = garbled.map((field) => [field, cells[field].replace(lost, '').trim()]);
  return { cells: { ...cells, ...Object.fromEntries(clean) }, garbled };
}
