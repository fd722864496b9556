import type { Readable } from 'node:stream';
import type { Actor, Membership, SignedIn } from '#contract/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/log.ts';
import { appError } from './app-error.ts';

/** What a handler knows of the call beside its input. */
export interface Ctx {
  actor: Actor;
  /** The database, or the transaction of an idempotent call: handlers write through this. */
  db: Database;
  /** Chooses between `db` and a replica for a call that may lag; absent without one. */
  readOn?: (<T>(read: (db: Database) => Promise<T>) => Promise<T>) | undefined;
  now: Date;
  requestId: string;
  ip: string;
  userAgent: string;
  log: Logger;
  /** A request header, lower-case; undefined in-process. */
  header(name: string): string | undefined;
  /** Sets a header of the answer; nothing in-process. */
  setHeader(name: string, value: string | string[]): void;
  /** The body of a `raw` endpoint as it comes in; nothing of it has been read. */
  bytes?: Readable;
  /** Tells the page cache what this answer was made from (`post:<id>`), so that a change evicts it. */
  dependsOn(tag: string): void;
  /** Tells the page cache that this answer is stale from that moment on (a deadline). */
  freshUntil(moment: Date): void;
}

/** The session, where the endpoint's `who` has already refused visitors. */
export function signedIn(ctx: Ctx): SignedIn {
  if (!ctx.actor) throw appError('SESSION_EXPIRED');
  return ctx.actor;
}

/** The seeker who asks. */
export function seeker(ctx: Ctx): SignedIn & { joberId: string } {
  const actor = signedIn(ctx);
  if (!actor.joberId) throw appError('FORBIDDEN');
  return { ...actor, joberId: actor.joberId };
}

/** The recruiter who asks, with the membership by which they act. */
export function member(ctx: Ctx): SignedIn & { member: Membership } {
  const actor = signedIn(ctx);
  if (!actor.member) throw appError('FORBIDDEN');
  return { ...actor, member: actor.member };
}
