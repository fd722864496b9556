import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type NoticeKind, outChannels, topicOf } from '#contract/notifications/notice-topics.ts';
import { notification } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { appendEvents, type EventDraft } from '#server/platform/socket/event-log.ts';
import { type Quiet, type Wishes, wishesOf } from './wishes.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Shanghai has had no daylight saving time since 1991. */
const SHANGHAI_MINUTES = 8 * 60;

/** The minute of the day in Shanghai. */
export const minuteOfDay = (moment: Date): number =>
  (Math.floor(moment.getTime() / MINUTE_MS) + SHANGHAI_MINUTES) % DAY_MINUTES;

/** The first moment from `now` on outside the quiet hours; they may span midnight, and equal ends mean none. */
export function afterQuiet(now: Date, { from, to }: Quiet): Date {
  if (from === to) return now;
  const minute = minuteOfDay(now);
  const sinceFrom = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES;
  if (sinceFrom >= length) return now;
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(startOfMinute + (length - sinceFrom) * MINUTE_MS);
}

interface Notice {
  /** The event, e.g. `delivery.open`; its topic determines recipients and channels. */
  kind: NoticeKind;
  title: string;
  body?: string;
  /** A path on this site. */
  link?: string;
  who?: string;
  post?: string;
  detail?: string;
  /**
   * Identifies the event, e.g. `delivery:<id>:<event>`: one notice is stored and one message sent per channel, however often it
   * is reported.
   */
  effectKey: string;
  now?: Date;
}

export type AccountNotice = Notice & { accountId: string };
export type CompanyNotice = Notice & { companyId: string };

type StoredNotice = typeof notification.$inferSelect;

/** The jobs that send a notice by channel. */
export const OUT_JOBS = { sms: 'notice.sms', email: 'notice.email', wechat: 'notice.wechat' } as const;

const eventsOf = ({ id, accountId, kind, title, body, link }: StoredNotice): EventDraft[] =>
  accountId === null ? [] : [{ accountId, type: 'notice', payload: { id, kind, title, body, link } }];

const AT_ONCE = 100;
/** The messages of a notice to thousands leave at 25 a second: neither other jobs nor the pages that people open wait for them. */
const APART_MS = 40;

interface Batch {
  wishes: Wishes;
  now: Date;
  /** How many notices of the same call came before it. */
  from: number;
}

/** Queues outgoing messages until the person's quiet hours are over. */
async function queueOut(db: Database, stored: readonly StoredNotice[], { wishes, now, from }: Batch): Promise<void> {
  const due = stored.flatMap(({ id, accountId, kind, effectKey }) => {
    if (accountId === null) return [];
    const runAt = afterQuiet(new Date(now.getTime() + from * APART_MS), wishes.quietOf(accountId));
    return outChannels
      .filter((channel) => wishes.reaches(accountId, channel) && wishes.wants(accountId, topicOf(kind), channel))
      .map((channel) => ({ kind: OUT_JOBS[channel], payload: { id }, uniqueKey: `${channel}:${effectKey}`, runAt }));
  });
  await enqueueAll(db, due);
}

async function notifySome(db: Database, notices: readonly (AccountNotice | CompanyNotice)[], from: number) {
  const now = notices[0]?.now ?? new Date();
  const people = notices.flatMap((notice) => ('accountId' in notice ? [notice.accountId] : []));
  const wishes = await wishesOf(db, people);
  const rows = notices
    .filter((notice) => !('accountId' in notice) || wishes.wants(notice.accountId, topicOf(notice.kind), 'app'))
    .map(({ now: at, ...notice }) => ({ ...notice, topic: topicOf(notice.kind), createdAt: at }));
  const inserted =
    rows.length === 0
      ? []
      : await db.insert(notification).values(rows).onConflictDoNothing({ target: notification.effectKey }).returning();
  await queueOut(db, inserted, { wishes, now, from });
  await appendEvents(db, inserted.flatMap(eventsOf), now);
}

/**
 * Stores notices to any number of people and companies inside the caller's transaction, and notifies open pages according to each
 * person's settings.
 */
export async function notifyAll(db: Database, notices: readonly (AccountNotice | CompanyNotice)[]): Promise<void> {
  for (let from = 0; from < notices.length; from += AT_ONCE)
    await notifySome(db, notices.slice(from, from + AT_ONCE), from);
}

export const notifyAccount = (db: Database, notice: AccountNotice): Promise<void> => notifyAll(db, [notice]);

/** Notifies a company: its members read it in 系统消息. */
export const notifyCompany = (db: Database, notice: CompanyNotice): Promise<void> => notifyAll(db, [notice]);

/** Replaces a text in the notices with these effect keys. */
export async function replaceInNotices(
  tx: Database,
  effectKeys: readonly string[],
  { text, by }: { text: string; by: string },
): Promise<void> {
  const { title, body, who, detail } = notification;
  const within = (column: AnyPgColumn) => sql`replace(${column}, ${text}, ${by})`;
  await tx
    .update(notification)
    .set({ title: within(title), body: within(body), who: within(who), detail: within(detail) })
    .where(inArray(notification.effectKey, [...effectKeys]));
}
