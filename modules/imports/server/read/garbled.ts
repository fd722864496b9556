import { type Cells, type ImportField, importFieldNames, importFields } from '../table/fields.ts';

export const garbledWords = '含有无法识别的字符';
export const garbledNote = (field: ImportField): string => `${importFields[field].label}${garbledWords}`;

/** Removes U+FFFD, which a decoder puts in place of an undecodable character, and names the fields that had them. */
export function dropGarbled(cells: Cells): { cells: Cells; garbled: ImportField[] } {
  const garbled = importFieldNames.filter((field) => cells[field].includes('\ufffd'));
  const clean = garbled.map((field) => [field, cells[field].replaceAll('\ufffd', '').trim()]);
  return { cells: { ...cells, ...Object.fromEntries(clean) }, garbled };
}
