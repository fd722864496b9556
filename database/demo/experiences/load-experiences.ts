import { sql } from 'drizzle-orm';
import { monthAt } from '#contract/months.ts';
import { experience } from '#database/schema/deliveries.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

const texts =
  readData<readonly { parts: string[]; questions: string; advice: string; answer: string }[]>('experiences');

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
    select distinct on (delivery.id) delivery.id, delivery.jober_id, delivery.company_id, delivery.post_id,
      post.subjects[1] as subject, interview.starts_at
    from delivery join interview on interview.delivery_id = delivery.id join post on post.id = delivery.post_id
    where delivery.status in ('hired', 'rejected', 'declined') and interview.status = 'accepted'
      and interview.starts_at < ${now}
    order by delivery.id limit 240`);
  await bulkInsert(
    tx,
    experience,
    rows.map((row, at) => {
      const text = texts[at % texts.length] ?? { parts: [], questions: '', advice: '', answer: '' };
      const waits = at >= rows.length - 2;
      return {
        ...{
          id: random.id(),
          deliveryId: row.id,
          joberId: row.jober_id,
          companyId: row.company_id,
          postId: row.post_id,
        },
        ...{ ...text, answer: waits ? '' : text.answer, status: waits ? 'pending' : 'public' },
        ...{ subject: row.subject ?? '', month: monthAt(new Date(row.starts_at)) },
        updatedAt: plus(now, -random.int(1, 20) * day),
      };
    }),
  );
}
