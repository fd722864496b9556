import { join } from 'node:path';

/** What stands in the data directory of one embedded database. */
export type DataFiles = ReturnType<typeof dataFiles>;

/** Where everything of the embedded database lies. */
export function dataFiles(dataDir: string) {
  return {
    dataDir,
    cluster: join(dataDir, 'cluster'),
    password: join(dataDir, 'password'),
    port: join(dataDir, 'port'),
    log: join(dataDir, 'postgres.log'),
  };
}
