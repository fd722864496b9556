import { Worker } from 'node:worker_threads';
import { appError } from '#server/platform/http/app-error.ts';
import { semaphore } from '#server/platform/semaphore.ts';

/** Across all kinds of files, which bounds the memory that uploads use on a node. */
const AT_ONCE = 2;
const MAX_WAITING = 16;
const queue = semaphore(AT_ONCE);

export interface ThreadLimits {
  timeoutMs: number;
  /** Of the JavaScript heap. Buffers are not included; archive readers limit each part themselves. */
  heapMb: number;
}

/** Why a thread was terminated early. */
export class ThreadEnded extends Error {
  readonly reason: 'time' | 'memory';
  constructor(reason: 'time' | 'memory') {
    super(`the thread was ended: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Runs a module on untrusted bytes in its own thread, which answers with one message. At most two such threads run at once on a
 * node, whatever they read.
 * @throws ThreadEnded past its limits, AppError UNAVAILABLE while too many wait, else what the thread threw
 */
export async function runInThread<T>(module: URL, data: unknown, limits: ThreadLimits): Promise<T> {
  if (queue.waiting >= MAX_WAITING)
    throw appError('UNAVAILABLE', { message: '正在读取的文件较多，请稍后再试', retryAfter: 5 });
  return queue.take(() => answerOf<T>(module, data, limits));
}

async function answerOf<T>(module: URL, workerData: unknown, { timeoutMs, heapMb }: ThreadLimits): Promise<T> {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
  const worker = new Worker(module, { workerData, resourceLimits, stdout: true, stderr: true });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadEnded('time')), timeoutMs);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error),
      );
      worker.once('exit', () => reject(new Error('the thread ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
