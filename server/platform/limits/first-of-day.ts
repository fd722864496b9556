import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';

interface Look {
  /** What is viewed, e.g. `post:12`. */
  subject: string;
  /** The account, or the address of a visitor. */
  visitor: string;
  now: Date;
}

/**
 * A statement for a WITH clause that returns one row for a visitor's first view of a subject on a day (Asia/Shanghai), and none
 * for later views. The visitor is stored as a keyed hash, for one day.
 * @param target a FROM item with one row if the subject exists, and none otherwise
 */
export function firstOfDay(key: Buffer, { subject, visitor, now }: Look, target: SQL): SQL {
  const day = dayAt(now);
  const mark = `view:${createHmac('sha256', key).update(`${day} ${subject} ${visitor}`).digest('base64url')}`;
  return sql`
    insert into rate_counter (key, count, expires_at)
    select ${mark}, 1, ${new Date(now.getTime() + dayMs)}::timestamptz from ${target}
    on conflict (key) do nothing returning 1`;
}
