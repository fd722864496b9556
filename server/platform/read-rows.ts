import { readFileSync } from 'node:fs';

/** The rows of a tab-separated file. Empty lines and lines that start with `#` are left out. */
export const readRows = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
