import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';

/** Passwords of at least eight characters that are easily guessed, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readRows(join(import.meta.dirname, 'common-passwords.txt')).flatMap(([line = '']) => line.split(' ')),
);
