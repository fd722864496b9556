import type { Readable } from 'node:stream';
import type { Actor, Membership, SignedIn } from '#contract/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/log.ts';
import { appError } from './app-error.ts';
import type { Opened } from './security-events.ts';

/** What a handler knows of the call besides its input. */
export interface Ctx {
  actor: Actor;
  /** The database, or the transaction of an idempotent call. Handlers write through this. */
  db: Database;
  /** Chooses between `db` and a replica for a read that may lag; absent without a replica. */
  readOn?: (<T>(read: (db: Database) => Promise<T>) => Promise<T>) | undefined;
  now: Date;
  requestId: string;
  ip: string;
  userAgent: string;
  log: Logger;
  /** A request header, lower-case; undefined in-process. */
  header(name: string): string | undefined;
  /** Sets a response header; no effect in-process. */
  setHeader(name: string, value: string | string[]): void;
  /** Reports a session that this call opens, for the log. */
  opened(session: Opened): void;
  /** The unread body of a `raw` endpoint. */
  bytes?: Readable;
  /** Reports to the page cache a tag that this answer depends on (`post:<id>`), so that a change evicts it. */
  dependsOn(tag: string): void;
  /** Reports to the page cache when this answer becomes stale (a deadline). */
  freshUntil(moment: Date): void;
}

/** The session, where the endpoint's `access` has already refused visitors. */
export function signedIn(ctx: Ctx): SignedIn {
  if (!ctx.actor) throw appError('SESSION_EXPIRED');
  return ctx.actor;
}

export function seeker(ctx: Ctx): SignedIn & { joberId: string } {
  const actor = signedIn(ctx);
  if (!actor.joberId) throw appError('FORBIDDEN');
  return { ...actor, joberId: actor.joberId };
}

/**
 * The calling recruiter, with the membership by which they act.
 * @param companyId a company that the call names, which must be their own; a foreign and an absent one get the same answer
 */
export function member(ctx: Ctx, companyId?: string): SignedIn & { member: Membership } {
  const actor = signedIn(ctx);
  if (!actor.member || (companyId ?? actor.member.companyId) !== actor.member.companyId) throw appError('FORBIDDEN');
  return { ...actor, member: actor.member };
}
