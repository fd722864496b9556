import type { z } from 'zod';
import type { MemberRole, OperatorRole } from './actor.ts';

/**
 * Who may call. The check stands before the handler; rights on one object are the domain's `policy.ts`.
 * - `onboarding`: any session, also one that only certifies a company
 * - `member`: an active member of a company in whatever state
 * - `recruiter`: an active member of an approved company; the others get the 409 of their company's state
 */
export type Caller = 'anyone' | 'onboarding' | 'account' | 'seeker' | 'member' | 'recruiter' | 'operator';

export interface Endpoint {
  access: Caller;
  /** Of a company's members only these roles; its owner always may. */
  members?: readonly MemberRole[];
  /** Of operators only these roles; `super` always may. */
  operators?: readonly OperatorRole[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file's bytes, of whatever content type; the handler reads them from `ctx.bytes` and limits them. */
  raw?: true;
  /** The content type of the 2xx body, which is a file and no JSON: the handler gives back a `FileAnswer`. */
  produces?: string;
  /** The shape of the 2xx body; absent means 204. Fields that it does not name never leave the server. */
  returns?: z.ZodType;
  /** A GET of the seed that writes: refuses cross-site, prefetching and navigating requests, and is never cached. */
  effectful?: boolean;
  /**
   * Reads only, and what it reads everyone sees: a replica that is a moment behind may answer, though never one that lacks
   * what the caller wrote.
   */
  replicaSafe?: true;
  /** Takes `Idempotency-Key`: the same key and body answers the first result. */
  idempotent?: boolean;
  /** An empty answer (204) is possible beside `returns`. */
  maybeEmpty?: boolean;
}

/** What an endpoint with `sends` answers: the file, and the name to save it under. */
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

type Returned<E> = E extends { returns: infer S extends z.ZodType } ? S : never;
type Empty<E> = E extends { maybeEmpty: true } ? null : never;

/** What a handler gives back; the schema strips and checks it. */
export type ResultOf<E> = E extends { produces: string }
  ? FileAnswer
  : [Returned<E>] extends [never]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer is a plain async function
      void
    : z.input<Returned<E>> | Empty<E>;
/** What a caller gets. */
export type AnswerOf<E> = E extends { produces: string }
  ? Blob
  : [Returned<E>] extends [never]
    ? null
    : z.output<Returned<E>> | Empty<E>;
