import { sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { chatReport } from '#database/schema/chat.ts';
import { companyChange } from '#database/schema/companies.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { postReport } from '#database/schema/posts.ts';
import { reviewDecision } from '#database/schema/reviews.ts';
import { hotWord } from '#database/schema/words.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { hour, minute, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { postReports, talkReports } from './report-words.ts';

const hotWords = readData<readonly string[]>('word-lists');
const DECISIONS = 180;
const DECISION_DAYS = 30;

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

const verdicts = { companies: 'company', changes: 'change', posts: 'post', reports: 'report' } as const;

/** What reviewers did in the last weeks, as the overview counts it and the log keeps it. */
/** The operators who decide, from their own desks. */
async function reviewers(tx: DemoTransaction) {
  const found = await tx.execute<DemoRow<{ id: string; name: string; role: OperatorRole }>>(sql`
    select operator.account_id as id, operator.name, operator.role from operator
    where operator.role in ('review', 'super', 'support') order by operator.role, operator.id`);
  return found.rows.map((row, at) => ({ ...row, ip: `10.12.8.${21 + at}` }));
}

const isAtWork = (at: Date) => {
  const hourOfDay = (at.getUTCHours() + 8) % 24;
  return hourOfDay >= 9 && hourOfDay < 18;
};

/** A moment of the past days, in the hours of work. */
function workingMoment(random: Random, now: Date): Date {
  for (;;) {
    const at = plus(now, -random.int(60, DECISION_DAYS * 24 * 60) * minute);
    if (isAtWork(at)) return at;
  }
}

async function loadPast(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const people = await reviewers(tx);
  if (people.length === 0) return;
  const deciding = (queue: string) =>
    people.filter(({ role }) => role === 'super' || role === (queue === 'reports' ? 'support' : 'review'));
  const decided = Array.from({ length: DECISIONS }, () => {
    const queue = random.weighted([
      ['posts', 12],
      ['companies', 3],
      ['reports', 3],
      ['changes', 1],
    ] as const);
    const no = random.chance(0.16);
    const verdict = queue === 'reports' ? (no ? 'warn' : 'dismiss') : no ? 'reject' : 'approve';
    const who = random.pick(deciding(queue));
    return {
      id: random.id(),
      queue,
      itemId: random.id(),
      who,
      accountId: who.id,
      verdict,
      reason: no ? '内容与证照或实际不符' : '',
      waitedSeconds: random.int(6, 22 * 60) * 60,
      at: workingMoment(random, now),
    };
  });
  await bulkInsert(
    tx,
    reviewDecision,
    decided.map(({ who: _, ...decision }) => decision),
  );
  await bulkInsert(
    tx,
    operatorAct,
    decided.map(({ queue, itemId, who, verdict, reason, at }) => ({
      id: random.id(),
      accountId: who.id,
      operatorName: who.name,
      operatorRole: who.role,
      act: `${verdicts[queue]}.${verdict}`,
      subject: verdicts[queue],
      subjectId: itemId,
      detail: reason ? { reason } : {},
      ip: who.ip,
      at,
    })),
  );
}

/** Queues with work in them, and a past of decisions. */
export async function loadReviews(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  await loadChanges(tx, random.fork('changes'), now);
  await loadReports(tx, random.fork('reports'), now);
  await loadPast(tx, random.fork('past'), now);
  await bulkInsert(
    tx,
    hotWord,
    hotWords.map((word, position) => ({ id: random.id(), word, position, active: true, updatedAt: plus(now, -hour) })),
  );
}
