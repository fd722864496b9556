import { parentPort } from 'node:worker_threads';
import { setResume } from '../set-resume.ts';
import { drawPdf } from './draw-pdf.ts';
import type { TypesetCommand } from './typesetter.ts';

parentPort?.on('message', async ({ id, order }: { id: number; order: TypesetCommand }) => {
  try {
    parentPort?.postMessage({ id, made: await (order.as === 'paper' ? drawPdf(order) : setResume(order)) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});
