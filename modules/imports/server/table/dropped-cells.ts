import { type Cells, type ImportField, importFieldNames, importFields } from './fields.ts';

/** Values that a spreadsheet shows for a failed formula. */
const formulaError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;

/** Removes cells with failed formulas, and names their fields. */
export function dropFormulaErrors(cells: Cells): { cells: Cells; failed: ImportField[] } {
  const failed = importFieldNames.filter((field) => formulaError.test(cells[field]));
  return { cells: { ...cells, ...Object.fromEntries(failed.map((field) => [field, ''])) }, failed };
}

export const failedNote = (failed: readonly ImportField[]): string =>
  failed.length === 0 ? '' : `公式出错，没有读取：${failed.map((field) => importFields[field].label).join('、')}`;
