import type { Config } from '#server/config.ts';
import type { Bus } from './bus.ts';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Memories } from './memory-index/memories.ts';
import type { Sms } from './sms/sms.ts';
import type { ServiceAccount } from './wechat/service-account.ts';

/** What every domain may use: made once in `main.ts`, or by a test. */
export interface Deps {
  config: Config;
  db: Connection['db'];
  pool: Connection['pool'];
  /** Where reads go that may lag; absent without `DATABASE_READ_URL`. */
  replica?: Replica;
  /** What searches are answered from. */
  memories: Memories;
  bus: Bus;
  /** What pages show that has changed, by its tags. */
  changes: Changes;
  jobs: Jobs;
  sms: Sms;
  /** Null where the site sends no mail. */
  mail: Mail | null;
  /** Null where the site has no service account at WeChat. */
  wechat: ServiceAccount | null;
  clock: Clock;
  log: Logger;
  /** A key of this installation, made at the first start and kept in a file; `name` separates its uses. */
  secret(name: string): Buffer;
}
