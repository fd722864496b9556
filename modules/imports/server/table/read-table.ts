import { readFile } from 'node:fs/promises';
import { AppError, fieldError } from '#server/platform/http/app-error.ts';
import { runInThread, ThreadEnded, type ThreadLimits } from '#server/platform/threads/run-in-thread.ts';
import { ImportError } from '../import-error.ts';
import type { TableTask } from './parse-table.ts';
import type { Table, TableLimits } from './table.ts';

export type TableAnswer = { table: Table } | { fault: string };

interface How {
  sheet?: string | undefined;
  limits: TableLimits;
  thread: ThreadLimits;
}

const worker = new URL('./table-worker.ts', import.meta.url);
const MAX_BYTES = 50 * 1024 * 1024;

/** Limits for an operator's import on the command line, which has the machine to itself. */
const siteTable = {
  limits: { rows: 100_000, columns: 200 },
  thread: { timeoutMs: 120_000, heapMb: 1_536 },
};

/**
 * Reads a sheet of an XLSX or a CSV in UTF-8 or GBK; detects the format by content, not by name.
 * @throws ImportError with a message for the user
 */
export async function readTable(path: string, sheet?: string): Promise<Table> {
  const bytes = await readFile(path).catch(() => {
    throw new ImportError(`打不开文件：${path}`);
  });
  return readTableBytes(bytes, { ...siteTable, sheet });
}

/** The same for a file in memory, in a thread with limits of time and memory. */
async function readTableBytes(bytes: Buffer, { sheet, limits, thread }: How): Promise<Table> {
  if (bytes.length > MAX_BYTES) throw new ImportError('文件超过 50 MB，请拆分后再导入');
  const task: TableTask = { bytes, limits, sheet };
  const answer = await runInThread<TableAnswer>(worker, task, thread).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    if (error instanceof ThreadEnded) throw new ImportError('表格过于复杂，没有读完，请拆分后再导入');
    throw new ImportError('无法读取这个文件，请另存为 .xlsx 后再试');
  });
  if ('fault' in answer) throw new ImportError(answer.fault);
  return answer.table;
}

/** The same for a file that somebody uploaded. @throws AppError INVALID_INPUT with the message of an ImportError */
export const readUpload = (bytes: Buffer, how: How): Promise<Table> =>
  readTableBytes(bytes, how).catch((error: unknown) => {
    throw error instanceof ImportError ? fieldError('body.fileId', error.message) : error;
  });
