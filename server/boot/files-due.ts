import { sql } from 'drizzle-orm';
import { type Database, rowOf } from '#server/platform/database/database.ts';

/** The fact that the pictures of a loaded demo are still to be drawn. */
const DUE = 'demo-files-due';

export const markFilesDue = (db: Database) =>
  db.execute(sql`insert into system_fact (name) values (${DUE}) on conflict do nothing`);

export async function filesAreDue(db: Database): Promise<boolean> {
  const row = await rowOf(db, { due: 'boolean' })`
    select exists (select from system_fact where name = ${DUE}) as due`;
  return row?.due ?? false;
}

export const markFilesDone = (db: Database) => db.execute(sql`delete from system_fact where name = ${DUE}`);
