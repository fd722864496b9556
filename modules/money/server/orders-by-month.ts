import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

interface Line extends Record<string, unknown> {
  month: string;
  packageName: string;
  paid: number;
  received: string;
  refunded: string;
}

/** Money received and given back by month (Asia/Shanghai) and package, of the last `months` months, the newest first. */
export async function ordersByMonth(db: Database, months: number, now: Date) {
  const { rows } = await db.execute<Line>(sql`
    with moved as (
      select sales_order.paid_at as at, sales_order.package_name, sales_order.price as received, 0::bigint as refunded
      from sales_order where sales_order.paid_at is not null
      union all
      select sales_order_event.at, sales_order.package_name, null, sales_order.refund_amount
      from sales_order_event join sales_order on sales_order.id = sales_order_event.order_id
      where sales_order_event.move = 'finish-refund' and sales_order.refund_amount is not null
    )
    select to_char(moved.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, moved.package_name as "packageName",
      count(moved.received)::int as paid, coalesce(sum(moved.received), 0)::text as received,
      sum(moved.refunded)::text as refunded
    from moved
    where moved.at >= (date_trunc('month', ${now}::timestamptz at time zone 'Asia/Shanghai')
      - make_interval(months => ${months - 1})) at time zone 'Asia/Shanghai'
    group by 1, 2 order by 1 desc, sum(moved.received) desc nulls last, 2`);
  return rows.map(({ received, refunded, ...line }) => ({
    ...line,
    received: Number(received),
    refunded: Number(refunded),
  }));
}
