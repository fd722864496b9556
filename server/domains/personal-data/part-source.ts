import type { SQL } from 'drizzle-orm';

/** Where a part comes from: `of` names the tables that it says everything of. */
export interface PartSource {
  file: string;
  title: string;
  of: readonly string[];
  rows: SQL;
}
