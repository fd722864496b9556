import type { PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoTransaction } from './demo-transaction.ts';

/**
 * Collects rows of several tables and writes them together, parents first. While a batch travels the next one is made:
 * at most two are in memory, however large the load.
 */
export class Batch<T extends Record<string, PgTable>> {
  private readonly tx: DemoTransaction;
  private readonly tables: T;
  private readonly rows = new Map<string, unknown[]>();
  private writing: Promise<void> = Promise.resolve();

  /** `tables` in the order they must be written in. */
  constructor(tx: DemoTransaction, tables: T) {
    this.tx = tx;
    this.tables = tables;
    for (const name of Object.keys(tables)) this.rows.set(name, []);
  }

  add<K extends keyof T & string>(name: K, ...rows: readonly T[K]['$inferInsert'][]): void {
    this.rows.get(name)?.push(...rows);
  }

  /** Waits for the last batch, then sends this one without waiting for it. */
  async send(): Promise<void> {
    await this.writing;
    const taken = Object.keys(this.tables).map((name) => [name, this.rows.get(name) ?? []] as const);
    for (const name of Object.keys(this.tables)) this.rows.set(name, []);
    this.writing = this.write(taken);
    // A failure is met by the next `send` or by `end`, never as an unhandled rejection.
    this.writing.catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.send();
    await this.writing;
  }

  private async write(taken: readonly (readonly [string, unknown[]])[]): Promise<void> {
    for (const [name, rows] of taken) {
      const table = this.tables[name] as PgTable;
      await bulkInsert(this.tx, table, rows as PgTable['$inferInsert'][]);
    }
  }
}
