import { inArray } from 'drizzle-orm';
import {
  defaultQuiet,
  goesOutBy,
  isFixed,
  type NoticeTopic,
  type OutChannel,
} from '#contract/notifications/notice-topics.ts';
import { noticeContact, noticeQuiet, noticeSwitch } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Channel = 'app' | OutChannel;
export type Quiet = { from: number; to: number };

/** Notification settings of a set of people. */
export interface Wishes {
  wants(accountId: string, topic: NoticeTopic, channel: Channel): boolean;
  /** Whether a channel reaches a person: every account has a phone, an e-mail address only after verification. */
  reaches(accountId: string, channel: OutChannel): boolean;
  quietOf(accountId: string): Quiet;
}

/** Reads the settings of some accounts; unset ones have the topic's defaults. */
export async function wishesOf(db: Database, accountIds: readonly string[]): Promise<Wishes> {
  const ids = [...new Set(accountIds)];
  const none = ids.length === 0;
  const switches = none ? [] : await db.select().from(noticeSwitch).where(inArray(noticeSwitch.accountId, ids));
  const hours = none ? [] : await db.select().from(noticeQuiet).where(inArray(noticeQuiet.accountId, ids));
  const contacts = none ? [] : await db.select().from(noticeContact).where(inArray(noticeContact.accountId, ids));
  const off = new Set(
    switches.flatMap(({ accountId, topic, channel, isOn }) => (isOn ? [] : [`${accountId} ${topic} ${channel}`])),
  );
  const bound = new Set(contacts.map(({ accountId, channel }) => `${accountId} ${channel}`));
  const quiet = new Map(hours.map((row) => [row.accountId, { from: row.fromMinute, to: row.toMinute }]));
  return {
    wants: (accountId, topic, channel) => {
      if (channel !== 'app' && !goesOutBy(topic, channel)) return false;
      if (channel === 'app' && isFixed(topic)) return true;
      return !off.has(`${accountId} ${topic} ${channel}`);
    },
    reaches: (accountId, channel) => channel === 'sms' || bound.has(`${accountId} ${channel}`),
    quietOf: (accountId) => quiet.get(accountId) ?? defaultQuiet,
  };
}
