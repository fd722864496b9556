import { notification } from '#database/schema/platform.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvents, type EventDraft } from '#server/platform/socket/event-log.ts';

interface Notice {
  /** What it is about, e.g. `delivery.viewed`: people may switch kinds off, and lists filter by it. */
  kind: string;
  title: string;
  body?: string;
  /** A path of this site. */
  link?: string;
  /** Names the effect, e.g. `delivery:<id>:<event>`: however often it is told, one notice is kept. */
  effectKey: string;
  now?: Date;
}

export type AccountNotice = Notice & { accountId: string };
export type CompanyNotice = Notice & { companyId: string };

type Kept = typeof notification.$inferSelect;

const eventsOf = ({ id, accountId, kind, title, body, link }: Kept): EventDraft[] =>
  accountId === null ? [] : [{ accountId, type: 'notice', payload: { id, kind, title, body, link } }];

/**
 * Keeps notices to people and to companies, in one statement and inside the caller's transaction, and tells the open pages
 * of the people. What else those are to hear of goes `alongside`: a transaction appends its events at once.
 */
export async function notifyAll(
  db: Database,
  notices: readonly (AccountNotice | CompanyNotice)[],
  alongside: readonly EventDraft[] = [],
): Promise<void> {
  const rows = notices.map(({ now, ...notice }) => ({ ...notice, createdAt: now }));
  const kept =
    rows.length === 0
      ? []
      : await db.insert(notification).values(rows).onConflictDoNothing({ target: notification.effectKey }).returning();
  await appendEvents(db, [...kept.flatMap(eventsOf), ...alongside], notices[0]?.now ?? new Date());
}

/** Tells an account, in the app. */
export const notifyAccount = (db: Database, notice: AccountNotice): Promise<void> => notifyAll(db, [notice]);

/** Tells a company: its members read it in 系统消息. */
export const notifyCompany = (db: Database, notice: CompanyNotice): Promise<void> => notifyAll(db, [notice]);
