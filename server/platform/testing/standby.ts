import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { applicationUrl } from '#packages/embedded-postgres/application-database.ts';
import { locateBinaries } from '#packages/embedded-postgres/binaries.ts';
import { type BringUp, bringUp } from '#packages/embedded-postgres/bring-up.ts';
import { superuser } from '#packages/embedded-postgres/create-cluster.ts';
import { type DataFiles, dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { choosePort } from '#packages/embedded-postgres/port.ts';
import { findPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { chooseRunner, giveTo } from '#packages/embedded-postgres/runner.ts';
import { settingArguments } from '#packages/embedded-postgres/settings.ts';
import { supervise } from '#packages/embedded-postgres/supervise.ts';

interface Standby {
  url: string;
  /** Its process, while it runs; it comes back by itself when it is killed. */
  pid(): number | undefined;
  /** Speaks with it as the superuser: replay can be paused so. */
  ask(statement: string): Promise<unknown>;
  stop(): Promise<void>;
}

const SLOT = 'standby';
/** What a base backup leaves out: the server's own marks, and what is streamed or made anew. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$/;
const CHUNK = Buffer.alloc(1 << 20);

async function asSuperuser<T>(port: number, password: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: '127.0.0.1', port, password, user: superuser, database: 'postgres' });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** Files change, grow and go while they are copied; the log that is streamed from the start of the backup sets them right. */
function copyFile(from: string, to: string): void {
  let source: number;
  try {
    source = openSync(from, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const target = openSync(to, 'w', 0o600);
  for (let read = readSync(source, CHUNK); read > 0; read = readSync(source, CHUNK)) writeSync(target, CHUNK, 0, read);
  closeSync(source);
  closeSync(target);
}

function copyCluster(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (leftOut.test(path)) continue;
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    else copyFile(join(from, path), join(to, path));
  }
}

/** A base backup by the primary's own calls: the package of the embedded server has no `pg_basebackup`. */
async function backUp(source: DataFiles, target: DataFiles, port: number, password: string): Promise<void> {
  await asSuperuser(port, password, async (client) => {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [SLOT]);
    await client.query('SELECT pg_backup_start($1, true)', [SLOT]);
    copyCluster(source.cluster, target.cluster);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(target.cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const conninfo = `host=127.0.0.1 port=${port} user=${superuser} password=${password}`;
  const settings = [
    `primary_conninfo = '${conninfo}'`,
    `primary_slot_name = '${SLOT}'`,
    'wal_retrieve_retry_interval = 200ms',
  ];
  writeFileSync(join(target.cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(target.cluster, 'standby.signal'), '');
  writeFileSync(target.password, password, { mode: 0o600 });
}

/** A streaming replica of the embedded database on `primaryDir`, in a data directory of its own. */
export async function startStandby(primaryDir: string, dataDir: string): Promise<Standby> {
  const [source, files] = [dataFiles(resolve(primaryDir)), dataFiles(resolve(dataDir))];
  const primary = findPostmaster(source.cluster);
  if (!primary) throw new Error(`no server runs on ${primaryDir}`);
  const password = readFileSync(source.password, 'utf8');
  const { postgres } = locateBinaries();
  const runner = chooseRunner(postgres, files.dataDir);
  await backUp(source, files, primary.port, password);
  if (runner.owner !== undefined) giveTo(files.dataDir, runner.owner);
  if (runner.owner !== undefined) giveTo(files.cluster, runner.owner);
  const settings = [...settingArguments({ ephemeral: false, sharedBuffers: '128MB' }), '-c', 'hot_standby_feedback=on'];
  const launch = { files, postgres, runner, settings };
  const log = { info: () => undefined, warn: () => undefined };
  const plan: BringUp = { launch, password, log, choosePort: () => choosePort(files.port) };
  const server = await bringUp(plan);
  const { port } = server.postmaster;
  const supervised = supervise(server, plan);
  return {
    url: applicationUrl(port, password),
    pid: () => findPostmaster(files.cluster)?.pid,
    ask: (statement) => asSuperuser(port, password, (client) => client.query(statement)),
    stop: () => supervised.stop('immediate'),
  };
}
