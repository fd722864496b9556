import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Gives the posts that a member of a company holds to a colleague; how many. */
export async function handOverPosts(tx: Database, from: string, to: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`update post set member_id = ${to} where post.member_id = ${from}`);
  return rowCount ?? 0;
}
