import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { generateDrizzleJson, generateMigration } from '#server/platform/testing/drizzle-kit.ts';

const client = new Client({ connectionString: await useTestDatabase() });
beforeAll(() => client.connect());
afterAll(() => client.end());

const root = join(import.meta.dirname, '../../..');
const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, file)).href);
const { default: settings } = (await load('drizzle.config.ts')) as { default: { schema: string[] } };
const schema: Record<string, unknown> = {};
for (const file of globSync(settings.schema, { cwd: root })) Object.assign(schema, await load(file));
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableConfig);

/** As PostgreSQL writes it. */
const typeOf = (written: string) => written.replace('bigserial', 'bigint').replace(' (', '(').replace(', ', ',');

const lines = async (sql: string) =>
  (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line).toSorted();

test('the one snapshot is what the schema in code would make: npm run db:generate has nothing to do', async () => {
  const meta = join(root, 'database/migrations/meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toHaveLength(1);
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  expect(snapshots[0]?.slice(0, 4)).toBe(entries.at(-1)?.tag.slice(0, 4));
  const snapshot = JSON.parse(readFileSync(join(meta, snapshots[0] ?? ''), 'utf8'));
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([]);
});

test('a migrated database has the columns of the schema in code', async () => {
  const found = await lines(`
    select concat_ws(' ', table_class.relname, attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end) as line
    from pg_attribute join pg_class as table_class on table_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`);
  const expected = tables.flatMap(({ name, columns }) =>
    columns.map((column) =>
      [name, column.name, typeOf(column.getSQLType()), ...(column.notNull ? ['not null'] : [])].join(' '),
    ),
  );
  expect(found).toEqual(expected.toSorted());
});

test('a migrated database has the indexes of the schema in code, and those that it cannot express', async () => {
  const found = await lines(`
    select c.relname as line from pg_index join pg_class as c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`);
  const covering = [
    'job_search_newest_idx',
    'job_search_city_newest_idx',
    'job_search_salary_idx',
    'post_company_open_idx',
  ];
  const expected = tables.flatMap(({ indexes }) => indexes.map(({ config }) => config.name ?? ''));
  expect(found).toEqual([...expected, ...covering].toSorted());
});
