import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** A database of this test file's own, migrated and empty; it is dropped after the file. Call it at the top of the file. */
export async function useTestDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  afterAll(() => administer(template, `DROP DATABASE ${name} WITH (FORCE)`));
  return new URL(`/${name}`, template).href;
}

// From another database: one that is cloned may have no session of its own.
async function administer(template: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', template).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
