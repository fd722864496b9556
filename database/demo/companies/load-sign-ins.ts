import { sql } from 'drizzle-orm';
import { session } from '#database/schema/identity.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { day, hour, plus } from '../moments.ts';
import type { Random } from '../random.ts';

/** Past sign-ins of the demo school's members, all of them signed out again: their hashes fit no token. */
export async function loadSignIns(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select member.account_id::text as id from company_member member
    where member.status = 'active' and member.company_id = (
      select company_member.company_id from company_member join account on account.id = company_member.account_id
      where account.phone = ${demoPeople.owner.phone})
    order by member.created_at, member.id`);
  const sessions = rows.map(({ id: accountId }, at) => {
    const createdAt = plus(now, -at * random.int(1, 3) * day - random.int(1, 6) * hour);
    const id = random.id();
    const hashes = { tokenHash: Buffer.from(`demo token ${id}`), cookieHash: Buffer.from(`demo cookie ${id}`) };
    const ended = { expiresAt: plus(createdAt, 7 * day), endedAt: plus(createdAt, hour / 2), endReason: 'logout' };
    const from = { ip: '127.0.0.1', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0' };
    return { id, accountId, scope: 'full', ...from, ...hashes, createdAt, ...ended };
  });
  await bulkInsert(tx, session, sessions);
}
