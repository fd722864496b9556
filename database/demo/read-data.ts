import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of `texts/`: words, names and texts for demo data. Tests verify the codes it refers to. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${name}.json`), 'utf8')) as T;

/** A text with each slot, `{name}`, filled in by the word of that name. */
export const fill = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''));
