import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// package-lock.json represents every package in it.
const shared = ['contract', 'modules', 'packages', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The sources of each half of the build. */
export const sourcesOf = {
  pages: [...shared, 'web', 'public', 'react-router.config.ts', 'vite.config.ts'],
  server: [...shared, 'server', 'database', 'scripts/server-build'],
} as const;

/** A hash over all bytes and names of the sources of that half of the build. */
export function sourceHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(root, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
