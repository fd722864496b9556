import { Worker } from 'node:worker_threads';
import type { Base } from './base.ts';
import type { Fields } from './columns.ts';
import type { Loaded } from './load-base.ts';
import type { Added } from './merge-base.ts';

export type Task<F extends Fields> =
  | { kind: 'load'; url: string; seed: number; maxBytes: number }
  | { kind: 'merge'; base: Base<F>; gone: Uint32Array; added: readonly Added<F>[]; maxBytes: number };

export type Result<F extends Fields> = Loaded<F> | { base: Base<F> } | { isTooLarge: true };

export interface Running<F extends Fields> {
  result: Promise<Result<F>>;
  stop(): Promise<unknown>;
}

/**
 * Runs a task in its own thread, whose memory is freed when the thread ends; bases are in memory that both threads share.
 * @param module what the thread runs: `runWorker` with the definition
 */
export function runTask<F extends Fields>(module: URL, task: Task<F>): Running<F> {
  const worker = new Worker(module, { workerData: task });
  const result = new Promise<Result<F>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended before its work')));
  });
  return { result, stop: () => worker.terminate() };
}
