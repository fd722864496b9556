import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataFiles } from './data-files.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { isAlive } from './processes.ts';
import { giveTo, type Runner } from './runner.ts';

export const superuser = 'postgres';

const major = '18';
const draft = /^cluster\.new-(\d+)$/;

/**
 * Creates the cluster if there is none. It is created elsewhere and renamed into place, so a partial one is never visible and one
 * of two concurrent processes wins.
 */
export async function createCluster(
  files: DataFiles,
  initdb: string,
  runner: Runner,
  ephemeral = false,
): Promise<void> {
  removeAbandonedDrafts(files.dataDir);
  if (existsSync(join(files.cluster, 'PG_VERSION'))) return checkVersion(files.cluster);
  const aside = `${files.cluster}.new-${process.pid}`;
  mkdirSync(aside, { mode: 0o700 });
  if (runner.owner !== undefined) {
    giveTo(aside, runner.owner);
    giveTo(files.password, runner.owner);
  }
  try {
    await runInitdb([initdb, ...options(aside, files.password), ...(ephemeral ? ['--no-sync'] : [])], runner);
    renameSync(aside, files.cluster);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(join(files.cluster, 'PG_VERSION'))) throw error;
  }
}

const options = (folder: string, passwordFile: string) => [
  `--pgdata=${folder}`,
  `--username=${superuser}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function runInitdb(program: string[], { prefix, uid, gid }: Runner): Promise<void> {
  const [command = '', ...args] = [...prefix, ...program];
  try {
    await promisify(execFile)(command, args, { cwd: '/', uid, gid });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n') ?? [];
    const reason = said.findLast((line) => line.includes('error')) ?? said.at(-1) ?? String(error);
    throw new EmbeddedDatabaseError(`内置数据库初始化失败 (initdb): ${reason}`);
  }
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === major) return;
  throw new EmbeddedDatabaseError(
    `数据目录属于 PostgreSQL ${version}，内置的是 ${major} (${cluster} was made by PostgreSQL ${version}, not ${major})`,
  );
}

function removeAbandonedDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const maker = draft.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
