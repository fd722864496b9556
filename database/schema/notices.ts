import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BroadcastAudience } from '#contract/notifications/broadcasts.ts';
import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';
import { bytes, moment, primaryId, refId, refTo } from './columns.ts';
import { account } from './identity.ts';

/** An in-app notice to an account or to a company. `effectKey` makes each event notify at most once. */
export const notification = pgTable(
  'notification',
  {
    id: primaryId(),
    accountId: refId('account_id'),
    /** Set for messages to a company (`queryCompanyMessage`); then `accountId` is null. */
    companyId: refId('company_id'),
    kind: text('kind').notNull(),
    /** `topicOf(kind)`, for filtering and switching. */
    topic: text('topic').$type<NoticeTopic>().notNull().default('system'),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    link: text('link').notNull().default(''),
    /** The school or person whose act it reports, the post, and what else it tells, for lists that show these apart. */
    who: text('who').notNull().default(''),
    post: text('post').notNull().default(''),
    detail: text('detail').notNull().default(''),
    effectKey: text('effect_key').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** When it was passed to the SMS provider: set before the call, so that none is sent twice. */
    smsAt: moment('sms_at'),
    /** The same for e-mail and WeChat. */
    emailAt: moment('email_at'),
    wechatAt: moment('wechat_at'),
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

/** A person's setting of a topic by channel; the default is in `contract/notifications/notice-topics.ts`. */
export const noticeSwitch = pgTable(
  'notice_switch',
  {
    accountId: refTo('account_id', () => account.id),
    topic: text('topic').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.topic, t.channel] }),
    check('notice_switch_channel', sql`${t.channel} in ('app', 'sms', 'email', 'wechat')`),
  ],
);

/** Quiet hours outside the site, in minutes of the day in Shanghai. */
export const noticeQuiet = pgTable('notice_quiet', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => account.id),
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
});

const contactChannel = (channel: AnyPgColumn) => sql`${channel} in ('email', 'wechat')`;

/** A verified contact besides the phone: an e-mail address, or the open id at the service account. */
export const noticeContact = pgTable(
  'notice_contact',
  {
    accountId: refTo('account_id', () => account.id),
    channel: text('channel').notNull(),
    address: text('address').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel] }),
    index('notice_contact_address_idx').on(t.channel, t.address),
    check('notice_contact_channel', contactChannel(t.channel)),
  ],
);

/** A contact waiting for verification: the code sent to the address, or the scene in the QR code; stored as an HMAC. */
export const noticeContactProof = pgTable(
  'notice_contact_proof',
  {
    accountId: refTo('account_id', () => account.id),
    channel: text('channel').notNull(),
    /** Empty for WeChat: the scan provides it. */
    address: text('address').notNull().default(''),
    secretHash: bytes('secret_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.channel] }),
    index('notice_contact_proof_secret_idx').on(t.secretHash),
    index('notice_contact_proof_expiry_idx').on(t.expiresAt),
    check('notice_contact_proof_channel', contactChannel(t.channel)),
  ],
);

/** A notice that operators send to many people, in pieces by the order of their account ids. */
export const broadcast = pgTable(
  'broadcast',
  {
    id: primaryId(),
    /** seekers or schools */
    audience: text('audience').$type<BroadcastAudience>().notNull(),
    cityCode: text('city_code'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull().default(''),
    /** As counted when it was taken in. */
    total: integer('total').notNull(),
    sent: integer('sent').notNull().default(0),
    /** The last account that was notified. */
    lastId: refId('last_id'),
    /** The operator's. */
    accountId: refTo('account_id', () => account.id),
    /** In Shanghai. */
    day: date('day').notNull(),
    startsAt: moment('starts_at').notNull(),
    endedAt: moment('ended_at'),
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    uniqueIndex('broadcast_day_idx').on(t.day).where(sql`sent > 0 or stopped_at is null`),
    index('broadcast_starts_idx').on(t.startsAt),
  ],
);
