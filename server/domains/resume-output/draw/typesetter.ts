import { Worker } from 'node:worker_threads';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { PrintCommand } from '../set-resume.ts';
import type { Paper } from './draw-pdf.ts';

/** Pages that another domain has laid out, as a PDF. */
type PaperCommand = Paper & { as: 'paper' };
export type TypesetCommand = PrintCommand | PaperCommand;

type Made = ResumeSheet | Uint8Array;

interface Waiting {
  resolve(made: Made): void;
  reject(error: Error): void;
}

const MOST_WAITING = 24;
const TIMEOUT_MS = { resume: 20_000, paper: 90_000 };
/** Idle time after which the thread ends and frees its fonts. */
const IDLE_MS = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

function stop(error?: Error): void {
  const ended = worker;
  worker = null;
  void ended?.terminate();
  for (const { reject } of waiting.values()) reject(error ?? new Error('the typesetter ended'));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./typeset-worker.ts', import.meta.url), { resourceLimits });
  started.unref();
  started.on('message', ({ id, made, failed }: { id: number; made?: Made; failed?: string }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (made === undefined) one?.reject(new Error(failed));
    else one?.resolve(made);
    if (waiting.size === 0) idle = setTimeout(() => waiting.size === 0 && stop(), IDLE_MS).unref();
  });
  started.on('error', (error) => started === worker && stop(error));
  return started;
}

/**
 * Typesets a resume, or draws the pages of a paper, in a separate thread, without blocking the server.
 * @throws AppError UNAVAILABLE while too many are waiting
 */
export async function typeset(order: PrintCommand & { as: 'sheet' }): Promise<ResumeSheet>;
export async function typeset(order: (PrintCommand & { as: 'pdf' | 'docx' }) | PaperCommand): Promise<Uint8Array>;
export async function typeset(order: TypesetCommand): Promise<Made> {
  if (waiting.size >= MOST_WAITING)
    throw appError('UNAVAILABLE', { message: '正在生成的文件较多，请稍后再试', retryAfter: 5 });
  clearTimeout(idle);
  worker ??= start();
  const id = ++last;
  const limit = order.as === 'paper' ? TIMEOUT_MS.paper : TIMEOUT_MS.resume;
  const timer = setTimeout(() => stop(new Error('a document took too long to set')), limit);
  try {
    return await new Promise<Made>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ id, order });
    });
  } finally {
    clearTimeout(timer);
  }
}
