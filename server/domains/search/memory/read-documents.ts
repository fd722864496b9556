import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '../prepared.ts';
import { documentOf, lexemesOfRow, type Row, rowColumns } from './document.ts';
import { keyOf } from './lexeme-hash.ts';
import type { NewDocument } from './view.ts';

/** Posts as they stand now; those that are not to be found are missing. */
export async function readDocuments(
  db: Database,
  ids: readonly string[],
  seed: number,
): Promise<Map<bigint, NewDocument>> {
  const values = new Values();
  const text = `SELECT ${rowColumns} FROM job_search WHERE post_id = ANY (${values.add(ids, 'int8[]')}::int8[])`;
  const rows = await runPrepared<Record<string, unknown>>(db, text, values);
  return new Map(
    rows.map((found) => {
      const row = Object.values(found) as Row;
      return [BigInt(row[0]), newDocument(row, seed)];
    }),
  );
}

export function newDocument(row: Row, seed: number): NewDocument {
  const halves: number[] = [];
  const lexemes = new Set<number>();
  lexemesOfRow(row, seed, (low, high) => {
    halves.push(low, high);
    lexemes.add(keyOf({ low, high }));
  });
  return { ...documentOf(row), hashes: Uint32Array.from(halves), lexemes };
}
