import { sql } from 'drizzle-orm';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { demoPeople } from '../accounts.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, hour, plus } from '../moments.ts';

interface StoredSeeker {
  name: string;
  filters: SavedFilters;
  key: string;
  found: number | null;
}

const searches: readonly StoredSeeker[] = [
  {
    name: '杭州 高中数学 事业编制',
    filters: { cityCode: '330100', stage: ['senior'], subject: ['math'], tenure: ['establishment'] },
    key: 'cityCode=330100&stage=senior&subject=math&tenure=establishment',
    found: 3,
  },
  {
    name: '浙江 高中数学',
    filters: { cityCode: '330000', stage: ['senior'], subject: ['math'] },
    key: 'cityCode=330000&stage=senior&subject=math',
    found: null,
  },
];

const looks = 14;

/** What the demo seeker keeps beside favourites: searches, what was looked at lately, and a report. */
export async function loadDiscovery(tx: DemoTransaction, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ jober: string; account: string }>(sql`
    select jober.id::text as jober, account.id::text as account
    from account join jober on jober.account_id = account.id where account.phone = ${demoPeople.seeker.phone}`);
  const [own] = rows;
  if (!own) return;
  const today = new Date(now.getTime() + 8 * hour).toISOString().slice(0, 10);
  await tx.insert(savedSearch).values(
    searches.map(({ name, filters, key, found }, at) => ({
      joberId: own.jober,
      name,
      filters,
      filterKey: key,
      alerts: at === 0,
      knownUntil: plus(now, -hour),
      checkedOn: today,
      lastFound: found,
      lastFoundAt: found === null ? null : plus(now, -day),
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
