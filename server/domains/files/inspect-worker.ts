import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { BROKEN_SHARE, decodeText, refuseMarkup } from '#packages/office-files/decode-text.ts';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { checkOffice } from './checks/office/check-office.ts';
import { checkPdf, lockedFault } from './checks/pdf/check-pdf.ts';
import type { InspectAnswer, InspectTask } from './inspect-in-thread.ts';

/** Control characters, which occur in binary files but not in text. Word's line breaks are vertical tabs. */
const controls = /\p{Cc}/u;
const separator = /[,;\t|，；｜^]/;

/**
 * Whether the bytes are text, with a table's separators in one of the first lines.
 * @throws FileFault for text that a person has to save in another form first
 */
function isCsv(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const { text } = decodeText(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (controls.test(text.replace(/[\t\r\n\v\f]/g, '')) || broken * BROKEN_SHARE > text.length) return false;
  refuseMarkup(text);
  return text.split('\n', 10).some((line) => separator.test(line));
}

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

/**
 * Refuses an encrypted PDF that does not open without a password; one that only restricts printing or copying does.
 * @throws FileFault
 */
async function refuseLocked(bytes: Buffer): Promise<void> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    await document.loadingTask.destroy();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new FileFault('PDF 已加密，要输入密码才能打开，请去掉密码后再上传');
    throw lockedFault();
  }
}
