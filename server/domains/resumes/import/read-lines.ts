import { AppError, appError } from '#server/platform/http/app-error.ts';
import { runInThread, ThreadEnded } from '#server/platform/threads/run-in-thread.ts';
import type { ExtractedText, ReadingOptions } from './extract-lines.ts';

const worker = new URL('./extract-worker.ts', import.meta.url);
const limits = { timeoutMs: 15_000, heapMb: 256 };

const tooComplex = { time: '文件过于复杂，没有在规定时间内读完', memory: '文件过于复杂，读取它需要太多内存' };

const unreadable = (message: string) =>
  appError('INVALID_INPUT', { message, issues: [{ path: 'body.fileId', message }] });

function inWords(error: Error) {
  if (error instanceof ThreadEnded) return unreadable(tooComplex[error.reason]);
  if (/password/i.test(error.name + error.message)) return unreadable('文件已加密，请去掉密码后再上传');
  return unreadable('文件已损坏或格式不对，请重新导出后再试');
}

/** Signs that no text has: a font without a table of its characters gives its own numbers for them. */
const noSigns = /(?![\t\n\r])[\p{Cc}\p{Cn}\ufffd]/gu;
const MAX_UNREADABLE_SHARE = 0.05;

function isReadable(lines: readonly string[]): boolean {
  const text = lines.join('');
  return (text.match(noSigns)?.length ?? 0) <= text.length * MAX_UNREADABLE_SHARE;
}

/**
 * The text of an uploaded document, read in a thread with limits of time and memory.
 * @throws AppError INVALID_INPUT where it cannot be read, UNAVAILABLE while too many are being read
 */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions = {}): Promise<ExtractedText> {
  const text = await runInThread<ExtractedText>(worker, { bytes, options }, limits).catch((error: Error) => {
    throw error instanceof AppError ? error : inWords(error);
  });
  if (!isReadable(text.lines))
    throw unreadable('文件里的文字读不出来（字体没有附带文字编码），请换成 Word，或从原文件重新导出 PDF');
  return text;
}

/** The lines of a text that may hold tables. */
export const readLines = async (bytes: Uint8Array): Promise<string[]> =>
  (await readDocument(bytes, { hasTables: true })).lines;
