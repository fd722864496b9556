import type { Columns, Kinds } from './base.ts';
import type { Document } from './document.ts';
import { inOrder } from './in-order.ts';

const shared = {
  i64: (count: number) => new BigInt64Array(new SharedArrayBuffer(count * 8)),
  f64: (count: number) => new Float64Array(new SharedArrayBuffer(count * 8)),
  u32: (count: number) => new Uint32Array(new SharedArrayBuffer(count * 4)),
  u16: (count: number) => new Uint16Array(new SharedArrayBuffer(count * 2)),
  u8: (count: number) => new Uint8Array(new SharedArrayBuffer(count)),
};

const makers = {
  ids: shared.i64,
  refreshedAt: shared.f64,
  deadline: shared.f64,
  pay: shared.u32,
  place: shared.u32,
  work: shared.u32,
  tenure: shared.u8,
  education: shared.u8,
};
type Growing = { [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> };
const columnNames = Object.keys(makers) as (keyof Growing)[];

const make = (count: number) => Object.fromEntries(columnNames.map((name) => [name, makers[name](count)])) as Growing;

function resized(columns: Growing, count: number): Growing {
  const made = make(count);
  for (const name of columnNames) {
    const own = columns[name];
    if (own instanceof BigInt64Array) (made[name] as BigInt64Array).set(own.subarray(0, count));
    else (made[name] as Float64Array).set(own.subarray(0, count) as Float64Array);
  }
  return made;
}

/** A number for each different value, in the order in which they come. */
class Numbered<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  of(key: string, make: () => Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(make()) - 1;
  }
}

/** Takes documents in the order of time. */
export class ColumnsBuilder {
  size = 0;
  #columns: Growing;
  #capacity: number;
  readonly #pays = new Numbered<Kinds['pays'][number]>();
  readonly #places = new Numbered<Kinds['places'][number]>();
  readonly #works = new Numbered<Kinds['works'][number]>();

  constructor(expected: number) {
    this.#capacity = Math.max(64, expected);
    this.#columns = make(this.#capacity);
  }

  add({ id, refreshedAt, deadline, monthMin, monthMax, city, region, stages, subjects, tenure, education }: Document) {
    if (this.size === this.#capacity) {
      this.#capacity *= 2;
      this.#columns = resized(this.#columns, this.#capacity);
    }
    const columns = this.#columns;
    const at = this.size;
    columns.ids[at] = id;
    columns.refreshedAt[at] = refreshedAt;
    columns.deadline[at] = deadline;
    columns.pay[at] = this.#pays.of(`${monthMin} ${monthMax}`, () => ({ least: monthMin, most: monthMax }));
    columns.place[at] = this.#places.of(`${city} ${region}`, () => ({ city, region }));
    columns.work[at] = this.#works.of(`${stages} ${subjects}`, () => ({ stages, subjects }));
    columns.tenure[at] = tenure;
    columns.education[at] = education;
    this.size += 1;
  }

  finish(): { columns: Columns; kinds: Kinds } {
    const { size } = this;
    const columns = resized(this.#columns, size);
    const kinds = { pays: this.#pays.values, places: this.#places.values, works: this.#works.values };
    const ids = new BigUint64Array(columns.ids.buffer);
    const digit = (place: bigint) => (doc: number) => Number(((ids[doc] as bigint) >> place) & 0xffffn);
    const unpaid = 0x7fffffff;
    const below = (doc: number) => unpaid - (kinds.pays[columns.pay[doc] as number]?.most ?? -1);
    return {
      columns: {
        ...columns,
        pay: narrow(columns.pay, kinds.pays.length),
        place: narrow(columns.place, kinds.places.length),
        work: narrow(columns.work, kinds.works.length),
        byId: inOrder(shared.u32(size), [digit(0n), digit(16n), digit(32n), digit(48n)]),
        byPay: inOrder(shared.u32(size), [(doc) => below(doc) & 0xffff, (doc) => below(doc) >>> 16]),
      },
      kinds,
    };
  }
}

function narrow(numbers: Uint32Array<SharedArrayBuffer>, different: number) {
  if (different > 0xffff) return numbers;
  const narrowed = shared.u16(numbers.length);
  narrowed.set(numbers);
  return narrowed;
}
