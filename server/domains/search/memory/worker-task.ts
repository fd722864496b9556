import { Worker } from 'node:worker_threads';
import type { Base } from './base.ts';
import type { Loaded } from './load-base.ts';
import type { Added } from './merge-base.ts';

export type Task =
  | { kind: 'load'; url: string; seed: number; mostBytes: number }
  | { kind: 'merge'; base: Base; gone: Uint32Array; added: readonly Added[]; mostBytes: number };

export type Result = Loaded | { base: Base } | { isTooLarge: true };

export interface Running {
  result: Promise<Result>;
  stop(): Promise<unknown>;
}

/** Does the work in a thread of its own, whose memory goes with it; bases lie in memory that both share. */
export function runTask(task: Task): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  const result = new Promise<Result>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended before its work')));
  });
  return { result, stop: () => worker.terminate() };
}
