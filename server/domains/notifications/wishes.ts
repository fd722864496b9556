import { inArray } from 'drizzle-orm';
import { defaultQuiet, goesBySms, isFixed, type NoticeTopic } from '#contract/notice-topics.ts';
import { noticeQuiet, noticeSwitch } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Channel = 'app' | 'sms';
export type Quiet = { from: number; to: number };

/** What a set of people want to be told of, how and when. */
export interface Wishes {
  wants(accountId: string, topic: NoticeTopic, channel: Channel): boolean;
  quietOf(accountId: string): Quiet;
}

/** Reads the wishes of some accounts; what somebody never chose is as the topics say. */
export async function wishesOf(db: Database, accountIds: readonly string[]): Promise<Wishes> {
  const ids = [...new Set(accountIds)];
  const switches = ids.length ? await db.select().from(noticeSwitch).where(inArray(noticeSwitch.accountId, ids)) : [];
  const hours = ids.length ? await db.select().from(noticeQuiet).where(inArray(noticeQuiet.accountId, ids)) : [];
  const off = new Set(
    switches.flatMap(({ accountId, topic, channel, isOn }) => (isOn ? [] : [`${accountId} ${topic} ${channel}`])),
  );
  const quiet = new Map(hours.map((row) => [row.accountId, { from: row.fromMinute, to: row.toMinute }]));
  return {
    wants: (accountId, topic, channel) => {
      if (channel === 'sms' && !goesBySms(topic)) return false;
      if (channel === 'app' && isFixed(topic)) return true;
      return !off.has(`${accountId} ${topic} ${channel}`);
    },
    quietOf: (accountId) => quiet.get(accountId) ?? defaultQuiet,
  };
}
