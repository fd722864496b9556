import { Numbered } from '../query/numbered.ts';
import type { ListColumn } from './columns.ts';

type Own = Uint32Array<ArrayBuffer>;

/** Makes room for one more number at the end of a list, in place while there is capacity. */
function grown(list: Own, size: number): Own {
  if (size < list.length) return list;
  const larger = new Uint32Array(list.length * 2);
  larger.set(list);
  return larger;
}

const shared = (list: Uint32Array): Uint32Array<SharedArrayBuffer> => {
  const made = new Uint32Array(new SharedArrayBuffer(list.byteLength));
  made.set(list);
  return made;
};

const sharedHalves = (list: Uint32Array): Uint16Array<SharedArrayBuffer> => {
  const made = new Uint16Array(new SharedArrayBuffer(list.length * 2));
  made.set(list);
  return made;
};

/** Builds a list column, one document after the other. */
export class ListBuilder {
  readonly #numbered = new Numbered();
  #starts: Own = new Uint32Array(1 << 10);
  #of: Own = new Uint32Array(1 << 10);
  #documents = 0;
  #size = 0;

  add(texts: readonly string[]): void {
    for (const text of texts) {
      this.#of = grown(this.#of, this.#size);
      this.#of[this.#size] = this.#numbered.of(text);
      this.#size += 1;
    }
    this.#documents += 1;
    this.#starts = grown(this.#starts, this.#documents);
    this.#starts[this.#documents] = this.#size;
  }

  finish(): ListColumn {
    const { values } = this.#numbered;
    const of = this.#of.subarray(0, this.#size);
    return {
      starts: shared(this.#starts.subarray(0, this.#documents + 1)),
      of: values.length > 0x10000 ? shared(of) : sharedHalves(of),
      values,
    };
  }
}
