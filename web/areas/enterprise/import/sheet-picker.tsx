import { Select } from 'antd';
import type { ImportSheet } from '#contract/imports/post-import.ts';

interface Props {
  sheet: ImportSheet;
  disabled: boolean;
  /** Undefined if the file is no longer available. */
  onChoose: ((name: string) => void) | undefined;
}

/** Selects the sheet of the workbook. */
export function SheetPicker({ sheet, disabled, onChoose }: Props) {
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <label htmlFor="import-sheet" className="text-14 font-semibold text-ink-1">
        工作表
      </label>
      <Select
        id="import-sheet"
        className="w-64 max-w-full"
        disabled={disabled || !onChoose}
        value={sheet.sheet}
        options={sheet.sheets.map((name) => ({ value: name, label: name }))}
        onChange={(name: string) => onChoose?.(name)}
      />
      <span className="text-13 text-ink-3">共 {sheet.sheets.length} 张，每次读取一张</span>
    </section>
  );
}
