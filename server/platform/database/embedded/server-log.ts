import { closeSync, copyFileSync, fstatSync, openSync, readSync, renameSync, statSync, truncateSync } from 'node:fs';

const largest = 10 * 2 ** 20;
const tailBytes = 4096;

/** Opens the server's log for appending; one that has grown large becomes `<file>.1`, in the place of the one before. */
export function openServerLog(file: string): { fd: number; from: number } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`);
  const fd = openSync(file, 'a', 0o600);
  return { fd, from: fstatSync(fd).size };
}

/** Keeps the log of a server that runs on from growing without end: what it holds moves to `<file>.1`. */
export function trimServerLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largest) return;
  copyFileSync(file, `${file}.1`);
  // The server appends, so it goes on at the new end.
  truncateSync(file);
}

/** The reason a start failed: the last FATAL, PANIC or error line that was written after `from`. */
export function lastComplaint(file: string, from: number): string {
  const fd = openSync(file, 'r');
  try {
    const start = Math.max(from, fstatSync(fd).size - tailBytes);
    const buffer = Buffer.alloc(tailBytes);
    const lines = buffer
      .toString('utf8', 0, readSync(fd, buffer, 0, tailBytes, start))
      .trim()
      .split('\n');
    return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  } finally {
    closeSync(fd);
  }
}
