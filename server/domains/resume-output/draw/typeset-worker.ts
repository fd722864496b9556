import { parentPort } from 'node:worker_threads';
import { type PrintCommand, setResume } from '../set-resume.ts';

parentPort?.on('message', async ({ id, order }: { id: number; order: PrintCommand }) => {
  try {
    parentPort?.postMessage({ id, made: await setResume(order) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});
