import { Worker } from 'node:worker_threads';
import { appError } from '#server/platform/http/app-error.ts';

interface QueueOptions {
  /** A module that answers each message `T` by one message `ThreadAnswer<R>`. */
  module: URL;
  /** Tasks that may wait, besides the one under way. */
  mostWaiting: number;
  /** Tasks of one source, waiting or under way. */
  mostOfSource: number;
  /** Idle time after which the thread ends and frees its memory. */
  idleMs: number;
  heapMb: number;
}

export type ThreadAnswer<R> = { made: R } | { failed: string };

interface Task<T, R> {
  data: T;
  source: string | undefined;
  timeoutMs: number;
  resolve(made: R): void;
  reject(error: Error): void;
}

/** A task took longer than it may. */
export class TaskLate extends Error {}

const RETRY_SECONDS = 5;

/**
 * Runs tasks one after the other in a thread of their own, which starts with the first. A task's time counts from its start; one
 * that is late, or ends the thread, is rejected alone, and the others go on in a new thread.
 */
export class ThreadQueue<T, R> {
  readonly #options: QueueOptions;
  readonly #waiting: Task<T, R>[] = [];
  #current: Task<T, R> | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * @param source whoever asks, where one of them must not fill the queue
   * @throws AppError UNAVAILABLE while too many wait, TOO_MANY_REQUESTS for too many of one source, TaskLate
   */
  run(data: T, { timeoutMs, source }: { timeoutMs: number; source?: string }): Promise<R> {
    const all = this.#current ? [this.#current, ...this.#waiting] : this.#waiting;
    if (source !== undefined && all.filter((task) => task.source === source).length >= this.#options.mostOfSource)
      throw appError('TOO_MANY_REQUESTS', { message: '上一份文件还在生成，请稍后再试', retryAfter: RETRY_SECONDS });
    if (this.#waiting.length >= this.#options.mostWaiting)
      throw appError('UNAVAILABLE', { message: '正在生成的文件较多，请稍后再试', retryAfter: RETRY_SECONDS });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ data, source, timeoutMs, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    const task = this.#waiting.shift();
    if (!task) {
      this.#timer = setTimeout(() => this.#endThread(), this.#options.idleMs).unref();
      return;
    }
    this.#current = task;
    this.#worker ??= this.#start();
    this.#timer = setTimeout(() => this.#fail(new TaskLate('a task took too long')), task.timeoutMs);
    this.#worker.postMessage(task.data);
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#options.heapMb, maxYoungGenerationSizeMb: 32 };
    const started = new Worker(this.#options.module, { resourceLimits });
    started.unref();
    started.on('message', (answer: ThreadAnswer<R>) => {
      if (started === this.#worker) this.#settle(answer);
    });
    const failed = (error: Error) => {
      if (started === this.#worker) this.#fail(error);
    };
    started.on('error', failed);
    started.on('exit', () => failed(new Error('the thread ended')));
    return started;
  }

  #settle(answer: ThreadAnswer<R>): void {
    const task = this.#current;
    this.#current = null;
    if ('made' in answer) task?.resolve(answer.made);
    else task?.reject(new Error(answer.failed));
    this.#next();
  }

  /** Ends the thread and the task under way. */
  #fail(error: Error): void {
    this.#endThread();
    const task = this.#current;
    this.#current = null;
    task?.reject(error);
    this.#next();
  }

  #endThread(): void {
    const ended = this.#worker;
    this.#worker = null;
    void ended?.terminate();
  }
}
