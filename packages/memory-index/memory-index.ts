import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { bytesOfBase } from './base/base.ts';
import type { Fields } from './base/columns.ts';
import { readDocuments, readPresent } from './base/read-documents.ts';
import { type Result, type Running, runTask, type Task } from './base/worker-task.ts';
import type { Definition } from './definition.ts';
import { changesSince, lastChange, type Moment } from './feed.ts';
import type { Source } from './source.ts';
import { type NewDocument, replace, type View, viewOf } from './view.ts';

interface Log {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
}

export interface MemoryOptions {
  source: Source;
  maxBytes: number;
  log: Log;
  /** Each search checks new documents one by one: from this number on, a new base is built. */
  mergedFrom?: number;
}

interface IndexOptions<F extends Fields> extends MemoryOptions {
  definition: Definition<F>;
}

/**
 * Maximum number of changed rows that are read before an answer. Beyond it, removed rows are dropped before the answer, and the
 * others are read in batches meanwhile.
 */
const atOnce = 300;
const wait = { retry: 30_000, quiet: 2_000, poll: 60_000 } as const;

/**
 * In-memory index of a table's rows. Before each answer it queries PostgreSQL for changes since the previous query and reads the
 * changed rows. After a burst of changes, it applies the latest ones and removes deleted rows before answering, and reads the
 * rest in batches in the background; until then those rows are found in their old version.
 */
export class MemoryIndex<F extends Fields> {
  readonly #options: IndexOptions<F>;
  readonly #seed = randomInt(2 ** 32 - 1);
  #view: View<F> | null = null;
  /** Everything visible at this moment is in the view. */
  #moment: Moment = { snapshot: '', started: '' };
  /** Rows of a burst that have not been read yet. */
  readonly #pending = new Set<string>();
  #isCatchingUp = false;
  /** True once the index has loaded, or if it never can. */
  #isReady = false;
  #isStopped = false;
  /** Rows changed while a new base is being built from the view. */
  #changedSince: Set<bigint> | null = null;
  #running: Running<F> | null = null;
  #asked: Promise<View<F> | null> = Promise.resolve(null);
  #next: Promise<View<F> | null> | null = null;
  #work: Promise<unknown> = Promise.resolve();
  readonly #ending = new AbortController();

  constructor(options: IndexOptions<F>) {
    this.#options = options;
  }

  /** Starts loading in the background. */
  start(): void {
    this.#work = this.#load();
    const poll = async () => {
      while (!this.#isStopped) {
        await this.#pause(wait.poll);
        await this.#current().catch(() => null);
      }
    };
    void poll();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#ending.abort();
    await this.#running?.stop();
    await this.#work;
    this.#view = null;
  }

  /** Whether this node answers as well as it can: its rows have loaded once, or it leaves them to PostgreSQL permanently. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether the index is loaded and has read every change it knows of. Tests wait for this. */
  get isLoaded(): boolean {
    return this.#view !== null && this.#pending.size === 0;
  }

  /** Size of the base in bytes. */
  get bytes(): number {
    return this.#view ? bytesOfBase(this.#view.base) : 0;
  }

  /**
   * A view of everything committed so far; null if PostgreSQL must answer: inside a transaction, on a replica, and while rows are
   * loading.
   */
  async view(db: object): Promise<View<F> | null> {
    if (db !== this.#options.source.db) return null;
    return this.#current().catch((error: unknown) => {
      const { log, definition } = this.#options;
      log.warn({ err: error }, `the memory of ${definition.name} could not look for changes`);
      return null;
    });
  }

  /**
   * A caller that arrives during a check for changes waits for the next check: the current one may have started before the
   * caller's own write.
   */
  #current(): Promise<View<F> | null> {
    if (this.#view === null) return Promise.resolve(null);
    this.#next ??= this.#asked
      .catch(() => null)
      .then(() => {
        this.#next = null;
        this.#asked = this.#look();
        return this.#asked;
      });
    return this.#next;
  }

  async #look(): Promise<View<F> | null> {
    if (this.#view === null) return null;
    const { isLost, ids, ...moment } = await changesSince(this.#options.source, this.#options.definition, this.#moment);
    if (isLost || ids.includes('0')) return this.#reload();
    if (ids.length > atOnce) await this.#postpone(ids);
    else if (ids.length > 0) await this.#apply(ids);
    this.#moment = moment;
    this.#mergeIfLarge();
    return this.#view;
  }

  async #apply(ids: readonly string[]): Promise<void> {
    const { definition, source } = this.#options;
    const documents = await readDocuments(definition, source, ids, this.#seed);
    for (const text of ids) this.#replace(text, documents.get(BigInt(text)) ?? null);
  }

  #replace(text: string, document: NewDocument<F> | null): void {
    this.#pending.delete(text);
    if (this.#view === null) return;
    const id = BigInt(text);
    replace(this.#view, id, document);
    this.#changedSince?.add(id);
  }

  /** Removes deleted rows and queues the rest to be read in batches. */
  async #postpone(ids: readonly string[]): Promise<void> {
    const { definition, source } = this.#options;
    const there = await readPresent(definition, source, ids);
    for (const id of ids) {
      if (there.has(id)) this.#pending.add(id);
      else this.#replace(id, null);
    }
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    this.#work = Promise.all([this.#work, this.#catchUp()]);
  }

  /**
   * Reads the pending rows in batches. A row that a search has read since its batch was requested is newer and is left unchanged.
   */
  async #catchUp(): Promise<void> {
    const { definition, source } = this.#options;
    try {
      while (this.#pending.size > 0 && !this.#isStopped) {
        const ids = [...this.#pending].slice(0, atOnce);
        const documents = await readDocuments(definition, source, ids, this.#seed);
        for (const id of ids) if (this.#pending.has(id)) this.#replace(id, documents.get(BigInt(id)) ?? null);
        this.#mergeIfLarge();
        await setImmediate();
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isCatchingUp = false;
    }
  }

  /** Reloads all rows once bulk writing has stopped. */
  #reload(): null {
    this.#view = null;
    this.#pending.clear();
    this.#work = this.#work
      .then(() => this.#running?.stop())
      .then(() => this.#untilQuiet())
      .then(() => this.#load());
    return null;
  }

  async #untilQuiet(): Promise<void> {
    const { source, definition } = this.#options;
    const last = () => lastChange(source, definition).catch(() => null);
    for (let before = await last(); !this.#isStopped; ) {
      await this.#pause(wait.quiet);
      const now = await last();
      if (now === before) return;
      before = now;
    }
  }

  async #load(): Promise<void> {
    const { source, maxBytes, log, definition } = this.#options;
    const began = performance.now();
    try {
      const result = await this.#run({ kind: 'load', url: source.url, seed: this.#seed, maxBytes });
      if (result === null) return;
      if ('isTooLarge' in result) return this.#giveUp();
      if (!('moment' in result)) return;
      this.#moment = result.moment;
      this.#view = viewOf(result.base);
      this.#isReady = true;
      const seconds = Number(((performance.now() - began) / 1_000).toFixed(1));
      const megabytes = Math.round(bytesOfBase(result.base) / 2 ** 20);
      log.info(
        { [definition.name]: result.base.size, megabytes, seconds },
        `${definition.name} are searched in memory`,
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  #mergeIfLarge(): void {
    const view = this.#view;
    if (view === null || this.#changedSince !== null || view.added.size < (this.#options.mergedFrom ?? 1_000)) return;
    this.#changedSince = new Set();
    this.#work = this.#merge(view);
  }

  async #merge(view: View<F>): Promise<void> {
    try {
      const added = [...view.added.values()].map(({ lexemes: _, ...document }) => document);
      const { maxBytes } = this.#options;
      const result = await this.#run({ kind: 'merge', base: view.base, gone: view.gone.slice(), added, maxBytes });
      if (result === null || this.#view !== view) return;
      if ('isTooLarge' in result) return this.#giveUp();
      const merged = viewOf(result.base);
      for (const id of this.#changedSince ?? []) replace(merged, id, view.added.get(id) ?? null);
      this.#view = merged;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#changedSince = null;
    }
  }

  async #run(task: Task<F>): Promise<Result<F> | null> {
    if (this.#isStopped) return null;
    this.#running = runTask(this.#options.definition.worker, task);
    try {
      return await this.#running.result;
    } finally {
      await this.#running?.stop();
      this.#running = null;
    }
  }

  #giveUp(): void {
    this.#view = null;
    this.#isReady = true;
    const { maxBytes, log, definition } = this.#options;
    const megabytes = Math.round(maxBytes / 2 ** 20);
    log.warn(
      { megabytes },
      `${definition.name} would take more memory than ${definition.setting}: PostgreSQL answers searches`,
    );
  }

  /** PostgreSQL answers until the next attempt. */
  #fail(error: unknown): void {
    this.#view = null;
    this.#pending.clear();
    if (this.#isStopped) return;
    const { log, definition } = this.#options;
    log.warn({ err: error }, `the memory of ${definition.name} failed`);
    this.#work = this.#pause(wait.retry).then(() => this.#load());
  }

  async #pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.#ending.signal, ref: false }).catch(() => undefined);
  }
}
