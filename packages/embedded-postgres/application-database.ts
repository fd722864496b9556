import type { Client } from 'pg';
import { applicationPassword } from './password.ts';

const app = 'app';

/**
 * The application owns one database and is no superuser: an unintended statement cannot read files or start programs. It may
 * create databases (tests clone theirs), read statistics and request a checkpoint.
 */
export async function ensureApplicationDatabase(session: Client, password: string): Promise<void> {
  const role = await session.query('SELECT 1 FROM pg_catalog.pg_roles WHERE rolname = $1', [app]);
  if (role.rowCount === 0) {
    await session.query(`CREATE ROLE ${app} LOGIN CREATEDB PASSWORD '${applicationPassword(password)}'`);
    await session.query(`GRANT pg_monitor, pg_checkpoint TO ${app}`);
  }
  const database = await session.query('SELECT 1 FROM pg_catalog.pg_database WHERE datname = $1', [app]);
  if (database.rowCount === 0) await session.query(`CREATE DATABASE ${app} OWNER ${app}`);
}

/** The application's connection URL, with its own role and password. */
export function applicationUrl(port: number, password: string): string {
  return `postgres://${app}:${applicationPassword(password)}@127.0.0.1:${port}/${app}`;
}
