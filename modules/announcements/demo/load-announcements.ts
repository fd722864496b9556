import { demoPeople } from '#database/demo/accounts.ts';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { byDaylight, hour, officeMoment } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { fill } from '#database/demo/read-data.ts';
import { type RowOf, rowsOf } from '#server/platform/database/database.ts';
import type { AnnouncementState } from '../contract/announcement-state.ts';
import { announcement } from '../schema.ts';
import data from './announcements.json' with { type: 'json' };

/** Which of the school's posts it is about, from and to. */
type Text = Record<'title' | 'body', string> & { posts: [number, number] };

const { shown, waiting } = data as unknown as { shown: readonly Text[]; waiting: Text };

const schoolColumns = {
  id: 'string',
  name: 'string',
  account_id: 'string',
  posts: 'string[]',
  own: 'boolean',
} as const;
type School = RowOf<typeof schoolColumns>;

/** Schools with the most posts, the demo's own first, and what they announce; one announcement waits for an operator. */
export async function loadAnnouncements(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows = await rowsOf(tx, schoolColumns)`
    select company.id, company.name, company_member.account_id, account.phone = ${demoPeople.owner.phone} as own,
      array(select post.id::text from post where post.company_id = company.id and post.status = 'open'
        and post.exam_id is null and post.title like '%教师%' order by post.id limit 8) as posts
    from company join company_member on company_member.company_id = company.id and company_member.role = 'owner'
      join account on account.id = company_member.account_id
    where company.status = 'approved' order by own desc, company.open_posts desc, company.id limit 40`;
  const rowOf = (
    { id: companyId, name, account_id: accountId, posts }: School,
    text: Text,
    status: AnnouncementState,
  ) => {
    const at =
      status === 'public' ? officeMoment(random, now, random.int(1, 40)) : byDaylight(now, random.int(2, 9) * hour);
    const texts = { title: fill(text.title, { name }), body: fill(text.body, { name }) };
    const dates = { publishedAt: status === 'public' ? at : null, createdAt: at, updatedAt: at };
    return { id: random.id(), companyId, accountId, status, ...texts, postIds: posts.slice(...text.posts), ...dates };
  };
  const made = rows.flatMap((school) =>
    random.sample(shown, school.own ? shown.length : 1).map((text) => rowOf(school, text, 'public')),
  );
  const last = rows.at(-1);
  await bulkInsert(tx, announcement, last ? [...made, rowOf(last, waiting, 'pending')] : made);
}
