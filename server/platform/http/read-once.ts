import type { Ctx } from './context.ts';

const read = new WeakMap<Ctx, Map<string, Promise<unknown>>>();

/**
 * Reads a value once for all calls of one context: the calls behind a page request the same post or company. Only for calls that
 * read; later writes are not seen.
 */
export function readOnce<T>(ctx: Ctx, key: string, load: () => Promise<T>): Promise<T> {
  const own = read.get(ctx) ?? new Map<string, Promise<unknown>>();
  read.set(ctx, own);
  const found = own.get(key) ?? load();
  own.set(key, found);
  return found as Promise<T>;
}
