import { sql } from 'drizzle-orm';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, minute } from '../moments.ts';
import type { History } from './history.ts';

const window = 90 * day;
const fewest = 5;

interface Count {
  due: number;
  inTime: number;
  answered: number;
  took: number;
}

/** Counts every company's replies as the server's clock does, so that the first count of the clock changes nothing. */
export class ReplyTally {
  private readonly counts = new Map<string, Count>();
  private readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  add(companyId: string, { submittedAt, answeredAt, overdueAt }: History): void {
    if (this.now.getTime() - submittedAt.getTime() >= window) return;
    if (!answeredAt && !overdueAt) return;
    const count = this.counts.get(companyId) ?? { due: 0, inTime: 0, answered: 0, took: 0 };
    this.counts.set(companyId, count);
    count.due += 1;
    if (!answeredAt) return;
    const took = answeredAt.getTime() - submittedAt.getTime();
    count.answered += 1;
    count.took += took;
    if (took <= overdueMs) count.inTime += 1;
  }

  /** Writes the rates; a company with fewer than five to count has none. */
  async write(tx: DemoTransaction): Promise<void> {
    const counted = [...this.counts].filter(([, { due }]) => due >= fewest);
    const ids = counted.map(([id]) => id);
    const rates = counted.map(([, { due, inTime }]) => Math.round((100 * inTime) / due));
    const minutes = counted.map(([, { took, answered }]) => (answered ? Math.round(took / answered / minute) : null));
    await tx.execute(sql`update company set reply_rate = null, reply_minutes = null`);
    await tx.execute(sql`
      update company set reply_rate = counted.rate, reply_minutes = counted.minutes
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(rates)}::real[], ${sql.param(minutes)}::int[]) as counted (id, rate, minutes)
      where company.id = counted.id`);
  }
}
