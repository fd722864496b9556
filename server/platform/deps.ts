import type { Config } from '../config.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { Sms } from './sms/sms.ts';

/** What every domain may use: made once in `main.ts`, or by a test. */
export interface Deps {
  config: Config;
  db: Connection['db'];
  pool: Connection['pool'];
  bus: Bus;
  jobs: Jobs;
  sms: Sms;
  clock: Clock;
  log: Logger;
  /** A key of this installation, made at first use and kept in the database; `name` separates its uses. */
  secret(name: string): Buffer;
}
