import type { StatementLine } from '#contract/ledger/ledger.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { cellsOf, csvOf, statementHeads } from './statement-sheet.ts';

export async function saveCsv(lines: readonly StatementLine[], name: string): Promise<void> {
  saveText(`${name}.csv`, csvOf(lines));
}

export const saveXlsx = (lines: readonly StatementLine[], name: string): Promise<void> =>
  saveSheet(name, { name: '对账单', head: statementHeads, rows: lines.map(cellsOf) });
