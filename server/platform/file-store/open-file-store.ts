import type { Config } from '#server/config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

/** The store that the settings select: local disk, or S3 if an endpoint is set. */
export const openFileStore = (config: Config): FileStore =>
  config.S3_ENDPOINT ? s3Store(config, config.S3_ENDPOINT) : diskStore(config);
