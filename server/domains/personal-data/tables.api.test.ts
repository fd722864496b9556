import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { notTaken, sourcesOf } from './collect.ts';
import { personalTables as tablesOf } from './tables.ts';

const { deps, close } = await useTestDeps();
afterAll(close);
const personalTables = tablesOf(deps.modules);

/** Columns that refer to a person or contain personal data. */
const personal =
  '^(account_id|jober_id|phone|ip|user_agent|snapshot|sender_id|actor_id|actor_name|sender_name|.*_by|editor_id|visitor_id|guest_id)$';

async function tablesWithPeople(): Promise<string[]> {
  const { rows } = await deps.db.execute<{ table_name: string }>(sql`
    select distinct c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ ${personal}
    order by 1`);
  return rows.map(({ table_name: name }) => name);
}

test('every table that refers to a person says what becomes of its rows when they are erased', async () => {
  const without = (await tablesWithPeople()).filter((name) => !(name in personalTables));
  expect(without).toEqual([]);
});

test('every rule is of a table that there is, and runs on it as it is', async () => {
  const person = { accountId: '1', joberId: '2', phone: '13800000000' };
  for (const [name, rule] of Object.entries(personalTables)) {
    const { rows } = await deps.db.execute(sql`select to_regclass(${name}) as found`);
    expect(rows[0]?.found, name).not.toBeNull();
    if ('keep' in rule) expect(rule.keep).not.toBe('');
    else for (const statement of rule.erase(person)) await deps.db.execute(statement);
  }
});

test('every table with an account or a seeker of its own is in the export, or is left out for a reason', async () => {
  const { rows } = await deps.db.execute<{ table_name: string }>(sql`
    select distinct c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('account_id', 'jober_id')
    order by 1`);
  const notice = new Set([
    ...sourcesOf(deps.modules, '1', '2').flatMap(({ of }) => of),
    ...Object.keys(notTaken(deps.modules)),
  ]);
  expect(rows.map(({ table_name: name }) => name).filter((name) => !notice.has(name))).toEqual([]);
});

test('every part of the export can be read as it stands', async () => {
  for (const { file, rows } of sourcesOf(deps.modules, '1', '2')) {
    const found = await deps.db.execute(rows);
    expect(found.rows, file).toEqual([]);
  }
});
