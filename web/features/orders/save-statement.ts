import type { StatementLine } from '#contract/ledger/ledger.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { cellsOf, csvOf, statementHeads } from './statement-sheet.ts';

export async function saveCsv(lines: readonly StatementLine[], name: string): Promise<void> {
  saveFile(`${name}.csv`, new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }));
}

export const saveXlsx = (lines: readonly StatementLine[], name: string): Promise<void> =>
  saveSheet(name, { name: '对账单', head: statementHeads, rows: lines.map(cellsOf) });
