import { dayMs } from '#contract/months.ts';
import { type LegalText, legalVersions } from '#contract/personal-data/legal.ts';

/** The text before the one in force. */
const FORMER = '2025-09-01';
const beginningOf = (version: string) => new Date(`${version}T00:00:00+08:00`);

/** The version that was in force at a moment. */
export const versionAt = (kind: LegalText, at: Date): string =>
  at < beginningOf(legalVersions[kind]) ? FORMER : legalVersions[kind];

/** When a person who came at a moment consented to the text in force: not before it existed. */
export function consentedAt(kind: LegalText, cameAt: Date, now: Date): Date {
  const confirmed = new Date(beginningOf(legalVersions[kind]).getTime() + (cameAt.getTime() % dayMs));
  return cameAt > confirmed || confirmed > now ? cameAt : confirmed;
}
