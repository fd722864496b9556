import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of `texts/`: words, names and texts that demo data are drawn from. Tests hold what the codes in it refer to. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${name}.json`), 'utf8')) as T;
