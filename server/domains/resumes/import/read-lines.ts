import { Worker } from 'node:worker_threads';
import { appError } from '#server/platform/http/app-error.ts';

const TIMEOUT_MS = 15_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MOST_AT_ONCE = 2;
let running = 0;

const unreadable = (message: string) =>
  appError('INVALID_INPUT', { message, issues: [{ path: 'body.fileId', message }] });

/**
 * The lines of an uploaded document, read in a thread of its own with a limit of time and memory: whatever a file does to
 * its reader, it does not do it to the server.
 * @throws AppError INVALID_INPUT where it cannot be read, UNAVAILABLE while too many are being read
 */
export async function readLines(bytes: Uint8Array): Promise<string[]> {
  if (running >= MOST_AT_ONCE)
    throw appError('UNAVAILABLE', { message: '正在读取的文件较多，请稍后再试', retryAfter: 5 });
  running += 1;
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<string[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(unreadable('文件过于复杂，没有在规定时间内读完')), TIMEOUT_MS);
      worker.once('message', (lines: string[]) => {
        clearTimeout(timer);
        resolve(lines);
      });
      worker.once('error', (error: NodeJS.ErrnoException & { name: string }) => {
        clearTimeout(timer);
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reject(unreadable('文件过于复杂，读取它需要太多内存'));
        else
          reject(
            unreadable(
              /password/i.test(error.name + error.message)
                ? '文件已加密，请去掉密码后再上传'
                : '文件已损坏或格式不对，请重新导出后再试',
            ),
          );
      });
    });
  } finally {
    running -= 1;
    void worker.terminate();
  }
}
