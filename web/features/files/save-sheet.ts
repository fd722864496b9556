import { toast } from '#web/api/toasts.ts';
import { saveFile } from './save-file.ts';
import type { Sheet } from './xlsx-of.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Saves a table as an XLSX file.
 * @throws the error after it was shown
 */
export async function saveSheet(file: string, sheet: Sheet): Promise<void> {
  try {
    const { xlsxOf } = await import('./xlsx-of.ts');
    saveFile(`${file}.xlsx`, new Blob([xlsxOf(sheet)], { type: TYPE }));
  } catch (error) {
    toast.error('文件没有生成，请重试');
    throw error;
  }
}
