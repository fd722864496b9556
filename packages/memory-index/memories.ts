import type { Fields } from './base/columns.ts';
import type { Definition } from './definition.ts';
import { MemoryIndex, type MemoryOptions } from './memory-index.ts';
import type { View } from './view.ts';

interface Opened {
  isReady: boolean;
  view(db: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** The indexes in memory of a process. */
export class Memories {
  readonly #indexes = new Map<string, Opened>();

  /** Opens an index and loads it in the background. */
  open<F extends Fields>(definition: Definition<F>, options: MemoryOptions): MemoryIndex<F> {
    const index = new MemoryIndex({ ...options, definition });
    this.#indexes.set(definition.name, index);
    index.start();
    return index;
  }

  /** The current content of an index; null if PostgreSQL must answer, as it does for one that was not opened. */
  async view<F extends Fields>(definition: Definition<F>, db: object): Promise<View<F> | null> {
    const view = await this.#indexes.get(definition.name)?.view(db);
    return (view ?? null) as View<F> | null;
  }

  /** Whether all indexes of this node are ready, so that it answers searches as well as it can. */
  get isReady(): boolean {
    return [...this.#indexes.values()].every((index) => index.isReady);
  }

  stop(): Promise<unknown> {
    return Promise.all([...this.#indexes.values()].map((index) => index.stop()));
  }
}
