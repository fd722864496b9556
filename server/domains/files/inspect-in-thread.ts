import { fieldError } from '#server/platform/http/app-error.ts';
import { runInThread, ThreadEnded } from '#server/platform/threads/run-in-thread.ts';

export interface InspectTask {
  format: 'office' | 'pdf' | 'csv';
  path: string;
}
export type InspectAnswer = { type: string | undefined } | { fault: string };

const worker = new URL('./inspect-worker.ts', import.meta.url);
const limits = { timeoutMs: 15_000, heapMb: 256 };

const words: Record<InspectTask['format'], (fault: string) => string> = {
  office: (fault) => `文档${fault.startsWith('文') ? '有误：' : ''}${fault}`,
  pdf: (fault) => fault,
  csv: (fault) => fault,
};

/**
 * The type of a file that must be unpacked or decoded to detect it; undefined for another format.
 * @throws AppError INVALID_INPUT for a harmful, broken or too complex file, UNAVAILABLE while too many wait
 */
export async function inspectInThread(task: InspectTask): Promise<string | undefined> {
  const answer = await runInThread<InspectAnswer>(worker, task, limits).catch((error: unknown) => {
    if (error instanceof ThreadEnded) throw fieldError('body', '文件过于复杂，无法检查，请拆分或重新导出后再上传');
    throw error;
  });
  if ('fault' in answer) throw fieldError('body', words[task.format](answer.fault));
  return answer.type;
}
