import { sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import { limitKey } from '../limits.ts';

/**
 * The counters of failed sign-ins. Those of messages sent stand, or a call to the service desk would be a way to send more;
 * those of the operators' console stand too, for the service desk is not trusted with other operators.
 */
const names = ['wrong-password', 'wrong-code'];

/** Lets the holder of a phone try again at once. Answers how many limits were in the way. */
export async function unlockPhone(deps: Deps, phone: string): Promise<number> {
  // A phone's counters by source begin with its own key.
  const keys = names.map((name) => `${limitKey(deps, name, phone).replaceAll('_', '\\_')}%`);
  const { rowCount } = await deps.db.execute(
    sql`delete from rate_counter where key like any(${sql.param(keys)}::text[]) and count > 0`,
  );
  return rowCount ?? 0;
}
