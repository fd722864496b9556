import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { isCsv } from './checks/check-csv.ts';
import { checkOffice } from './checks/office/check-office.ts';
import { checkPdf } from './checks/pdf/check-pdf.ts';
import { refuseLocked } from './checks/pdf/refuse-locked.ts';
import type { InspectAnswer, InspectTask } from './inspect-in-thread.ts';

async function answer({ format, path }: InspectTask): Promise<InspectAnswer> {
  const bytes = await readFile(path);
  try {
    if (format === 'office') return { type: await checkOffice(bytes) };
    if (format === 'csv') return { type: isCsv(bytes) ? 'text/csv' : undefined };
    if (checkPdf(bytes).isEncrypted) await refuseLocked(bytes);
    return { type: 'application/pdf' };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as InspectTask));
