import { sql } from 'drizzle-orm';
import type { DemoTransaction } from '../demo-transaction.ts';
import { isoDay } from '../moments.ts';
import { drawDays } from '../posts/numbers.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import type { PostDayRow } from '../rows.ts';

/** How many resumes every post was sent, and on which days. */
export class DeliveryCounts {
  private readonly byPost = new Map<string, Map<string, number>>();

  add(postId: string, at: Date): void {
    const days = this.byPost.get(postId) ?? new Map<string, number>();
    days.set(isoDay(at), (days.get(isoDay(at)) ?? 0) + 1);
    this.byPost.set(postId, days);
  }

  private total(postId: string): number {
    return [...(this.byPost.get(postId)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  }

  /** The last days of posts whose deliveries are all real rows: what was sent on each is counted. */
  daysOf(random: Random, own: readonly Opening[], now: Date): PostDayRow[] {
    return own.flatMap(({ post }) =>
      drawDays(random, post, now).map((row) => ({ ...row, deliveries: this.byPost.get(post.id)?.get(row.day) ?? 0 })),
    );
  }

  /** A post shows no fewer deliveries than it has; those of `own` show exactly as many. */
  async write(tx: DemoTransaction, own: readonly Opening[]): Promise<void> {
    const exact = new Set(own.map(({ post }) => post.id));
    const ids = [...this.byPost.keys()];
    const totals = ids.map((id) => this.total(id));
    await tx.execute(sql`
      update post set delivery_count = greatest(post.delivery_count, counted.n)
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(totals)}::int[]) as counted (id, n)
      where post.id = counted.id and not post.id = any(${sql.param([...exact])}::bigint[])`);
    await tx.execute(sql`
      update post set delivery_count = counted.n
      from unnest(${sql.param([...exact])}::bigint[], ${sql.param([...exact].map((id) => this.total(id)))}::int[]) as counted (id, n)
      where post.id = counted.id`);
  }
}
