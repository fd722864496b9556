import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Unit tests that start servers, build, or check a copy of the sources. */
export const slowUnits = [
  'scripts/run.test.ts',
  'scripts/web-build/**',
  'packages/embedded-postgres/**',
  'server/platform/threads/**',
];

/** A subject of the product: a domain, a part of the platform, a feature, an area's page, a room of a module, or a tree's folder. */
const subject =
  /^(?:server\/(?:domains|platform)|web\/(?:features|areas\/[a-z]+)|modules\/[a-z]+|packages|contract|database|server|web)\/[^/]+(?=\/)/;

/** The folders whose tests a change touches: of each file the subject in which it lies. */
export function touchedFolders(changed: readonly string[], root: string): string[] {
  const folders = changed.flatMap((file) => subject.exec(file)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => existsSync(join(root, folder))).sort();
}
