import { parentPort, workerData } from 'node:worker_threads';
import { extractText } from './extract-lines.ts';

parentPort?.postMessage(await extractText(workerData as Uint8Array));
