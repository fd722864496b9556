import type { Definition, Document, SecondOrder } from '../definition.ts';
import { Numbered } from '../query/numbered.ts';
import type { Base } from './base.ts';
import type { ColumnsOf, Fields, NumberColumn, TextColumn } from './columns.ts';
import { ListBuilder } from './list-builder.ts';

const values = 1 << 16;

/** Sorts numbers in place, ascending, by their 16-bit digits (radix sort). The sort is stable. */
function inOrder<Order extends Uint32Array>(order: Order, digits: readonly ((of: number) => number)[]): Order {
  const sorted = new Uint32Array(order.length);
  for (const digit of digits) {
    const places = new Uint32Array(values + 1);
    for (const one of order) {
      const next = digit(one) + 1;
      places[next] = (places[next] as number) + 1;
    }
    for (let value = 0; value < values; value += 1)
      places[value + 1] = (places[value + 1] as number) + (places[value] as number);
    for (const one of order) {
      const value = digit(one);
      const place = places[value] as number;
      sorted[place] = one;
      places[value] = place + 1;
    }
    order.set(sorted);
  }
  return order;
}

const shared = {
  i64: (count: number) => new BigInt64Array(new SharedArrayBuffer(count * 8)),
  f64: (count: number) => new Float64Array(new SharedArrayBuffer(count * 8)),
  i32: (count: number) => new Int32Array(new SharedArrayBuffer(count * 4)),
  u32: (count: number) => new Uint32Array(new SharedArrayBuffer(count * 4)),
  u16: (count: number) => new Uint16Array(new SharedArrayBuffer(count * 2)),
  u8: (count: number) => new Uint8Array(new SharedArrayBuffer(count)),
};

interface TextUnderWay {
  of: Uint32Array<SharedArrayBuffer>;
  numbered: Numbered;
}

/** Columns with a fixed capacity. */
interface Growing<F extends Fields> {
  ids: BigInt64Array<SharedArrayBuffer>;
  numbers: Record<F['number'], NumberColumn>;
  texts: Record<F['text'], TextUnderWay>;
}

const sixteenBits = 1 << 16;
/** Maps values to whole numbers from 0 on, of 48 bits, the highest value first. */
const highest = 2 ** 47 - 1;

/** Builds columns from documents that are added in first order. */
export class ColumnsBuilder<F extends Fields> {
  size = 0;
  readonly #definition: Definition<F>;
  readonly #numberNames: readonly F['number'][];
  readonly #lists: Record<F['list'], ListBuilder>;
  #columns: Growing<F>;
  #capacity: number;

  constructor(definition: Definition<F>, expected: number) {
    this.#definition = definition;
    this.#numberNames = Object.keys(definition.numbers) as F['number'][];
    this.#lists = recordOf(definition.lists, () => new ListBuilder());
    this.#capacity = Math.max(64, expected);
    this.#columns = this.#made(this.#capacity);
  }

  #made(count: number, old?: Growing<F>): Growing<F> {
    const { numbers, texts } = this.#definition;
    return {
      ids: shared.i64(count),
      numbers: recordOf(this.#numberNames, (name): NumberColumn => shared[numbers[name]](count)),
      texts: recordOf(texts, (name) => ({
        of: shared.u32(count),
        numbered: old?.texts[name].numbered ?? new Numbered(),
      })),
    };
  }

  #resized(count: number): Growing<F> {
    const old = this.#columns;
    const made = this.#made(count, old);
    const stored = Math.min(count, this.size);
    made.ids.set(old.ids.subarray(0, stored));
    for (const name of this.#numberNames) made.numbers[name].set(old.numbers[name].subarray(0, stored));
    for (const name of this.#definition.texts) made.texts[name].of.set(old.texts[name].of.subarray(0, stored));
    return made;
  }

  add({ id, numbers, texts, lists }: Document<F>): void {
    if (this.size === this.#capacity) {
      this.#capacity *= 2;
      this.#columns = this.#resized(this.#capacity);
    }
    const columns = this.#columns;
    const at = this.size;
    columns.ids[at] = id;
    for (const name of this.#numberNames) columns.numbers[name][at] = numbers[name];
    for (const name of this.#definition.texts) {
      const { of, numbered } = columns.texts[name];
      of[at] = numbered.of(texts[name]);
    }
    for (const name of this.#definition.lists) this.#lists[name].add(lists[name]);
    this.size += 1;
  }

  finish(): ColumnsOf<F> & Pick<Base<F>, 'byId' | 'orders'> {
    const { size } = this;
    const { ids, numbers, texts } = this.#resized(size);
    const columns = {
      ids,
      numbers,
      texts: recordOf(this.#definition.texts, (name) => narrow(texts[name])),
      lists: recordOf(this.#definition.lists, (name) => this.#lists[name].finish()),
    };
    const halves = new Uint16Array(ids.buffer);
    const digit = (place: number) => (doc: number) => halves[doc * 4 + place] as number;
    const byId = inOrder(firstOrder(size), [digit(0), digit(1), digit(2), digit(3)]);
    const orders: Readonly<Record<F['order'], SecondOrder<F>>> = this.#definition.orders;
    const names = Object.keys(orders) as F['order'][];
    return {
      ...columns,
      byId,
      orders: recordOf(names, (name) => {
        const valuesIn = orders[name].valuesIn(columns);
        const values = Float64Array.from({ length: size }, (_, doc) => highest - valuesIn(doc));
        const start = orders[name].alike === 'id' ? backwards(byId) : firstOrder(size);
        return inOrder(start, [
          (doc) => (values[doc] as number) % sixteenBits,
          (doc) => Math.floor((values[doc] as number) / sixteenBits) % sixteenBits,
          (doc) => Math.floor((values[doc] as number) / sixteenBits ** 2),
        ]);
      }),
    };
  }
}

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

function firstOrder(size: number): Uint32Array<SharedArrayBuffer> {
  const order = shared.u32(size);
  for (let at = 0; at < size; at += 1) order[at] = at;
  return order;
}

function backwards(order: Uint32Array<SharedArrayBuffer>): Uint32Array<SharedArrayBuffer> {
  const turned = shared.u32(order.length);
  turned.set(order);
  return turned.reverse();
}

function narrow({ of, numbered: { values } }: TextUnderWay): TextColumn {
  if (values.length > 0x10000) return { of, values };
  const narrowed = values.length > 0x100 ? shared.u16(of.length) : shared.u8(of.length);
  narrowed.set(of);
  return { of: narrowed, values };
}
