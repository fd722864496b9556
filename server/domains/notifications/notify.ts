import { notification } from '#database/schema/platform.ts';
import type { Database } from '#server/platform/database/database.ts';

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

/** Keeps notices to people and to companies, in one statement and inside the caller's transaction. */
export async function notifyAll(db: Database, notices: readonly (AccountNotice | CompanyNotice)[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ now, ...notice }) => ({ ...notice, createdAt: now }));
  await db.insert(notification).values(rows).onConflictDoNothing({ target: notification.effectKey });
}

/** Tells an account, in the app. */
export const notifyAccount = (db: Database, notice: AccountNotice): Promise<void> => notifyAll(db, [notice]);

/** Tells a company: its members read it in 系统消息. */
export const notifyCompany = (db: Database, notice: CompanyNotice): Promise<void> => notifyAll(db, [notice]);
