import { Button } from 'antd';
import { Download } from 'lucide-react';
import { csvText } from '#contract/csv.ts';
import { ledgerUnits, postingKinds } from '#contract/ledger/ledger-units.ts';
import { yuanOf } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { StatementLine } from '../../contract/ledger.ts';

const statementHeads = ['时间', '账目', '类别', '说明', '变动', '余额', '单位'] as const;

/** A line as text cells: money exact to the fen, quotas as integers. */
export function cellsOf({ at, unit, kind, note, amount, balance }: StatementLine): string[] {
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

export const csvOf = (lines: readonly StatementLine[]): string => csvText([statementHeads, ...lines.map(cellsOf)]);

async function saveCsv(lines: readonly StatementLine[], name: string): Promise<void> {
  saveText(`${name}.csv`, csvOf(lines));
}

const saveXlsx = (lines: readonly StatementLine[], name: string): Promise<void> =>
  saveSheet(name, { name: '对账单', head: statementHeads, rows: lines.map(cellsOf) });

interface Props {
  /** Prefix of the file's name; the day follows. */
  name: string;
  read(): Promise<{ lines: StatementLine[]; isCut: boolean }>;
}

/** Saves a statement as a file, and reports if it was truncated. */
export function StatementButtons({ name, read }: Props) {
  const { busy, run } = useBusy();
  const save = async (write: typeof saveCsv | typeof saveXlsx) => {
    try {
      const { lines, isCut } = await read();
      await write(lines, `${name}-${dateText(new Date().toISOString())}`);
      toast.success(isCut ? `已导出最新的 ${lines.length} 笔，请缩小范围导出其余` : `已导出 ${lines.length} 笔`);
    } catch {
      // The error has been shown.
    }
  };
  return (
    <span className="ml-auto flex gap-2">
      <Button icon={<Download size={16} />} loading={busy} onClick={() => void run(() => save(saveCsv))}>
        导出 CSV
      </Button>
      <Button icon={<Download size={16} />} loading={busy} onClick={() => void run(() => save(saveXlsx))}>
        导出 XLSX
      </Button>
    </span>
  );
}
