import { sql } from 'drizzle-orm';
import { closingMs } from '#contract/identity/account-state.ts';
import { endAllSessions, lockAccountRow, moveAccount } from '#server/domains/identity/public.ts';
import type { Person } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { archive } from './archive.ts';
import { personalTables } from './tables.ts';

/** Maximum per minute: each takes a few dozen small statements. */
const BATCH = 20;

async function erase(tx: Database, deps: Deps, person: Person, now: Date): Promise<void> {
  const { accountId } = person;
  await endAllSessions(tx, accountId, { reason: 'closing', now });
  await archive(tx, deps.config, person, now);
  const locked = await lockAccountRow(tx, accountId);
  if (!locked) throw new Error('the account went away');
  await moveAccount({ db: tx, now }, locked, { move: 'erase', who: 'clock', actorId: null });
  for (const rule of Object.values(personalTables(deps.modules))) {
    if (!('erase' in rule)) continue;
    for (const statement of rule.erase(person)) await tx.execute(statement);
  }
}

/** Erases accounts whose grace period is over; returns how many. A closure cancelled meanwhile is skipped. */
export async function eraseClosed(tx: Database, deps: Deps, now: Date): Promise<number> {
  const until = new Date(now.getTime() - closingMs);
  const { rows } = await tx.execute<{ id: string; phone: string; jober_id: string | null }>(sql`
    select a.id, a.phone, (select j.id from jober j where j.account_id = a.id) as jober_id
    from account a where a.status = 'closing' and a.closing_at <= ${until}
    order by a.closing_at limit ${BATCH} for no key update of a skip locked`);
  for (const { id: accountId, phone, jober_id: joberId } of rows) {
    await erase(tx, deps, { accountId, phone, joberId }, now);
  }
  return rows.length;
}
