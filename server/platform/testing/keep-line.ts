import { appendFileSync } from 'node:fs';

/** Where `npm test` collects what every application of the suite logged, to look through it at the end. */
const file = process.env.TEST_LOG_FILE;

/** Keeps the lines of a log for the test that asks, and for the scan of the whole suite where there is one. */
export const keepLine = (lines: string[]) => ({
  write: (line: string) => {
    lines.push(line);
    if (file) appendFileSync(file, line);
  },
});
