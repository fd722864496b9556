import { join } from 'node:path';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { readRows } from '#server/platform/read-rows.ts';

const regions = allRegions()
  .map(({ short }) => short)
  .join('|');

/** The patterns of a table by name: several rows of a name are alternatives, and `{name}` stands for what has been named before; `{region}` is any place. */
export function patternsIn(file: string): (name: string) => string {
  const named = new Map([['region', regions]]);
  for (const [name = '', row = ''] of readRows(join(import.meta.dirname, file))) {
    const pattern = row.replace(/\{(?<piece>[a-zA-Z]+)\}/gu, (_, piece: string) => `(?:${named.get(piece)})`);
    named.set(name, named.has(name) ? `${named.get(name)}|${pattern}` : pattern);
  }
  return (name) => named.get(name) ?? '(?!)';
}
