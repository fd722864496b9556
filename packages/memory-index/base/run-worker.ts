import { parentPort, workerData } from 'node:worker_threads';
import type { Definition } from '../definition.ts';
import { bytesOfBase } from './base.ts';
import type { Fields } from './columns.ts';
import { loadBase, TooLarge } from './load-base.ts';
import { mergeBase } from './merge-base.ts';
import type { Result, Task } from './worker-task.ts';

async function work<F extends Fields>(definition: Definition<F>, task: Task<F>): Promise<Result<F>> {
  if (task.kind === 'load') return loadBase(definition, task);
  const base = mergeBase(definition, task.base, task.gone, task.added);
  return bytesOfBase(base) > task.maxBytes ? { isTooLarge: true } : { base };
}

/** Runs the thread's single task and posts the result to the parent thread. */
export async function runWorker<F extends Fields>(definition: Definition<F>): Promise<void> {
  const result = await work(definition, workerData as Task<F>).catch((error: unknown): Result<F> => {
    if (error instanceof TooLarge) return { isTooLarge: true };
    throw error;
  });
  parentPort?.postMessage(result);
}
