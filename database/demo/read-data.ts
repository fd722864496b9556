import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of `texts/`: words, names and texts for demo data. Tests verify the codes it refers to. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${name}.json`), 'utf8')) as T;
