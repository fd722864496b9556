import type { StatementLine } from '#contract/ledger.ts';
import { cellsOf, csvOf, statementHeads } from './statement-sheet.ts';

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

export function saveCsv(lines: readonly StatementLine[], name: string): void {
  saveBlob(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** Every cell is text, so that none is ever taken for a formula. */
export async function saveXlsx(lines: readonly StatementLine[], name: string): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const head = statementHeads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = lines.map((line) => cellsOf(line).map((value) => ({ value, type: String })));
  await writeXlsxFile([head, ...body], { sheet: '对账单' }).toFile(`${name}.xlsx`);
}
