import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What the demo data are written through: the server's database handle. */
export type DemoDatabase = NodePgDatabase<Record<string, never>>;

/** The one transaction of a load: an interrupted load leaves the database as empty as it was. */
export type DemoTransaction = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
