import { join } from 'node:path';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { tradeNames } from './trades.ts';

const regions = allRegions().map(({ short }) => short);

type Row = readonly [name: string, pattern: string, way?: string];

/** The rows of a table; `{name}` stands for what has been named before, by several rows as alternatives, `{region}` for any place. */
export function rowsIn(file: string, more: Record<string, string> = {}): Row[] {
  const named = new Map([['region', regions.join('|')], ['trade', tradeNames.join('|')], ...Object.entries(more)]);
  return readRows(join(import.meta.dirname, file)).map(([name = '', row = '', way]) => {
    const pattern = row.replace(/\{(?<piece>[a-zA-Z]+)\}/gu, (_, piece: string) => `(?:${named.get(piece)})`);
    named.set(name, named.has(name) ? `${named.get(name)}|${pattern}` : pattern);
    return [name, pattern, way];
  });
}

/** The patterns of a table by name. */
export function patternsIn(file: string): (name: string) => string {
  const named = Map.groupBy(rowsIn(file), ([name]) => name);
  return (name) =>
    named
      .get(name)
      ?.map(([, pattern]) => pattern)
      .join('|') ?? '(?!)';
}
