const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

interface Options {
  /** How long ids are collected before they are sent. */
  ms: number;
  /** Maximum number of ids in one message. */
  most: number;
  send(topic: string, ids: string[]): Promise<void>;
}

/** Collects ids by topic, each id once, and sends them together. */
export class Batcher {
  readonly #options: Options;
  #ids = new Map<string, Set<string>>();
  #next: Promise<void> | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves once these ids were sent, or could not be; unsent ids go with the next batch. */
  add(topic: string, ids: readonly string[]): Promise<void> {
    const own = this.#ids.get(topic) ?? new Set();
    this.#ids.set(topic, own);
    for (const id of ids) own.add(id);
    this.#next ??= this.#running.then(() => wait(this.#options.ms)).then(() => this.flush());
    return this.#next;
  }

  /** Sends what was collected, after the batch in progress. */
  flush(): Promise<void> {
    this.#running = this.#running.then(() => this.#send());
    return this.#running;
  }

  async #send(): Promise<void> {
    const taken = this.#ids;
    this.#ids = new Map();
    this.#next = null;
    const { most, send } = this.#options;
    for (const [topic, all] of taken) {
      const ids = [...all];
      for (let from = 0; from < ids.length; from += most) {
        const some = ids.slice(from, from + most);
        await send(topic, some).catch(() => this.#keep(topic, some));
      }
    }
  }

  #keep(topic: string, ids: readonly string[]): void {
    this.#ids.set(topic, new Set([...(this.#ids.get(topic) ?? []), ...ids]));
  }
}
