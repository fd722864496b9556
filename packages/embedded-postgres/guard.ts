import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { superuser } from './create-cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

type Address = { port: number; password: string };

// An arbitrary constant.
const lockKey = 7_031_201;
const patienceMs = 1_500;
const name = 'guard of process';

/**
 * One session that marks the database as ours: its advisory lock ends with the process. A second process on the same data
 * directory finds the lock taken.
 */
export async function takeGuard(address: Address): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    ...address,
    user: superuser,
    database: 'postgres',
    application_name: `${name} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A broken session is reported by `end`; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lock(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

// The session of a killed process may take a moment to end.
async function lock(client: Client): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [lockKey]);
    if (rows[0]?.locked) return;
    if (Date.now() > deadline) break;
    await sleep(50);
  }
  const holder = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity WHERE application_name LIKE '${name} %' AND pid <> pg_backend_pid()`,
  );
  const process = holder.rows[0]?.name.slice(name.length + 1) ?? '?';
  throw new EmbeddedDatabaseError(
    `数据目录正被另一个进程使用（进程号 ${process}），请先停止它 (this data directory is in use by process ${process})`,
  );
}
