import type { Database } from './database/database.ts';

/**
 * The context of a command or query, for calls, jobs and scheduled tasks alike. `db` is the database, or the transaction that
 * locks the rows. `More` names what else the function needs: the actor, the dependencies.
 */
export type DbContext<More extends object = object> = { db: Database; now: Date } & More;
