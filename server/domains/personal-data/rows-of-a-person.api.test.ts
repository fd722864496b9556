import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { givenTenant } from '#server/proof/tenants.ts';
import { personalTables } from './tables.ts';

const { deps, close } = await useTestDeps();
afterAll(close);
const { fixtures, seekerAccountId } = await givenTenant(deps.db);
const person = { accountId: seekerAccountId, joberId: fixtures.joberId, phone: fixtures.phone };

const dialect = new PgDialect();
const deletes = (table: string, statement: SQL) =>
  dialect.sqlToQuery(statement).sql.replaceAll('"', '').startsWith(`delete from ${table} `);
/** Tables whose rules delete rows, whether or not a person made by fixtures has any. */
const emptied = Object.entries(personalTables(deps.modules)).flatMap(([table, rule]) =>
  'erase' in rule && rule.erase(person).some((statement) => deletes(table, statement)) ? [{ table, rule }] : [],
);

interface Column extends Record<string, unknown> {
  name: string;
  type: string;
}

/** The required columns of a row, and those that refer to its person. */
const columnsOf = async (tx: Database, table: string): Promise<Column[]> =>
  (
    await tx.execute<Column>(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and identity_generation is null
      and (is_nullable = 'NO' and column_default is null or column_name in ('account_id', 'jober_id', 'phone'))`)
  ).rows;

const { rows: members } = await deps.db.execute<{ id: string }>(
  sql`select id from company_member where company_id = ${fixtures.companyId} limit 1`,
);
const { rows: files } = await deps.db.execute<{ id: string }>(sql`
  insert into upload (id, account_id, kind, name, type, size, storage_key, created_at)
  values (${newId()}, ${seekerAccountId}, 'licence', 'x', 'application/pdf', 1, 'x', now()) returning id`);
/** Valid values of a column by its name, in one table or in all. */
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
  (fixtures as unknown as Record<string, unknown>)[camel(name)] ??
  ofType[type] ??
  1;

class RollBack extends Error {}

/** A table whose row another's must refer to. */
const first: Record<string, string> = { talent_card: 'talent_search' };

/** Inserts a row of the person's into a table; returns a condition that finds it. */
async function plant(tx: Database, table: string): Promise<SQL> {
  if (first[table]) await plant(tx, first[table]);
  const columns = await columnsOf(tx, table);
  const keys = columns.filter(({ name }) => ['account_id', 'jober_id', 'phone'].includes(name));
  const names = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}`),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => sql`${sample(table, column)}`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values}) on conflict do nothing`);
  return sql.join(
    keys.map((column) => sql`${sql.identifier(column.name)} = ${sample(table, column)}`),
    sql` and `,
  );
}

test.each(emptied)('$table has no row of an erased person left', async ({ table, rule }) => {
  const run = deps.db.transaction(async (tx) => {
    const own = await plant(tx, table);
    const count = async () => (await tx.execute(sql`select 1 from ${sql.identifier(table)} where ${own}`)).rows.length;
    expect(await count(), 'a row to be erased').toBeGreaterThan(0);
    for (const statement of rule.erase(person)) await tx.execute(statement);
    expect(await count()).toBe(0);
    throw new RollBack();
  });
  await expect(run).rejects.toThrow(RollBack);
});
