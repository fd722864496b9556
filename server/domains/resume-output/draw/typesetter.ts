import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { Paper } from '#packages/typeset/draw-pdf.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { TaskLate, ThreadQueue } from '#server/platform/threads/thread-queue.ts';
import type { PrintCommand } from '../set-resume.ts';

/** Pages that another domain has laid out, as a PDF. */
type PaperCommand = Paper & { as: 'paper' };
export type TypesetCommand = PrintCommand | PaperCommand;
export type Typeset = ResumeSheet | Uint8Array;

const TIMEOUT_MS = { resume: 20_000, paper: 90_000 };
const common = { module: new URL('./typeset-worker.ts', import.meta.url), idleMs: 60_000, heapMb: 320 };

/** Work for visitors has a thread of its own, so that it never delays work for people who are signed in. */
const queues = {
  signedIn: new ThreadQueue<TypesetCommand, Typeset>({ ...common, mostWaiting: 24, mostOfSource: 24 }),
  visitors: new ThreadQueue<TypesetCommand, Typeset>({ ...common, mostWaiting: 8, mostOfSource: 2 }),
};

async function run(queue: keyof typeof queues, order: TypesetCommand, source?: string): Promise<Typeset> {
  const timeoutMs = order.as === 'paper' ? TIMEOUT_MS.paper : TIMEOUT_MS.resume;
  try {
    return await queues[queue].run(order, { timeoutMs, ...(source !== undefined && { source }) });
  } catch (error) {
    if (error instanceof TaskLate)
      throw appError('UNAVAILABLE', { message: '文件生成超时，请稍后再试', retryAfter: 30 });
    throw error;
  }
}

/**
 * Typesets a resume, or draws the pages of a paper, in a separate thread, without blocking the server.
 * @throws AppError UNAVAILABLE while too many are waiting, or past its time
 */
export async function typeset(order: PrintCommand & { as: 'sheet' }): Promise<ResumeSheet>;
export async function typeset(order: (PrintCommand & { as: 'pdf' | 'docx' }) | PaperCommand): Promise<Uint8Array>;
export async function typeset(order: TypesetCommand): Promise<Typeset> {
  return run('signedIn', order);
}

/**
 * The same for a file that anyone may ask for, by the address that asks.
 * @throws AppError UNAVAILABLE, TOO_MANY_REQUESTS for too many at once from one address
 */
export const typesetForVisitor = async (order: PaperCommand, address: string): Promise<Uint8Array> =>
  (await run('visitors', order, address)) as Uint8Array;
