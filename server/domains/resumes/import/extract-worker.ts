import { parentPort, workerData } from 'node:worker_threads';
import { extractLines } from './extract-lines.ts';

parentPort?.postMessage(await extractLines(workerData as Uint8Array));
