import { and, eq } from 'drizzle-orm';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { noticeContact } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

export type ContactChannel = 'email' | 'wechat';

/** 'l***@school.cn': enough to recognise one's own address. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}***${address.slice(at)}`;
}

/** An account's contacts, for the channels that the site offers. */
export async function contactsOf({ mail, wechat }: Deps, db: Database, accountId: string): Promise<NoticeContacts> {
  const rows = await db.select().from(noticeContact).where(eq(noticeContact.accountId, accountId));
  const found = (channel: ContactChannel) => rows.find((row) => row.channel === channel);
  const email = found('email');
  return {
    email: mail && { address: email ? maskEmail(email.address) : null },
    wechat: wechat && { boundAt: found('wechat')?.boundAt.toISOString() ?? null },
  };
}

interface Contact {
  accountId: string;
  channel: ContactChannel;
  address: string;
  now: Date;
}

/** Stores a verified contact in place of the previous one. */
export async function keepContact(tx: Database, { accountId, channel, address, now }: Contact): Promise<void> {
  await tx
    .insert(noticeContact)
    .values({ accountId, channel, address, boundAt: now })
    .onConflictDoUpdate({
      target: [noticeContact.accountId, noticeContact.channel],
      set: { address, boundAt: now },
    });
}

/** Deletes an account's contact. Idempotent. */
export async function dropContact(db: Database, accountId: string, channel: ContactChannel): Promise<void> {
  await db.delete(noticeContact).where(and(eq(noticeContact.accountId, accountId), eq(noticeContact.channel, channel)));
}
