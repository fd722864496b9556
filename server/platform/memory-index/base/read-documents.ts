import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Definition, RowTuple } from '../definition.ts';
import type { NewDocument } from '../view.ts';
import type { Fields } from './columns.ts';
import { keyOf } from './lexeme-hash.ts';

/** The current documents of rows; rows that are not in the table are missing. */
export async function readDocuments<F extends Fields>(
  definition: Definition<F>,
  db: Database,
  ids: readonly string[],
  seed: number,
): Promise<Map<bigint, NewDocument<F>>> {
  const { table, key, columns } = definition;
  const values = new Values();
  const text = `SELECT ${columns} FROM ${table} WHERE ${key} = ANY (${values.add(ids, 'int8[]')}::int8[])`;
  const rows = await runPrepared<Record<string, unknown>>(db, text, values);
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
  db: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const values = new Values();
  const text = `SELECT ${key}::text AS id FROM ${table} WHERE ${key} = ANY (${values.add(ids, 'int8[]')}::int8[])`;
  const rows = await runPrepared<{ id: string }>(db, text, values);
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
