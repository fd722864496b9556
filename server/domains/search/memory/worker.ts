import { parentPort, workerData } from 'node:worker_threads';
import { bytesOfBase } from './base.ts';
import { loadBase, TooLarge } from './load-base.ts';
import { mergeBase } from './merge-base.ts';
import type { Result, Task } from './worker-task.ts';

const task = workerData as Task;

async function work(): Promise<Result> {
  if (task.kind === 'load') return loadBase(task.url, task.seed, task.mostBytes);
  const base = mergeBase(task.base, task.gone, task.added);
  return bytesOfBase(base) > task.mostBytes ? { isTooLarge: true } : { base };
}

const result = await work().catch((error: unknown): Result => {
  if (error instanceof TooLarge) return { isTooLarge: true };
  throw error;
});
parentPort?.postMessage(result);
