import type { Endpoint, ParsedOf, ResultOf } from '#contract/endpoint.ts';
import type { Ctx } from './context.ts';
import { parseInput, type RawInput } from './parse.ts';
import { guard } from './protect/guard.ts';
import { once } from './protect/idempotency.ts';

/** The functions that answer a table of endpoints. */
export type Handlers<T> = { [K in keyof T]: (ctx: Ctx, input: ParsedOf<T[K]>) => Promise<ResultOf<T[K]>> };

type AnyHandler = (ctx: Ctx, input: never) => Promise<unknown>;

export interface Endpoints {
  table: Record<string, Endpoint>;
  /** Runs one call from raw input to checked answer, for HTTP and server rendering alike. */
  run(key: string, raw: RawInput, ctx: Ctx): Promise<unknown>;
}

/**
 * Binds endpoints to handlers. A call reads as its guards in order: who, input, once, act, present.
 * `secret` seals the answers that are kept for retries. The answer passes the endpoint's schema, so a field that the contract does not name never leaves the server.
 */
export function bindEndpoints<T extends Record<string, Endpoint>>(
  table: T,
  handlers: Handlers<T>,
  secret: Buffer,
): Endpoints {
  const run = async (key: string, raw: RawInput, ctx: Ctx): Promise<unknown> => {
    const endpoint = table[key];
    const handler = handlers[key] as AnyHandler | undefined;
    if (!endpoint || !handler) throw new Error(`no endpoint ${key}`);
    guard(endpoint, ctx.actor);
    const input = parseInput(endpoint, raw);
    const act = async (inner: Ctx) => present(endpoint, await handler(inner, input as never));
    if (endpoint.replicaSafe && ctx.readOn) return ctx.readOn((db) => act(withDatabase(ctx, db)));
    return endpoint.idempotent ? once({ name: key, secret }, input, ctx, act) : act(ctx);
  };
  return { table, run };
}

const onReplica = new WeakMap<Ctx, Ctx>();

/** The same call on another database. All calls of a page share one context, so that they read shared data once. */
function withDatabase(ctx: Ctx, db: Ctx['db']): Ctx {
  if (db === ctx.db) return ctx;
  const known = onReplica.get(ctx) ?? { ...ctx, db };
  onReplica.set(ctx, known);
  return known;
}

function present(endpoint: Endpoint, result: unknown): unknown {
  if (endpoint.produces) return result;
  if (!endpoint.returns || result === null || result === undefined) return null;
  return endpoint.returns.parse(result);
}
