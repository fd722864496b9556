import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { migrate, REPLACED } from './migrate.ts';

const [complete, partial, gap] = [await useTestDatabase(), await useTestDatabase(), await useTestDatabase()];

async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const journalOf = (url: string) =>
  query<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations order by id').then((rows) =>
    rows.map(({ hash }) => hash),
  );

/** The journal of a database to which older versions applied these migrations. */
async function givenJournal(url: string, hashes: string[]): Promise<string[]> {
  await query(url, 'delete from drizzle.__drizzle_migrations');
  await query(
    url,
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select hash, 1795223155542 + place from unnest($1::text[]) with ordinality as old (hash, place)`,
    [hashes],
  );
  return hashes;
}

const earlier = Array.from({ length: REPLACED.count - 1 }, (_, at) => `earlier ${at}`);

test('a database with all migrations that the baseline replaced goes on: the baseline is marked, and what came after it runs', async () => {
  const baseline = await journalOf(complete);
  const older = await givenJournal(complete, [...earlier, REPLACED.last]);
  await query(complete, `insert into system_fact (name) values ('kept')`);
  // What came after the baseline is not there yet.
  await query(complete, 'drop table outside_application, intake, intake_source, outside_address, removal_request');
  await query(complete, 'drop index favourite_post_idx');
  await query(
    complete,
    'alter table post drop column way_to_apply, drop column deadline_assumed, drop column withdrawn_at, drop column employer',
  );
  await query(complete, 'alter table exam drop column reported');
  await query(complete, 'alter table company drop column letter_code');

  await migrate(complete);
  await migrate(complete);

  expect(await journalOf(complete)).toEqual([...older, ...baseline]);
  expect(await query(complete, `select name from system_fact where name = 'kept'`)).toHaveLength(1);
});

test.each([
  ['stopped earlier', partial, earlier.slice(0, 54), '54'],
  ['left one out', gap, [...earlier.slice(1), REPLACED.last], '63'],
])(
  'a database that %s is refused, with the version to start first, and stays as it was',
  async (_, url, hashes, count) => {
    await givenJournal(url, hashes);

    await expect(migrate(url)).rejects.toThrow(new RegExp(`${count}.*${REPLACED.count}.*${REPLACED.version}`));

    expect(await journalOf(url)).toEqual(hashes);
  },
);
