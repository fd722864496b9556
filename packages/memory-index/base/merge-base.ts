import type { Definition, Document } from '../definition.ts';
import { compare, type Rank } from '../query/ranking.ts';
import { copyTable } from '../query/terms.ts';
import type { NewDocument } from '../view.ts';
import type { Base } from './base.ts';
import { BaseBuilder } from './base-builder.ts';
import { type Fields, listAt } from './columns.ts';
import { chunkBits, chunkSize, listOf } from './containers.ts';

export type Added<F extends Fields> = Omit<NewDocument<F>, 'lexemes'>;

/** Builds a new base from the remaining documents of an old one and new documents. */
export function mergeBase<F extends Fields>(
  definition: Definition<F>,
  old: Base<F>,
  gone: Uint32Array,
  added: readonly Added<F>[],
): Base<F> {
  const builder = new BaseBuilder(definition, old.seed, old.size + added.length, copyTable(old.terms));
  const status = ({ numbers, id }: Document<F>): Rank => ({ keys: [numbers[old.first]], id });
  const waiting = [...added].sort((one, other) => compare(status(one), status(other)));
  const documentIn = documentsOf(definition, old);
  const order: ArrayLike<number> = old.numbers[old.first];
  const standingIn = (doc: number): Rank => ({ keys: [order[doc] as number], id: old.ids[doc] as bigint });
  const lows = new Uint16Array(chunkSize);
  /** The new position of each document of the old chunk; -1 if it was removed. */
  const places = new Int32Array(chunkSize);
  let [doc, next] = [0, 0];
  let size = 0;
  const put = (document: Added<F>) => {
    builder.add(document);
    for (let at = 0; at < document.hashes.length; at += 2) {
      builder.lexeme(document.hashes[at] as number, document.hashes[at + 1] as number);
    }
    size += 1;
  };
  const isNext = () => {
    const document = waiting[next];
    return document !== undefined && (doc >= old.size || compare(status(document), standingIn(doc)) < 0);
  };
  while (doc < old.size || next < waiting.length) {
    // Until the old chunk or the new chunk ends.
    const first = doc;
    places.fill(-1);
    const chunk = doc >> chunkBits;
    const room = chunkSize - (size % chunkSize);
    const full = size + room;
    const end = Math.min(old.size, (chunk + 1) << chunkBits);
    for (;;) {
      if (size === full) break;
      if (isNext()) {
        put(waiting[next] as Added<F>);
        next += 1;
      } else if (doc < end) {
        if (((gone[doc >> 5] as number) >>> (doc & 31)) & 1) {
          doc += 1;
          continue;
        }
        builder.add(documentIn(doc));
        places[doc & (chunkSize - 1)] = size;
        size += 1;
        doc += 1;
      } else break;
    }
    if (doc > first) carry(builder, old, chunk, places, lows);
  }
  return builder.finish();
}

/** Copies the lexemes of the documents taken over from a chunk. */
function carry<F extends Fields>(
  builder: BaseBuilder<F>,
  old: Base<F>,
  chunk: number,
  places: Int32Array,
  lows: Uint16Array,
): void {
  const { containers, starts } = old;
  for (let term = 0; term < old.terms.size; term += 1) {
    for (let at = starts[term] as number; at < (starts[term + 1] as number); at += 1) {
      if (containers.chunk[at] !== chunk) continue;
      const count = listOf(
        lows,
        old.chunks[chunk] as Base<F>['chunks'][number],
        containers.offset[at] as number,
        (containers.last[at] as number) + 1,
      );
      for (let one = 0; one < count; one += 1) {
        const place = places[lows[one] as number] as number;
        if (place >= 0) builder.have(term, place);
      }
    }
  }
}

/** Returns the documents of a base in the form in which they were added. */
function documentsOf<F extends Fields>(definition: Definition<F>, { ids, numbers, texts, lists }: Base<F>) {
  const names = Object.keys(definition.numbers) as F['number'][];
  return (doc: number): Document<F> => ({
    id: ids[doc] as bigint,
    numbers: Object.fromEntries(names.map((name) => [name, numbers[name][doc]])) as Document<F>['numbers'],
    texts: Object.fromEntries(
      definition.texts.map((name) => [name, texts[name].values[texts[name].of[doc] as number]]),
    ) as Document<F>['texts'],
    lists: Object.fromEntries(
      definition.lists.map((name) => [name, listAt(lists[name], doc)] as const),
    ) as unknown as Document<F>['lists'],
  });
}
