import { sql } from 'drizzle-orm';
import { monthAt } from '#contract/months.ts';
import { experience } from '#database/schema/deliveries.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

const texts =
  readData<readonly { parts: string[]; questions: string; advice: string; answer: string }[]>('experiences');

/** Where most processes ended, people told most. */
const MOST_OF_COMPANY = 8;
const MOST = 240;

interface Ended extends Record<string, unknown> {
  id: string;
  jober_id: string;
  company_id: string;
  post_id: string;
  subject: string | null;
  starts_at: string;
}

/** What seekers told of processes that ended after an interview; the last two wait for an operator. */
export async function loadExperiences(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<Ended>(sql`
    select * from (
      select delivery.id, delivery.jober_id, delivery.company_id, delivery.post_id, post.subjects[1] as subject,
        met.starts_at, row_number() over (partition by delivery.company_id order by delivery.id) as at,
        count(*) over (partition by delivery.company_id) as ended
      from delivery join post on post.id = delivery.post_id
        join lateral (
          select max(starts_at) as starts_at from interview
          where delivery_id = delivery.id and status = 'accepted' and starts_at < ${now}
        ) met on met.starts_at is not null
      where delivery.status in ('hired', 'rejected', 'declined')
    ) told
    where at <= ${MOST_OF_COMPANY} order by ended desc, company_id, at limit ${MOST}`);
  const told = rows.map((row, at) => {
    const text = texts[at % texts.length] ?? { parts: [], questions: '', advice: '', answer: '' };
    const waits = at >= rows.length - 2;
    const about = { deliveryId: row.id, joberId: row.jober_id, companyId: row.company_id, postId: row.post_id };
    return {
      ...{ id: random.id(), ...about, ...text, subject: row.subject ?? '', month: monthAt(new Date(row.starts_at)) },
      answer: waits ? '' : text.answer,
      status: waits ? 'pending' : 'public',
      updatedAt: plus(now, -random.int(1, 20) * day),
    };
  });
  await bulkInsert(tx, experience, told);
}
