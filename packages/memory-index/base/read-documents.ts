import type { Definition, RowTuple } from '../definition.ts';
import type { Source } from '../source.ts';
import type { NewDocument } from '../view.ts';
import type { Fields } from './columns.ts';
import { keyOf } from './lexeme-hash.ts';

/** As a subquery, so that the planner keeps one plan for any number of rows. */
const idsGiven = '(SELECT $1::int8[])::int8[]';

/** The current documents of rows; rows that are not in the table are missing. */
export async function readDocuments<F extends Fields>(
  definition: Definition<F>,
  { query }: Pick<Source, 'query'>,
  ids: readonly string[],
  seed: number,
): Promise<Map<bigint, NewDocument<F>>> {
  const { table, key, columns } = definition;
  const text = `SELECT ${columns} FROM ${table} WHERE ${key} = ANY (${idsGiven})`;
  const rows = await query<Record<string, unknown>>(text, [ids]);
  return new Map(
    rows.map((found) => {
      const document = newDocument(definition, Object.values(found), seed);
      return [document.id, document];
    }),
  );
}

/** Which of these rows exist; fast even for many. */
export async function readPresent<F extends Fields>(
  { table, key }: Definition<F>,
  { query }: Pick<Source, 'query'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const text = `SELECT ${key}::text AS id FROM ${table} WHERE ${key} = ANY (${idsGiven})`;
  const rows = await query<{ id: string }>(text, [ids]);
  return new Set(rows.map(({ id }) => id));
}

function newDocument<F extends Fields>(definition: Definition<F>, row: RowTuple, seed: number): NewDocument<F> {
  const halves: number[] = [];
  const lexemes = new Set<number>();
  definition.lexemesOf(row, seed, (low, high) => {
    halves.push(low, high);
    lexemes.add(keyOf({ low, high }));
  });
  return { ...definition.documentOf(row), hashes: Uint32Array.from(halves), lexemes };
}
