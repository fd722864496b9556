import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** A migrated and empty database for this test file, dropped afterwards. Call it at the top of the file. */
export async function useTestDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // By default every page of the clone is also written to the log, which takes three times the processor time.
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`);
  afterAll(() => drop(template, name));
  return new URL(`/${name}`, template).href;
}

const [TRIES, PAUSE_MS] = [20, 250];

/** Autovacuum may be running in it, which only the server's owner could end; it finishes soon. */
async function drop(template: URL, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await administer(template, `DROP DATABASE ${name} WITH (FORCE)`);
    } catch (error) {
      if (tries === TRIES || !/permission denied to terminate/.test(String(error))) throw error;
      await wait(PAUSE_MS);
    }
  }
}

// From another database: the cloned one may have no session.
async function administer(template: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', template).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
