import { fieldError } from '#server/platform/http/app-error.ts';
import { runInThread, ThreadEnded } from '#server/platform/threads/run-in-thread.ts';

export interface InspectTask {
  format: 'office' | 'pdf' | 'csv';
  path: string;
}
export type InspectAnswer = { type: string | undefined } | { fault: string };

const worker = new URL('./inspect-worker.ts', import.meta.url);
const limits = { timeoutMs: 15_000, heapMb: 256 };

const subject: Record<InspectTask['format'], string> = { office: '文档', pdf: '', csv: '' };
const advice: Record<InspectTask['format'], string> = {
  office: '请用 Office 或 WPS 打开后另存一份再上传',
  pdf: '请重新导出为 PDF 再上传',
  csv: '请另存为 xlsx 再上传',
};

/** A fault with what to do about it: its own advice, else that of the format. */
function faultText(format: InspectTask['format'], fault: string): string {
  const start = `${subject[format]}${subject[format] && fault.startsWith('文') ? '有误：' : ''}`;
  return `${start}${fault}${fault.includes('请') ? '' : `，${advice[format]}`}`;
}

/**
 * The type of a file that must be unpacked or decoded to detect it; undefined for another format.
 * @throws AppError INVALID_INPUT for a harmful, broken or too complex file, UNAVAILABLE while too many wait
 */
export async function inspectInThread(task: InspectTask): Promise<string | undefined> {
  const answer = await runInThread<InspectAnswer>(worker, task, limits).catch((error: unknown) => {
    if (error instanceof ThreadEnded) throw fieldError('body', '文件过于复杂，无法检查，请拆分或重新导出后再上传');
    throw error;
  });
  if ('fault' in answer) throw fieldError('body', faultText(task.format, answer.fault));
  return answer.type;
}
