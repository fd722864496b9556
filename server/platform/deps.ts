import type { Memories } from '#packages/memory-index/memories.ts';
import type { Config } from '#server/config.ts';
import type { ServerModule } from '#server/module.ts';
import type { Bus } from './bus.ts';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import type { FileStore } from './file-store/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Sms } from './sms/sms.ts';
import type { ServiceAccount } from './wechat/service-account.ts';

/** Dependencies of every domain: created once in `main.ts`, or by a test. */
export interface Deps {
  config: Config;
  db: Connection['db'];
  pool: Connection['pool'];
  /** For reads that may lag; absent without `DATABASE_READ_URL`. */
  replica?: Replica;
  /** The indexes in memory that answer searches. */
  memories: Memories;
  bus: Bus;
  /** What pages show that has changed, by its tags. */
  changes: Changes;
  jobs: Jobs;
  /** Uploaded files and exports, on disk or in S3. */
  files: FileStore;
  sms: Sms;
  /** Null where the site does not send mail. */
  mail: Mail | null;
  /** Null where the site has no WeChat service account. */
  wechat: ServiceAccount | null;
  clock: Clock;
  log: Logger;
  /** All that are installed, also those that are switched off: their data are still erased and exported. */
  modules: readonly ServerModule<Deps>[];
  /** Derives a key for one use from the installation's master key, which the first start generates and stores in a file. */
  secret(name: string): Buffer;
}
