import type { z } from 'zod';
import type { MemberRole, OperatorRole } from './actor.ts';

/**
 * Who may call. Checked before the handler runs; rights on one object are checked by the domain's `policy.ts`.
 * - `onboarding`: any session, also one that only certifies a company
 * - `member`: an active member of a company in whatever state
 * - `recruiter`: an active member of an approved company; others get the 409 of their company's state
 */
export type Caller = 'anyone' | 'onboarding' | 'account' | 'seeker' | 'member' | 'recruiter' | 'operator';

export interface Endpoint {
  access: Caller;
  /** Restricts company members to these roles; the owner is always allowed. */
  members?: readonly MemberRole[];
  /** Restricts operators to these roles; `super` is always allowed. */
  operators?: readonly OperatorRole[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file of any content type; the handler reads the bytes from `ctx.bytes` and enforces its limit. */
  raw?: true;
  /** Content type of a 2xx body that is a file instead of JSON; the handler returns a `FileAnswer`. */
  produces?: string;
  /** Shape of the 2xx body; absent means 204. Fields that it does not name are stripped. */
  returns?: z.ZodType;
  /** A GET of the seed that writes: rejects cross-site, prefetch and navigation requests, and is never cached. */
  effectful?: boolean;
  /** Reads public data only, so a replica with a small lag may answer, provided that it has replayed the caller's own writes. */
  replicaSafe?: true;
  /** Many documents show the same answer: the server keeps it for them. */
  shared?: true;
  /** Accepts `Idempotency-Key`: the same key and body return the first result. */
  idempotent?: boolean;
  /** May also answer 204, beside `returns`. */
  maybeEmpty?: boolean;
}

/** What everybody may read, of public data only. */
export const publicRead = { access: 'anyone', replicaSafe: true } as const;

/** The owner of a company alone, whatever its state. */
export const owners = { access: 'member', members: [] } as const;
export const recruiters = { access: 'recruiter', members: ['recruiter'] } as const;
export const financeMembers = { access: 'recruiter', members: ['finance'] } as const;
export const contentOperators = { access: 'operator', operators: ['content'] } as const;
export const reviewOperators = { access: 'operator', operators: ['review'] } as const;
export const supportOperators = { access: 'operator', operators: ['support'] } as const;
export const financeOperators = { access: 'operator', operators: ['finance'] } as const;

/** The answer of an endpoint with `produces`: the file, and the name to save it under. */
export interface FileAnswer {
  name: string;
  bytes: Uint8Array;
}

/** `"METHOD /path/:param"` → endpoint. */
export type EndpointTable = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>;

type Part<E, P extends 'params' | 'query' | 'body'> = E extends { [K in P]: infer S extends z.ZodType } ? S : never;
type InputPart<E, P extends 'params' | 'query' | 'body'> = [Part<E, P>] extends [never]
  ? unknown
  : Record<never, never> extends z.input<Part<E, P>>
    ? { [K in P]?: z.input<Part<E, P>> }
    : { [K in P]: z.input<Part<E, P>> };
type OutputPart<E, P extends 'params' | 'query' | 'body'> = [Part<E, P>] extends [never]
  ? { [K in P]: undefined }
  : { [K in P]: z.output<Part<E, P>> };

type RawPart<E> = E extends { raw: true } ? { body: Blob | Uint8Array<ArrayBuffer> } : unknown;

/** What a caller sends. */
export type InputOf<E> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'> & RawPart<E>;
/** What a handler receives, parsed. */
export type ParsedOf<E> = OutputPart<E, 'params'> & OutputPart<E, 'query'> & OutputPart<E, 'body'>;

/** The parsed query of an endpoint, for the function that answers it. */
export type QueryOf<T, K extends keyof T> = ParsedOf<T[K]>['query'];
/** The parsed body of an endpoint. */
export type BodyOf<T, K extends keyof T> = ParsedOf<T[K]>['body'];

type Returned<E> = E extends { returns: infer S extends z.ZodType } ? S : never;
type Empty<E> = E extends { maybeEmpty: true } ? null : never;

/** What a handler returns; the schema strips and checks it. */
export type ResultOf<E> = E extends { produces: string }
  ? FileAnswer
  : [Returned<E>] extends [never]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer is a plain async function
      void
    : z.input<Returned<E>> | Empty<E>;
/** What a caller receives. */
export type AnswerOf<E> = E extends { produces: string }
  ? Blob
  : [Returned<E>] extends [never]
    ? null
    : z.output<Returned<E>> | Empty<E>;
