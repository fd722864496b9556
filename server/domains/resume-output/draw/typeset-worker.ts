import { parentPort } from 'node:worker_threads';
import { drawPdf } from '#packages/typeset/draw-pdf.ts';
import type { ThreadAnswer } from '#server/platform/threads/thread-queue.ts';
import { setResume } from '../set-resume.ts';
import type { Typeset, TypesetCommand } from './typesetter.ts';

async function answer(order: TypesetCommand): Promise<ThreadAnswer<Typeset>> {
  try {
    return { made: await (order.as === 'paper' ? drawPdf(order) : setResume(order)) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (order: TypesetCommand) => parentPort?.postMessage(await answer(order)));
