import { parentPort, workerData } from 'node:worker_threads';
import { ImportError } from '../import-error.ts';
import { parseTable, type TableTask } from './parse-table.ts';
import type { TableAnswer } from './read-table.ts';

async function answer(task: TableTask): Promise<TableAnswer> {
  try {
    return { table: await parseTable(task) };
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.message };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as TableTask));
