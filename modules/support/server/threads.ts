import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { maskPhone } from '#contract/text.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { account, jober, session } from '#database/schema/identity.ts';
import { lastOrdersOf } from '#modules/money/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { supportMessage, supportThread } from '../schema.ts';

const ORDERS = 3;

/** What stands behind a person's question: the account, its company and the company's last orders. */
async function aboutOf(db: Database, accountId: string) {
  const [person] = await db
    .select({ registeredAt: account.createdAt, joberId: jober.id })
    .from(account)
    .leftJoin(jober, eq(jober.accountId, account.id))
    .where(eq(account.id, accountId));
  const [last] = await db
    .select({ at: session.createdAt })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(desc(session.createdAt))
    .limit(1);
  const [own] = await db
    .select({ id: company.id, status: company.status, openPosts: company.openPosts, approvedAt: company.approvedAt })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(companyMember.accountId, accountId), eq(companyMember.status, 'active')));
  return {
    registeredAt: person?.registeredAt ?? new Date(0),
    signedInAt: last?.at ?? null,
    deliveries: person?.joberId ? await db.$count(delivery, eq(delivery.joberId, person.joberId)) : 0,
    company: own ?? null,
    orders: own ? await lastOrdersOf(db, own.id, ORDERS) : [],
  };
}

const PAGE_SIZE = 20;
const MAX_ROWS = 200;

/** The last messages of a thread, oldest first. */
async function messagesOf(db: Database, accountId: string) {
  const rows = await db
    .select()
    .from(supportMessage)
    .where(eq(supportMessage.accountId, accountId))
    .orderBy(desc(supportMessage.at), desc(supportMessage.id))
    .limit(MAX_ROWS);
  return rows.reverse();
}

/** A person's own thread; empty before the first message. */
export async function ownThread(db: Database, accountId: string) {
  const [row] = await db.select().from(supportThread).where(eq(supportThread.accountId, accountId));
  return { items: await messagesOf(db, accountId), waiting: Boolean(row?.waitingSince) };
}

/** Threads with who wrote them: a recruiter by name and company, a seeker by name. */
const find = (db: Database) =>
  db
    .select({
      id: supportThread.accountId,
      name: sql<string>`coalesce(${companyMember.name}, ${jober.name}, '')`,
      company: sql<string>`coalesce(${company.name}, '')`,
      phone: account.phone,
      lastText: supportThread.lastText,
      lastAt: supportThread.lastAt,
      waitingSince: supportThread.waitingSince,
    })
    .from(supportThread)
    .innerJoin(account, eq(account.id, supportThread.accountId))
    .leftJoin(jober, eq(jober.accountId, account.id))
    .leftJoin(companyMember, and(eq(companyMember.accountId, account.id), eq(companyMember.status, 'active')))
    .leftJoin(company, eq(company.id, companyMember.companyId))
    .$dynamic();

const masked = <T extends { phone: string | null }>(row: T) => ({ ...row, phone: maskPhone(row.phone ?? '') });

/** The queue, longest waiting first; or the answered threads, latest first. */
export async function listThreads(db: Database, { state = 'waiting', page = 1 }: { state?: string; page?: number }) {
  const which = (state === 'waiting' ? isNotNull : isNull)(supportThread.waitingSince);
  const rows = await find(db)
    .where(which)
    .orderBy(state === 'waiting' ? asc(supportThread.waitingSince) : desc(supportThread.lastAt))
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE);
  const figures = {
    waiting: await db.$count(supportThread, isNotNull(supportThread.waitingSince)),
    answered: await db.$count(supportThread, isNull(supportThread.waitingSince)),
  };
  const total = state === 'waiting' ? figures.waiting : figures.answered;
  return { items: rows.map(masked), total, totalIsCapped: false, nextCursor: null, figures };
}

/** Who waits for an answer, with the last words. */
export const waitingThreads = sql`
  select thread.account_id as id, 'support' as kind,
    coalesce(nullif(coalesce(member.name, jober.name), ''), left(account.phone, 3) || '****' || right(account.phone, 4), '') as title,
    '' as code, '' as place, thread.last_text as name, thread.waiting_since as since
  from support_thread as thread join account on account.id = thread.account_id
    left join jober on jober.account_id = account.id
    left join company_member as member on member.account_id = account.id and member.status = 'active'
  where thread.waiting_since is not null`;

/** One thread for an operator. @throws AppError NOT_FOUND */
export async function openThread(db: Database, accountId: string) {
  const [row] = await find(db).where(eq(supportThread.accountId, accountId));
  if (!row) throw appError('NOT_FOUND', { message: '该用户没有给客服留过言' });
  return { ...masked(row), items: await messagesOf(db, accountId), about: await aboutOf(db, accountId) };
}
