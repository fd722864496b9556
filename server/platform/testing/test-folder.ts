import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '#packages/embedded-postgres/data-files.ts';
import { findPostmaster, stopPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { isAlive } from '#packages/embedded-postgres/processes.ts';

const prefix = 'jiaoyu-rencai-test-';
const named = new RegExp(`^${prefix}(\\d+)-`);
const memoryFolder = '/dev/shm';
const enoughBytes = 2 * 2 ** 30;

/** A new folder outside the checkout for the data directory of a test; in memory if there is room, for speed. */
export function makeTestFolder(parent = hasRoom(memoryFolder) ? memoryFolder : tmpdir()): string {
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

/** Removes leftovers of killed test runs, their database servers first. */
export async function sweepTestFolders(): Promise<void> {
  for (const parent of new Set([memoryFolder, tmpdir()])) {
    for (const name of namesIn(parent)) {
      const maker = named.exec(name)?.[1];
      if (!maker || isAlive(Number(maker))) continue;
      const folder = join(parent, name);
      const orphan = findPostmaster(dataFiles(folder).cluster);
      if (orphan) await stopPostmaster(orphan.pid, 'immediate');
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes;
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
