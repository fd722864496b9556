import { sql } from 'drizzle-orm';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { chatReport } from '#database/schema/chat.ts';
import { companyChange } from '#database/schema/companies.ts';
import { postReport } from '#database/schema/posts.ts';
import { hotWord } from '#database/schema/words.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { hour, minute, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { loadPast } from './load-past.ts';

interface Data {
  /** Reasons and words of readers who report a post. */
  postReports: readonly (readonly [reason: string, detail: string])[];
  /** Of those who report what was said to them. */
  talkReports: readonly (readonly [reason: string, detail: string])[];
}

const { postReports, talkReports } = readData<Data>('reports');

const hotWords = readData<readonly string[]>('word-lists');

type DemoRow<T> = T & Record<string, unknown>;

/** Changes that approved companies ask for: a new name, a new type. */
async function loadChanges(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<DemoRow<{ id: string; name: string; account_id: string }>>(sql`
    select company.id, company.name, company_member.account_id
    from company join company_member on company_member.company_id = company.id and company_member.role = 'owner'
    where company.status = 'approved' order by company.open_posts, company.id limit 6`);
  const proposals: ((name: string) => CompanyProposal)[] = [
    (name) => ({ name: `${name}教育集团` }),
    (name) => ({ name: name.replace(/(学校|中学|小学|幼儿园|学院)$/, '实验$1') }),
    () => ({ type: 'private-school' }),
  ];
  await bulkInsert(
    tx,
    companyChange,
    rows.map(({ id: companyId, name, account_id: accountId }, at) => ({
      id: random.id(),
      companyId,
      accountId,
      kind: 'edit',
      status: 'pending',
      proposal: proposals[at % proposals.length]?.(name) ?? {},
      createdAt: plus(now, -random.int(30, 29 * 60) * minute),
    })),
  );
}

/** What seekers complained of: posts, and what was said to them. */
async function loadReports(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const posts = await tx.execute<DemoRow<{ id: string }>>(
    sql`select post.id from post where post.status = 'open' order by md5(post.id::text) limit ${postReports.length}`,
  );
  const seekers = await tx.execute<DemoRow<{ account_id: string }>>(
    sql`select jober.account_id from jober order by md5(jober.id::text) limit ${postReports.length}`,
  );
  const wait = () => plus(now, -random.int(10, 27 * 60) * minute);
  await bulkInsert(
    tx,
    postReport,
    posts.rows.flatMap(({ id: postId }, at) => {
      const [reason, detail] = postReports[at] ?? ['other', ''];
      const accountId = seekers.rows[at]?.account_id;
      return accountId
        ? [{ id: random.id(), postId, accountId, reason, detail, status: 'open', createdAt: wait() }]
        : [];
    }),
  );
  const talks = await tx.execute<DemoRow<{ id: string; account_id: string }>>(sql`
    select conversation.id, jober.account_id from conversation join jober on jober.id = conversation.jober_id
    where conversation.last_number > 0 order by md5(conversation.id::text) limit ${talkReports.length}`);
  await bulkInsert(
    tx,
    chatReport,
    talks.rows.map(({ id: conversationId, account_id: accountId }, at) => {
      const [reason, detail] = talkReports[at] ?? ['other', ''];
      return { id: random.id(), conversationId, accountId, reason, detail, status: 'open', createdAt: wait() };
    }),
  );
}

/** Queues with work in them, and a past of decisions. */
export async function loadReviews(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  await loadChanges(tx, random.fork('changes'), now);
  await loadReports(tx, random.fork('reports'), now);
  await loadPast(tx, now);
  await bulkInsert(
    tx,
    hotWord,
    hotWords.map((word, at) => ({
      id: random.id(),
      word,
      position: at + 1,
      active: true,
      updatedAt: plus(now, -hour),
    })),
  );
}
