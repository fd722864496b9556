import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { type Binaries, locateBinaries } from './binaries.ts';
import { chooseRunner } from './runner.ts';
import { startEmbedded } from './start-embedded.ts';

// Starts and stops real servers, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const { postgres } = locateBinaries();
const quiet = { info: () => undefined, warn: () => undefined };
const path = process.env.PATH ?? '';

let folder: string;

beforeEach(() => {
  // Programs are run from this folder, which a folder in memory may not allow.
  folder = makeTestFolder(tmpdir());
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

/** Simulates a container that forbids what these programs do. */
function forbid(...programs: string[]): void {
  const programFolder = join(folder, 'forbidden');
  mkdirSync(programFolder);
  for (const program of programs) writeFileSync(join(programFolder, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  process.env.PATH = `${programFolder}${delimiter}${path}`;
}

/** The programs where every user reaches them, wherever this checkout lies. */
function openBinaries(): Binaries {
  chmodSync(folder, 0o755);
  const native = join(folder, 'native');
  cpSync(join(dirname(postgres), '..'), native, { recursive: true, verbatimSymlinks: true });
  return locateBinaries(native);
}

async function serves(dataDir: string, binaries?: Binaries): Promise<boolean> {
  const database = await startEmbedded({ dataDir, log: quiet, ...(binaries ? { binaries } : {}) });
  await database.stop();
  return true;
}

test.runIf(!isRoot)('an ordinary user runs it directly', () => {
  expect(chooseRunner(postgres, join(folder, 'data')).name).toBe('direct');
});

test.runIf(existsSync('/proc/self'))(
  'a data directory that the system will not make ends the start with one line',
  () => {
    const env = { ...process.env, DATA_DIR: '/proc/nope/data', DATABASE_URL: '', PORT: '0' };
    const { stderr } = spawnSync(process.execPath, ['server/main.ts'], {
      env,
      encoding: 'utf8',
      timeout: 100_000,
      killSignal: 'SIGKILL',
    });
    expect(stderr).toMatch(/^could not start: ENOENT: [^\n]*'\/proc\/nope'\n$/);
  },
);

describe.runIf(isRoot)('as root', () => {
  test('a user namespace serves, also under a folder that is closed to everyone else', async () => {
    chmodSync(folder, 0o700);
    const dataDir = join(folder, 'data');
    expect(chooseRunner(postgres, dataDir).name).toBe('namespace');
    expect(await serves(dataDir)).toBe(true);
    expect(statSync(dataDir).uid).toBe(0);
  });

  test('without namespaces another user serves, who may pass through the closed folder', async () => {
    chmodSync(folder, 0o700);
    forbid('unshare');
    const dataDir = join(folder, 'data');
    expect(chooseRunner(postgres, dataDir).name).toBe('capable');
    expect(await serves(dataDir)).toBe(true);
  });

  test('that user may also run programs that lie in the closed folder', () => {
    chmodSync(folder, 0o700);
    forbid('unshare');
    cpSync(join(dirname(postgres), '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    const { prefix } = chooseRunner(join(folder, 'native', 'bin', 'postgres'), join(folder, 'data'));
    const [command = '', ...args] = [...prefix, join(folder, 'native', 'bin', 'initdb')];
    const options = ['--no-sync', '--pgdata', join(folder, 'data', 'cluster')];
    expect(execFileSync(command, [...args, ...options], { encoding: 'utf8', cwd: '/' })).toContain('Success');
  });

  test('with neither, an unprivileged user serves where the folders are open', async () => {
    const binaries = openBinaries();
    forbid('unshare', 'setpriv');
    const dataDir = join(folder, 'data');
    expect(chooseRunner(binaries.postgres, dataDir).name).toBe('unprivileged');
    expect(await serves(dataDir, binaries)).toBe(true);
  });

  test('nothing that works is one clear line', () => {
    chmodSync(folder, 0o700);
    forbid('unshare', 'setpriv');
    expect(() => chooseRunner(postgres, join(folder, 'data'))).toThrow(/^[^\n]*DATABASE_URL[^\n]*$/);
  });

  test('a data directory stays with the user it was given to', async () => {
    const binaries = openBinaries();
    const dataDir = join(folder, 'data');
    forbid('unshare', 'setpriv');
    await serves(dataDir, binaries);
    process.env.PATH = path;
    expect(chooseRunner(binaries.postgres, dataDir).name).toBe('unprivileged');
    expect(await serves(dataDir, binaries)).toBe(true);
  });
});
