import type { StatementLine } from '#contract/ledger.ts';
import { ledgerUnits, postingKinds } from '#contract/ledger-units.ts';
import { yuanOf } from '#contract/money.ts';
import { dateText } from '#web/features/posts/time-text.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

const heads = ['时间', '账目', '类别', '说明', '变动', '余额', '单位'];

/** Every cell is text, exact to the fen, and none is ever taken for a formula. */
function rowOf({ at, unit, kind, note, amount, balance }: StatementLine): string[] {
  const figure = (value: number) => (unit === 'fen' ? yuanOf(value) : String(value));
  const { label, measure } = ledgerUnits[unit];
  return [
    `${dateText(at)} ${timeOfDay(at)}`,
    label,
    postingKinds[kind],
    note,
    figure(amount),
    figure(balance),
    measure,
  ];
}

/** What a spreadsheet would take for a formula is led by an apostrophe; a plain number is not one. */
const tame = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text);

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** Saves a statement as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function saveCsv(lines: readonly StatementLine[], name: string): void {
  const rows = [heads, ...lines.map(rowOf)].map((row) =>
    row.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(','),
  );
  saveBlob(new Blob([`\ufeff${rows.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

export async function saveXlsx(lines: readonly StatementLine[], name: string): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = lines.map((line) => rowOf(line).map((value) => ({ value, type: String })));
  await writeXlsxFile([head, ...body], { sheet: '对账单' }).toFile(`${name}.xlsx`);
}
