import type { Ctx } from './context.ts';

const read = new WeakMap<Ctx, Map<string, Promise<unknown>>>();

/**
 * Reads a thing once for all the calls of one context: those behind a page ask for the same post or company. Only for
 * calls that read; what is written in between would not be seen.
 */
export function readOnce<T>(ctx: Ctx, key: string, load: () => Promise<T>): Promise<T> {
  const own = read.get(ctx) ?? new Map<string, Promise<unknown>>();
  read.set(ctx, own);
  const found = own.get(key) ?? load();
  own.set(key, found);
  return found as Promise<T>;
}
