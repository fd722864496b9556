import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

// An arbitrary constant.
const lockKey = 7_031_202;

/** The first migrations of the journal: they make at once what older versions made step by step. */
const BASELINE = 2;

/** The migrations that the baseline replaced: their number, the hash of the last, and a version that has them all. */
export const REPLACED = {
  count: 64,
  last: '336e8dbc41c9999d3d888b7f333287c5714e0fcd763155e05615b5c16a25efb4',
  version: 'dd52dbbf',
};

/** Brings the schema up to date. Of several nodes that start at once, one migrates and the others wait for it. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await markBaseline(client);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** A database of older versions has what the baseline makes: it is marked there as applied. */
async function markBaseline(client: Client): Promise<void> {
  const { rows: journals } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journals[0]?.exists) return;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map(({ hash }) => hash));
  const baseline = readMigrationFiles({ migrationsFolder }).slice(0, BASELINE);
  if (applied.size === 0 || baseline.some(({ hash }) => applied.has(hash))) return;
  if (applied.size < REPLACED.count || !applied.has(REPLACED.last)) throw new OlderDatabaseError(applied.size);
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) select * from unnest($1::text[], $2::bigint[])',
    [baseline.map(({ hash }) => hash), baseline.map(({ folderMillis }) => folderMillis)],
  );
}

class OlderDatabaseError extends Error {
  constructor(applied: number) {
    super(
      [
        `数据库来自较早的版本（已执行 ${applied} 项迁移，应为 ${REPLACED.count} 项），不能直接升级。请先用版本 ${REPLACED.version} 启动一次，再启动当前版本，步骤见 docs/operations.md 的 Upgrade 一节。数据库没有改动。`,
        `this database is of an older version (${applied} of ${REPLACED.count} migrations): start version ${REPLACED.version} once, then this one (docs/operations.md, Upgrade); nothing was changed`,
      ].join('\n'),
    );
  }
}
