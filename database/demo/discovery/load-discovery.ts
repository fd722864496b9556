import { sql } from 'drizzle-orm';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { demoPeople } from '../accounts.ts';
import type { DemoTransaction } from '../bulk-insert.ts';
import { day, hour, isoDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

interface StoredSearch {
  name: string;
  filters: SavedFilters;
  filterKey: string;
  lastFound: number | null;
}

const searches = readData<readonly StoredSearch[]>('saved-searches');
const looks = 14;

/** What the demo seeker keeps beside favourites: searches, what was looked at lately, and a report. */
export async function loadDiscovery(tx: DemoTransaction, _: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ jober: string; account: string }>(sql`
    select jober.id::text as jober, account.id::text as account
    from account join jober on jober.account_id = account.id where account.phone = ${demoPeople.seeker.phone}`);
  const [own] = rows;
  if (!own) return;
  await tx.insert(savedSearch).values(
    searches.map((search, at) => ({
      ...search,
      joberId: own.jober,
      alerts: at === 0,
      knownUntil: plus(now, -hour),
      checkedOn: isoDay(now),
      lastFoundAt: search.lastFound === null ? null : plus(now, -day),
      createdAt: plus(now, -(20 + at) * day),
    })),
  );
  await tx.execute(sql`
    insert into seen_post (jober_id, post_id, seen_at)
    select ${own.jober}::bigint, id, ${now}::timestamptz - place * interval '7 hours'
    from (select id, row_number() over (order by 'math' = any(subjects) desc, refreshed_at desc, id) as place from post
      where status = 'open' and city_code = '330100' and stages && '{junior,senior}'
      order by place limit ${looks}) as seen`);
  await tx.execute(sql`
    insert into post_report (id, post_id, account_id, reason, detail, status, created_at)
    select id + 1, id, ${own.account}::bigint, 'expired', '打电话问过，已经招满了', 'warned', ${plus(now, -6 * day)}::timestamptz
    from post where status = 'closed' order by id limit 1 on conflict do nothing`);
}
