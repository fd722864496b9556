import { join } from 'node:path';

export type DataFiles = ReturnType<typeof dataFiles>;

/** Paths of everything that belongs to the embedded database. */
export function dataFiles(dataDir: string) {
  return {
    dataDir,
    cluster: join(dataDir, 'cluster'),
    password: join(dataDir, 'password'),
    port: join(dataDir, 'port'),
    log: join(dataDir, 'postgres.log'),
  };
}
