import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';

/** The patterns of a table by name: several rows of a name are alternatives, and `{name}` stands for what has been named before. */
export function patternsIn(file: string): (name: string) => string {
  const named = new Map<string, string>();
  for (const [name = '', row = ''] of readRows(join(import.meta.dirname, file))) {
    const pattern = row.replace(/\{(?<piece>[a-zA-Z]+)\}/gu, (_, piece: string) => `(?:${named.get(piece)})`);
    named.set(name, named.has(name) ? `${named.get(name)}|${pattern}` : pattern);
  }
  return (name) => named.get(name) ?? '(?!)';
}
