import { parentPort, workerData } from 'node:worker_threads';
import { extractText, type ReadingOptions } from './extract-lines.ts';

const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadingOptions };
parentPort?.postMessage(await extractText(bytes, options));
