import { eq } from 'drizzle-orm';
import type { LegalText } from '#contract/personal-data/legal.ts';
import { newId } from '#database/new-id.ts';
import { consent } from '#database/schema/identity.ts';
import { legalVersionsAt } from '#server/domains/site/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/**
 * Refuses a consent to an outdated text.
 * @throws AppError CONFLICT
 */
export async function requireCurrentText(db: Database, kind: LegalText, version: string, now: Date): Promise<void> {
  const current = await legalVersionsAt(db, now);
  if (version !== current[kind]) throw appError('CONFLICT', { message: '协议已更新，请重新阅读并同意' });
}

interface Given {
  accountId: string;
  ip: string;
  now: Date;
}

/** Stores consents to the current texts in one statement, in the transaction of what they allow. */
export async function recordConsents(db: Database, kinds: LegalText[], { accountId, ip, now }: Given): Promise<void> {
  const current = await legalVersionsAt(db, now);
  const rows = kinds.map((kind) => ({ accountId, kind, version: current[kind], ip, grantedAt: now }));
  await db.insert(consent).values(rows);
}

/** Stores one consent and returns its id; `subjectId` is what it covers, e.g. the delivery. */
export async function recordConsent(
  db: Database,
  kind: LegalText,
  { subjectId, accountId, ip, now }: Given & { subjectId?: string },
) {
  const id = newId();
  const version = (await legalVersionsAt(db, now))[kind];
  await db.insert(consent).values({ id, accountId, kind, version, subjectId, ip, grantedAt: now });
  return id;
}

export const revokeConsent = (tx: Database, id: string, now: Date) =>
  tx.update(consent).set({ revokedAt: now }).where(eq(consent.id, id));
