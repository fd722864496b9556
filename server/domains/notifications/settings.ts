import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  goesBySms,
  isFixed,
  type NoticeTopic,
  noticeTopics,
  outChannels,
} from '#contract/notifications/notice-topics.ts';
import type { NoticeSettings, notificationEndpoints } from '#contract/notifications/notifications.ts';
import { noticeQuiet, noticeSwitch } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type Channel, wishesOf } from './wishes.ts';

type Change = BodyOf<typeof notificationEndpoints, 'PUT /api/notifications/settings'>;

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** An account's switches and quiet hours, with defaults for those never changed. */
export async function noticeSwitchesOf(db: Database, accountId: string): Promise<Omit<NoticeSettings, 'contacts'>> {
  const wishes = await wishesOf(db, [accountId]);
  const quiet = wishes.quietOf(accountId);
  return {
    topics: (Object.keys(noticeTopics) as NoticeTopic[]).map((topic) => ({
      topic,
      inApp: wishes.wants(accountId, topic, 'app'),
      sms: goesBySms(topic) ? wishes.wants(accountId, topic, 'sms') : null,
      email: wishes.wants(accountId, topic, 'email'),
      wechat: wishes.wants(accountId, topic, 'wechat'),
      fixed: isFixed(topic),
    })),
    quietFrom: timeOf(quiet.from),
    quietTo: timeOf(quiet.to),
  };
}

function switchesOf(accountId: string, topics: NonNullable<Change['topics']>) {
  return topics.flatMap(({ topic, inApp, ...out }, at) => {
    const wrong = (field: string, message: string) => fieldError(`body.topics.${at}.${field}`, message);
    if (inApp === false && isFixed(topic)) throw wrong('inApp', `${noticeTopics[topic].label}不能关闭`);
    if (out.sms === true && !goesBySms(topic)) throw wrong('sms', `${noticeTopics[topic].label}不发短信`);
    const rows: { accountId: string; topic: string; channel: Channel; isOn: boolean }[] = [];
    if (inApp !== undefined) rows.push({ accountId, topic, channel: 'app', isOn: inApp });
    for (const channel of outChannels) {
      const isOn = out[channel];
      if (isOn !== undefined) rows.push({ accountId, topic, channel, isOn });
    }
    return rows;
  });
}

/**
 * Changes the given settings only.
 * @throws AppError INVALID_INPUT for a topic that cannot be switched this way
 */
export async function changeNoticeSettings(tx: Database, accountId: string, change: Change): Promise<void> {
  const rows = switchesOf(accountId, change.topics ?? []);
  const last = [...new Map(rows.map((row) => [`${row.topic} ${row.channel}`, row])).values()];
  if (last.length > 0) {
    await tx
      .insert(noticeSwitch)
      .values(last)
      .onConflictDoUpdate({
        target: [noticeSwitch.accountId, noticeSwitch.topic, noticeSwitch.channel],
        set: { isOn: sql`excluded.is_on` },
      });
  }
  if (change.quietFrom === undefined && change.quietTo === undefined) return;
  const now = await noticeSwitchesOf(tx, accountId);
  const quiet = {
    fromMinute: minuteOf(change.quietFrom ?? now.quietFrom),
    toMinute: minuteOf(change.quietTo ?? now.quietTo),
  };
  await tx
    .insert(noticeQuiet)
    .values({ accountId, ...quiet })
    .onConflictDoUpdate({ target: noticeQuiet.accountId, set: quiet });
}
