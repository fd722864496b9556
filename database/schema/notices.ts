import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, primaryId, refId } from './columns.ts';
import { account } from './identity.ts';

/** A notice to an account or to a company, in the app. `effectKey` makes each effect happen at most once. */
export const notification = pgTable(
  'notification',
  {
    id: primaryId(),
    accountId: refId('account_id'),
    /** Set for messages to a company (`queryCompanyMessage`); then `accountId` is null. */
    companyId: refId('company_id'),
    kind: text('kind').notNull(),
    /** `topicOf(kind)`, by which people filter and switch. */
    topic: text('topic').notNull().default('system'),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    link: text('link').notNull().default(''),
    effectKey: text('effect_key').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** When it was given to the SMS provider: set before the call, so that none is ever sent twice. */
    smsAt: moment('sms_at'),
  },
  (t) => [
    index('notification_account_idx')
      .on(t.accountId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`account_id is not null`),
    index('notification_company_idx')
      .on(t.companyId, t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`company_id is not null`),
  ],
);

/** A topic that somebody switched, by channel; what has no row is as `contract/notice-topics.ts` says. */
export const noticeSwitch = pgTable(
  'notice_switch',
  {
    accountId: refId('account_id')
      .notNull()
      .references(() => account.id),
    topic: text('topic').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.topic, t.channel] }),
    check('notice_switch_channel', sql`${t.channel} in ('app', 'sms')`),
  ],
);

/** Hours in which somebody is sent no SMS, minutes of the day in Shanghai. */
export const noticeQuiet = pgTable('notice_quiet', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => account.id),
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
});
