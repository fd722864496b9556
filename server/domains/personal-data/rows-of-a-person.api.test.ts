import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { givenHouse } from '#server/proof/houses.ts';
import { personalTables } from './tables.ts';

const { deps, close } = await useTestDeps();
afterAll(close);
const { things, seekerAccountId } = await givenHouse(deps.db);
const person = { accountId: seekerAccountId, joberId: things.joberId, phone: things.phone };

const dialect = new PgDialect();
const deletes = (table: string, statement: SQL) =>
  dialect.sqlToQuery(statement).sql.replaceAll('"', '').startsWith(`delete from ${table} `);
/** Tables whose rules take rows out, whether or not a person made by fixtures has any. */
const emptied = Object.entries(personalTables).flatMap(([table, rule]) =>
  'erase' in rule && rule.erase(person).some((statement) => deletes(table, statement)) ? [{ table, rule }] : [],
);

interface Column extends Record<string, unknown> {
  name: string;
  type: string;
}

/** The columns that a row cannot do without, and those that say whose it is. */
const columnsOf = async (table: string): Promise<Column[]> =>
  (
    await deps.db.execute<Column>(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and identity_generation is null
      and (is_nullable = 'NO' and column_default is null or column_name in ('account_id', 'jober_id', 'phone'))`)
  ).rows;

const { rows: members } = await deps.db.execute<{ id: string }>(
  sql`select id from company_member where company_id = ${things.companyId} limit 1`,
);
const { rows: files } = await deps.db.execute<{ id: string }>(sql`
  insert into upload (id, account_id, kind, name, type, size, storage_key, created_at)
  values (${newId()}, ${seekerAccountId}, 'licence', 'x', 'application/pdf', 1, 'x', now()) returning id`);
/** What a column may hold by its name, in one table or in all. */
const allowed: Record<string, unknown> = {
  account_id: seekerAccountId,
  member_id: members[0]?.id,
  file_id: files[0]?.id,
  channel: 'email',
  provider: 'qq',
  status: 'waiting',
  'account_paper.kind': 'licence',
  'login_ticket.kind': 'scan',
};
const ofType: Record<string, unknown> = {
  text: 'x',
  jsonb: '{}',
  bytea: Buffer.from('x'),
  boolean: true,
  ARRAY: '{}',
  'timestamp with time zone': '2026-11-20T02:00:00Z',
  date: '2026-11-20',
};
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const sample = (table: string, { name, type }: Column): unknown =>
  allowed[`${table}.${name}`] ??
  allowed[name] ??
  (things as unknown as Record<string, unknown>)[camel(name)] ??
  ofType[type] ??
  1;

class RollBack extends Error {}

test.each(emptied)('$table has no row of an erased person left', async ({ table, rule }) => {
  const columns = await columnsOf(table);
  const name = sql.identifier(table);
  const keys = columns.filter((column) => ['account_id', 'jober_id', 'phone'].includes(column.name));
  const own = sql.join(
    keys.map((column) => sql`${sql.identifier(column.name)} = ${sample(table, column)}`),
    sql` and `,
  );
  const names = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}`),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => sql`${sample(table, column)}`),
    sql`, `,
  );
  const run = deps.db.transaction(async (tx) => {
    const count = async () => (await tx.execute(sql`select 1 from ${name} where ${own}`)).rows.length;
    await tx.execute(sql`insert into ${name} (${names}) values (${values}) on conflict do nothing`);
    expect(await count(), 'a row to be erased').toBeGreaterThan(0);
    for (const statement of rule.erase(person)) await tx.execute(statement);
    expect(await count()).toBe(0);
    throw new RollBack();
  });
  await expect(run).rejects.toThrow(RollBack);
});
