import type { Base } from './base.ts';
import { BaseBuilder } from './base-builder.ts';
import { chunkBits, chunkSize, listOf } from './containers.ts';
import type { Document } from './document.ts';
import { inTime, type Standing } from './hits.ts';
import { copyTable } from './terms.ts';
import type { NewDocument } from './view.ts';

export type Added = Omit<NewDocument, 'lexemes'>;

/** A base of what is left of an old one, and new documents. */
export function mergeBase(old: Base, gone: Uint32Array, added: readonly Added[]): Base {
  const builder = new BaseBuilder(old.seed, old.size + added.length, copyTable(old.terms));
  const standing = ({ refreshedAt, id }: Document): Standing => ({ at: refreshedAt, id, month: 0 });
  const waiting = [...added].sort((one, other) => inTime(standing(one), standing(other)));
  const lows = new Uint16Array(chunkSize);
  /** Where each document of the old chunk stands now, -1 where it is gone. */
  const places = new Int32Array(chunkSize);
  let [doc, next] = [0, 0];
  let size = 0;
  const put = (document: Added) => {
    builder.add(document);
    for (let at = 0; at < document.hashes.length; at += 2) {
      builder.lexeme(document.hashes[at] as number, document.hashes[at + 1] as number);
    }
    size += 1;
  };
  const isNext = () => {
    const document = waiting[next];
    return (
      document !== undefined && (doc >= old.size || inTime(standing(document), standing(documentIn(old, doc))) < 0)
    );
  };
  while (doc < old.size || next < waiting.length) {
    // As far as the old chunk and the new one go together.
    const first = doc;
    places.fill(-1);
    const chunk = doc >> chunkBits;
    const room = chunkSize - (size % chunkSize);
    const full = size + room;
    const end = Math.min(old.size, (chunk + 1) << chunkBits);
    for (;;) {
      if (size === full) break;
      if (isNext()) {
        put(waiting[next] as Added);
        next += 1;
      } else if (doc < end) {
        if (((gone[doc >> 5] as number) >>> (doc & 31)) & 1) {
          doc += 1;
          continue;
        }
        builder.add(documentIn(old, doc));
        places[doc & (chunkSize - 1)] = size;
        size += 1;
        doc += 1;
      } else break;
    }
    if (doc > first) carry(builder, old, chunk, places, lows);
  }
  return builder.finish();
}

/** Lexemes of documents that were taken over from a chunk. */
function carry(builder: BaseBuilder, old: Base, chunk: number, places: Int32Array, lows: Uint16Array): void {
  const { containers, starts } = old;
  for (let term = 0; term < old.terms.size; term += 1) {
    for (let at = starts[term] as number; at < (starts[term + 1] as number); at += 1) {
      if (containers.chunk[at] !== chunk) continue;
      const count = listOf(
        lows,
        old.chunks[chunk] as Base['chunks'][number],
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

function documentIn({ columns, kinds }: Base, doc: number): Document {
  const pay = kinds.pays[columns.pay[doc] as number];
  const place = kinds.places[columns.place[doc] as number];
  const work = kinds.works[columns.work[doc] as number];
  return {
    id: columns.ids[doc] as bigint,
    refreshedAt: columns.refreshedAt[doc] as number,
    deadline: columns.deadline[doc] as number,
    monthMin: pay?.least ?? -1,
    monthMax: pay?.most ?? -1,
    city: place?.city ?? 0,
    region: place?.region ?? 0,
    stages: work?.stages ?? '0',
    subjects: work?.subjects ?? '0',
    tenure: columns.tenure[doc] as number,
    education: columns.education[doc] as number,
  };
}
