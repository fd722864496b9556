import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  goesBySms,
  isFixed,
  type NoticeTopic,
  noticeTopics,
  outChannels,
} from '#contract/notifications/notice-topics.ts';
import type { NoticeSettings, notificationEndpoints } from '#contract/notifications/notifications.ts';
import { noticeQuiet, noticeSwitch, notification } from '#database/schema/notices.ts';
import { type Database, rowOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { cappedTotal, cursorParts, cutPage, type PageRequest, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { contactsOf } from './contacts.ts';
import { type Channel, wishesOf } from './wishes.ts';

type Change = BodyOf<typeof notificationEndpoints, 'PUT /api/notifications/settings'>;

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** An account's switches and quiet hours, with defaults for those never changed. */
async function noticeSwitchesOf(db: Database, accountId: string): Promise<Omit<NoticeSettings, 'contacts'>> {
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
async function changeNoticeSettings(tx: Database, accountId: string, change: Change): Promise<void> {
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

interface NoticeQuery extends PageRequest {
  topic?: NoticeTopic | undefined;
}

/** An account's notices, newest first, with total and unread counts up to the cap. */
async function noticePage(db: Database, accountId: string, query: NoticeQuery) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const topic = query.topic && eq(notification.topic, query.topic);
  const mine = and(eq(notification.accountId, accountId), topic);
  const after =
    page.after &&
    sql`(${notification.createdAt}, ${notification.id}) < (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`;
  const found = await db
    .select()
    .from(notification)
    .where(and(mine, after ?? undefined))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(page.size + 1)
    .offset(page.offset);
  const count = (which: SQL) => sql<number>`(
    select count(*)::int from (select from notification where ${which} limit ${TOTAL_CAP + 1}) as counted)`;
  const counted = await rowOf(db, { all: 'number', unreadOf: typed<Partial<Record<NoticeTopic, number>>>() })`
    select ${count(sql`account_id = ${accountId}${query.topic ? sql` and topic = ${query.topic}` : sql``}`)} as all, (
      select coalesce(jsonb_object_agg(topic, n), '{}') from (
        select topic, count(*) as n from (
          select topic from notification where account_id = ${accountId} and read_at is null limit ${TOTAL_CAP + 1}
        ) as unread group by topic
      ) as of_topic
    ) as "unreadOf"`;
  const { all, unreadOf } = counted ?? { all: 0, unreadOf: {} };
  const unread = Object.values(unreadOf).reduce((sum, n) => sum + n, 0);
  const { rows, nextCursor } = cutPage(found, page, (row) => [row.createdAt.toISOString(), row.id]);
  return { rows, nextCursor, ...cappedTotal(all), unread, unreadOf };
}

/** Marks an account's notices as read: its own among the ids, or all. */
async function markRead(db: Database, accountId: string, ids: readonly string[] | undefined, now: Date): Promise<void> {
  const chosen = ids && sql`${notification.id} = any(${sql.param(ids)}::bigint[])`;
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt), chosen));
}

async function settingsOf(deps: Deps, ctx: Ctx): Promise<NoticeSettings> {
  const { accountId } = signedIn(ctx);
  const switches = await noticeSwitchesOf(ctx.db, accountId);
  return { ...switches, contacts: await contactsOf(deps, ctx.db, accountId) };
}

export const notificationHandlers = (deps: Deps): Handlers<typeof notificationEndpoints> => ({
  'GET /api/notifications': async (ctx, { query }) => {
    const { rows, ...page } = await noticePage(ctx.db, signedIn(ctx).accountId, query);
    return { ...page, items: rows };
  },
  'POST /api/notifications/read': (ctx, { body }) => markRead(ctx.db, signedIn(ctx).accountId, body.ids, ctx.now),
  'GET /api/notifications/settings': (ctx) => settingsOf(deps, ctx),
  'PUT /api/notifications/settings': async (ctx, { body }) => {
    const { accountId } = signedIn(ctx);
    await ctx.db.transaction((tx) => changeNoticeSettings(tx, accountId, body));
    return settingsOf(deps, ctx);
  },
});
