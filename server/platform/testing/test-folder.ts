import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFiles } from '../database/embedded/data-files.ts';
import { findPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts';
import { isAlive } from '../database/embedded/processes.ts';

const prefix = 'jiaoyu-rencai-test-';
const named = new RegExp(`^${prefix}(\\d+)-`);

/** A new folder outside the checkout, for the data directory of a test. */
export function makeTestFolder(): string {
  return mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** Removes what killed test runs left behind, their database servers first. */
export async function sweepTestFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const maker = named.exec(name)?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    const folder = join(tmpdir(), name);
    const orphan = findPostmaster(dataFiles(folder).cluster);
    if (orphan) await stopPostmaster(orphan.pid, 'immediate');
    rmSync(folder, { recursive: true, force: true });
  }
}
