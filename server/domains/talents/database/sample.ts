import { type SQL, sql } from 'drizzle-orm';
import type { Heads } from './heads.ts';
import { fromDayOn, orders, type SlotOrder } from './slots.ts';

interface Sought {
  order: SlotOrder;
  heads: Heads;
  /** tsqueries, the most wanted first; '' finds everybody. Nobody is found by two. */
  queries: readonly string[];
  /** What is compared by size, and who is hidden. */
  rest: SQL;
  columns: SQL;
  limit: number;
}

const all = (...parts: string[]) => parts.filter(Boolean).join(' & ');

/**
 * Some of those who are found, never more than `limit` rows read: the parts are asked one after the other, and the database
 * stops at the limit. In a large table each query's head of the order comes first and nothing is sorted; in a small one all
 * that a query finds is sorted.
 */
export function sampled({ order, heads, queries, rest, columns, limit }: Sought): SQL {
  const [head] = heads.from;
  const first = head ? fromDayOn(order, head.day, heads.last) : '';
  const parts = queries.flatMap((query, at) => {
    const before = queries.slice(0, at).filter(Boolean);
    const own = all(query, before.length > 0 ? `!(${before.join(' | ')})` : '');
    return first ? [all(own, first), all(own, `!${first}`)] : [own];
  });
  const sorted = first ? sql`` : sql`order by ${orders[order].column} desc, talent_search.jober_id desc limit ${limit}`;
  const selects = parts.map((query) => {
    const where = query ? sql`talent_search.tsv @@ ${query}::tsquery and ${rest}` : rest;
    return sql`(select ${columns} from talent_search where ${where} ${sorted})`;
  });
  return sql`select * from (${sql.join(selects, sql` union all `)}) as found limit ${limit}`;
}
