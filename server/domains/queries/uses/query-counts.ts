import type { QueryUse } from '#contract/queries/queries.ts';

/** How often a query had a use on a day. */
export interface QueryCount {
  day: string;
  query: string;
  use: QueryUse;
  detail: string;
  n: number;
}

type QueryEvent = Omit<QueryCount, 'n'>;

/** Distinct counts between two flushes; further ones are dropped, so that made-up queries cannot fill the table. */
const most = 500;

/** Counts in memory, by day, query, use and detail; each visitor once between two flushes. */
export class QueryCounts {
  #counts = new Map<string, QueryCount>();
  #counted = new Set<string>();

  add(event: QueryEvent, visitor: string): void {
    const key = JSON.stringify([event.day, event.query, event.use, event.detail]);
    const own = `${visitor} ${key}`;
    const known = this.#counts.get(key);
    if (this.#counted.has(own) || (!known && this.#counts.size >= most)) return;
    this.#counted.add(own);
    if (known) known.n += 1;
    else this.#counts.set(key, { ...event, n: 1 });
  }

  /** What was counted since the last call. */
  take(): QueryCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    this.#counted = new Set();
    return taken;
  }
}
