import { closeSync, copyFileSync, fstatSync, openSync, readSync, renameSync, statSync, truncateSync } from 'node:fs';

const largest = 10 * 2 ** 20;
const tailBytes = 4096;

/** Opens the server's log for appending; a large one is rotated to `<file>.1`. */
export function openServerLog(file: string): { fd: number; from: number } {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`);
  const fd = openSync(file, 'a', 0o600);
  return { fd, from: fstatSync(fd).size };
}

/** Rotates the log of a long-running server: its content moves to `<file>.1`. */
export function trimServerLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largest) return;
  copyFileSync(file, `${file}.1`);
  // The server appends, so it continues at the new end.
  truncateSync(file);
}

/** The reason a start failed: the last FATAL, PANIC or ERROR line after `from`. */
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
