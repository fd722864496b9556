import type { SQL } from 'drizzle-orm';

/** The source of a part; `of` names the tables that it covers completely. */
export interface PartSource {
  file: string;
  title: string;
  of: readonly string[];
  rows: SQL;
}
