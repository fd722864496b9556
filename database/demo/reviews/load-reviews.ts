import { sql } from 'drizzle-orm';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { chatReport } from '#database/schema/chat.ts';
import { companyChange } from '#database/schema/companies.ts';
import { postReport } from '#database/schema/posts.ts';
import { hotWord } from '#database/schema/words.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { hour, minute, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { loadPast } from './load-past.ts';

type Report = readonly [reason: string, detail: string];

/** Reasons and words of readers who report a post, and of those who report what was said to them. */
const { postReports, talkReports } = readData<Record<'postReports' | 'talkReports', readonly Report[]>>('reports');

const hotWords = readData<readonly string[]>('word-lists');

type DemoRow<T> = T & Record<string, unknown>;

const proposals: ((name: string) => CompanyProposal)[] = [
  (name) => ({ name: `${name}教育集团` }),
  (name) => ({ name: name.replace(/(学校|中学|小学|幼儿园|学院)$/, '实验$1') }),
  () => ({ type: 'private-school' }),
];

/** Changes that approved companies ask for: a new name, a new type. */
async function loadChanges(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<DemoRow<{ id: string; name: string; account_id: string }>>(sql`
    select company.id, company.name, company_member.account_id
    from company join company_member on company_member.company_id = company.id and company_member.role = 'owner'
    where company.status = 'approved' order by company.open_posts, company.id limit 6`);
  const changes = rows.map(({ id: companyId, name, account_id: accountId }, at) => {
    const [id, createdAt] = [random.id(), plus(now, -random.int(30, 29 * 60) * minute)];
    const proposal = proposals[at % proposals.length]?.(name) ?? {};
    return { id, companyId, accountId, kind: 'edit', status: 'pending' as const, proposal, createdAt };
  });
  await bulkInsert(tx, companyChange, changes);
}

/** What seekers complained of: posts, and what was said to them. */
async function loadReports(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const reportOf = ([reason, detail]: Report) => {
    const id = random.id();
    return { id, reason, detail, createdAt: plus(now, -random.int(10, 27 * 60) * minute) };
  };
  const { rows: posts } = await tx.execute<DemoRow<{ id: string; account_id: string }>>(sql`
    select post.id, jober.account_id
    from (select id, row_number() over (order by md5(id::text)) as place from post where status = 'open') as post
      join (select account_id, row_number() over (order by md5(id::text)) as place from jober) as jober using (place)
    order by place limit ${postReports.length}`);
  const reports = posts.map(({ id: postId, account_id: accountId }, at) => {
    return { ...reportOf(postReports[at] ?? ['other', '']), postId, accountId };
  });
  await bulkInsert(tx, postReport, reports);
  const { rows: talks } = await tx.execute<DemoRow<{ id: string; account_id: string }>>(sql`
    select conversation.id, jober.account_id from conversation join jober on jober.id = conversation.jober_id
    where conversation.last_number > 0 order by md5(conversation.id::text) limit ${talkReports.length}`);
  const complaints = talks.map(({ id: conversationId, account_id: accountId }, at) => {
    return { ...reportOf(talkReports[at] ?? ['other', '']), conversationId, accountId };
  });
  await bulkInsert(tx, chatReport, complaints);
}

/** Queues with work in them, and a past of decisions. */
export async function loadReviews(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  await loadChanges(tx, random.fork('changes'), now);
  await loadReports(tx, random.fork('reports'), now);
  await loadPast(tx, now);
  const words = hotWords.map((word, at) => {
    return { id: random.id(), word, position: at + 1, active: true, updatedAt: plus(now, -hour) };
  });
  await bulkInsert(tx, hotWord, words);
}
