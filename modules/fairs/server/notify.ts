import { sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { expectedExhibitor } from '../schema.ts';
import type { FairRow } from './store.ts';

interface Words {
  kind: NoticeKind;
  title: string;
  body: string;
  /** Identifies the event within the fair; each recipient is notified once per key. */
  key: string;
}

export const publicLink = (fairId: string) => `/recruitment/details?id=${fairId}`;
const companyLink = (fairId: string) => `/jobList?id=${fairId}`;

type FairOfNotice = Pick<FairRow, 'id'>;

const toAccount = (fair: FairOfNotice, accountId: string, { key, ...message }: Words, now: Date): AccountNotice => ({
  ...message,
  accountId,
  link: publicLink(fair.id),
  effectKey: `fair:${fair.id}:${key}:${accountId}`,
  now,
});

const toCompany = (fair: FairOfNotice, companyId: string, { key, ...message }: Words, now: Date): CompanyNotice => ({
  ...message,
  companyId,
  link: companyLink(fair.id),
  effectKey: `fair:${fair.id}:${key}:${companyId}`,
  now,
});

const toMember = (
  fair: FairOfNotice,
  { companyId, accountId }: { companyId: string; accountId: string },
  message: Words,
  now: Date,
): AccountNotice => {
  const { effectKey, companyId: _, ...notice } = toCompany(fair, companyId, message, now);
  return { ...notice, accountId, effectKey: `${effectKey}:${accountId}` };
};

export async function notifyJobers(
  { db: tx, now }: DbContext,
  fair: FairOfNotice,
  joberIds: readonly string[],
  message: Words,
) {
  if (joberIds.length === 0) return;
  const rows = await rowsOf(tx, { id: 'string' })`
    select account_id as id from jober where id = any(${sql.param(joberIds)}::bigint[])`;
  await notifyAll(
    tx,
    rows.map(({ id }) => toAccount(fair, id, message, now)),
  );
}

/** Notifies companies: in their messages, and the members in charge of fairs, so that open pages update at once. */
export async function notifyCompanies(
  { db: tx, now }: DbContext,
  fair: FairOfNotice,
  ids: readonly string[],
  message: Words,
) {
  if (ids.length === 0) return;
  const members = await rowsOf(tx, { companyId: 'string', accountId: 'string' })`
    select company_id as "companyId", account_id as "accountId" from company_member
    where company_id = any(${sql.param(ids)}::bigint[]) and status = 'active' and role in ('owner', 'recruiter')`;
  await notifyAll(tx, [
    ...ids.map((id) => toCompany(fair, id, message, now)),
    ...members.map((member) => toMember(fair, member, message, now)),
  ]);
}

/** Notifies all participants: visitors with a seat or waiting, and active exhibitors. */
export async function notifyEveryone(tx: Database, fair: FairOfNotice, message: Words, now: Date): Promise<void> {
  const visitors = await rowsOf(tx, { id: 'string' })`
    select jober_id as id from fair_visitor where fair_id = ${fair.id} and status <> 'cancelled'`;
  const exhibitors = await rowsOf(tx, { id: 'string' })`
    select company_id as id from fair_exhibitor
    where fair_id = ${fair.id} and (${expectedExhibitor} or status = 'checked-in')`;
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await notifyJobers({ db: tx, now }, fair, ids(visitors), message);
  await notifyCompanies({ db: tx, now }, fair, ids(exhibitors), message);
}
