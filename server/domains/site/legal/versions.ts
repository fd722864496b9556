import { eq, sql } from 'drizzle-orm';
import { type LegalText, legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalTextVersion } from '#contract/personal-data/legal-texts.ts';
import { legalText } from '#database/schema/legal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

type PublishedText = LegalTextVersion['name'];

/** The first moment of a calendar day in Asia/Shanghai. */
export const beginningOf = (version: string) => new Date(`${version}T00:00:00+08:00`);

/** Every version of a text, the newest first. One of them, without `text`, is part of the program: a later release may bring one that is newer than what operators wrote. */
export async function versionsOf(db: Database, name: PublishedText) {
  const written = await db.select({ version: legalText.version }).from(legalText).where(eq(legalText.name, name));
  return [...new Set([...written.map(({ version }) => version), legalVersions[name]])].sort().reverse();
}

/** The version in force: the newest whose date has been reached. */
export function currentOf(versions: readonly string[], now: Date): string {
  return versions.find((version) => beginningOf(version) <= now) ?? versions.at(-1) ?? '';
}

/** The current versions for consents. The authorisation of a delivery exists in the program only. */
export async function legalVersionsAt(db: Database, now: Date): Promise<Record<LegalText, string>> {
  return {
    privacy: currentOf(await versionsOf(db, 'privacy'), now),
    agreement: currentOf(await versionsOf(db, 'agreement'), now),
    delivery: legalVersions.delivery,
  };
}

/**
 * A version with its text; null where the program itself contains it.
 * @throws AppError NOT_FOUND
 */
export async function textOf(db: Database, name: PublishedText, version: string): Promise<string | null> {
  if (version === legalVersions[name]) return null;
  const [row] = await db
    .select({ text: legalText.text })
    .from(legalText)
    .where(sql`${legalText.name} = ${name} and ${legalText.version} = ${version}`);
  if (!row) throw appError('NOT_FOUND', { message: '没有这个版本' });
  return row.text;
}
