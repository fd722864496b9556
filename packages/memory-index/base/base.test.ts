import { describe, expect, test } from 'vitest';
import { chance } from '#server/platform/testing/chance.ts';
import type { Definition, Document } from '../definition.ts';
import { evaluate } from '../query/evaluate.ts';
import { type Base, docOf } from './base.ts';
import { BaseBuilder } from './base-builder.ts';
import { listAt } from './columns.ts';
import { chunkSize, chunkWords, listBits } from './containers.ts';
import { hashOf } from './lexeme-hash.ts';
import { mergeBase } from './merge-base.ts';
import { nodeOf } from './node.ts';

const seed = 7;
/** Each lexeme is in one of this many documents: covers each form of a container, and counts near the limits of the forms. */
const rarities = {
  half: 2,
  tenth: 10,
  twentieth: 21.9,
  hundredth: 100,
  thousandth: 1_000,
  rare: 1_700,
  rarest: 50_000,
};
const words = Object.keys(rarities) as (keyof typeof rarities)[];

interface OwnFields {
  number: 'at' | 'deadline' | 'pay' | 'kind';
  text: 'place';
  list: 'cities';
  order: 'pay' | 'payAndId';
}
type Own = Document<OwnFields>;

const unused = () => {
  throw new Error('no row is read');
};
const byPay = {
  valuesIn:
    ({ numbers: { pay } }) =>
    (doc) =>
      pay[doc] as number,
  valueWith: ({ numbers }) => numbers.pay,
} satisfies Partial<Definition<OwnFields>['orders']['pay']>;

const definition: Definition<OwnFields> = {
  name: 'things',
  worker: new URL('file:///none'),
  setting: 'SEARCH_MEMORY_MB',
  table: '',
  key: '',
  changes: '',
  feed: '',
  columns: '',
  documentOf: unused,
  lexemesOf: unused,
  numbers: { at: 'f64', deadline: 'f64', pay: 'i32', kind: 'u8' },
  texts: ['place'],
  lists: ['cities'],
  first: { number: 'at', column: 'at' },
  orders: { pay: { ...byPay, alike: 'first order' }, payAndId: { ...byPay, alike: 'id' } },
};

interface Having extends Own {
  words: string[];
}

/** One full chunk and part of another. */
const size = chunkSize + 9_000;
const draw = chance(3);

const documents: Having[] = Array.from({ length: size }, (_, at) => ({
  id: BigInt(Math.floor(draw() * 2 ** 50)) * 4_096n + BigInt(at % 4_096),
  numbers: {
    at: 1_800_000_000_000 - at * 1_000,
    deadline: Number.POSITIVE_INFINITY,
    pay: Math.floor(draw() * 50) - 1,
    kind: at % 9,
  },
  texts: { place: `440100 ${at % 70_001}` },
  lists: { cities: Array.from({ length: at % 4 }, (_, one) => `city ${(at * 7 + one) % 71_003}`) },
  // Also in runs: words of one school are close together.
  words: words.filter((word) => draw() * rarities[word] < 1 || (word === 'rare' && at % 5_000 < 300)),
}));

const hashesOf = (document: Having) => document.words.map((word) => hashOf(word, seed));

function baseOf(all: readonly Having[]): Base<OwnFields> {
  const builder = new BaseBuilder(definition, seed, 10);
  for (const document of all) {
    builder.add(document);
    for (const { low, high } of hashesOf(document)) builder.lexeme(low, high);
  }
  return builder.finish();
}

const list = new Uint16Array(chunkSize);
const bits = new Uint32Array(chunkWords);

function found(
  base: Base<OwnFields>,
  requests: Parameters<typeof nodeOf>[0][],
  within: Uint32Array | null = null,
): number[] {
  const nodes = requests.map((request) => nodeOf(request, base));
  return base.chunks.flatMap((_, chunk) => {
    if (!evaluate(base, nodes, chunk, within, bits)) return [];
    return Array.from(list.subarray(0, listBits(list, bits)), (low) => chunk * chunkSize + low);
  });
}

const base = baseOf(documents);
function where(test: (has: (word: string) => boolean) => boolean, all = documents): number[] {
  const found: number[] = [];
  all.forEach(({ words: own }, at) => {
    if (test((word) => own.includes(word))) found.push(at);
  });
  return found;
}
/** Compares long lists as text, which is much faster than number by number. */
const text = (documents: readonly number[]) => documents.join();

describe('lists of documents', () => {
  test.each(words)('of a word that is %s', (word) => {
    expect(text(found(base, [word]))).toBe(text(where((has) => has(word))));
  });

  test.each(words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other] as const)))(
    '%s and %s',
    (one, other) => {
      expect(text(found(base, [one, other]))).toBe(text(where((has) => has(one) && has(other))));
      expect(text(found(base, [{ anyOf: [one, other] }]))).toBe(text(where((has) => has(one) || has(other))));
    },
  );

  test('of what is asked within what is asked', () => {
    expect(text(found(base, ['rare', { anyOf: ['thousandth', { allOf: ['half', 'tenth'] }, 'rarest'] }]))).toBe(
      text(where((has) => has('rare') && (has('thousandth') || (has('half') && has('tenth')) || has('rarest')))),
    );
    expect(text(found(base, [{ anyOf: ['half', 'hundredth'] }, { allOf: ['tenth', 'twentieth'] }]))).toBe(
      text(where((has) => (has('half') || has('hundredth')) && has('tenth') && has('twentieth'))),
    );
    expect(found(base, ['half', 'unheard of'])).toEqual([]);
    expect(text(found(base, ['half', { anyOf: ['unheard of', 'rare'] }]))).toBe(
      text(where((has) => has('half') && has('rare'))),
    );
  });

  test.each(words)('%s among given ones', (word) => {
    const given = new Uint32Array(chunkWords).fill(0x0f0f0f0f);
    const isGiven = (at: number) => (at & 7) < 4;
    expect(text(found(base, [word], given))).toBe(text(where((has) => has(word)).filter(isGiven)));
  });
});

test('documents keep their lists, short, long and empty', () => {
  for (let at = 0; at < size; at += 331) expect(listAt(base.lists.cities, at)).toEqual(documents[at]?.lists.cities);
  const few = baseOf(documents.slice(0, 5)).lists.cities;
  expect(Array.from({ length: 5 }, (_, at) => listAt(few, at).length)).toEqual([0, 1, 2, 3, 0]);
});

test('documents are found by their ids, and stand in other orders', () => {
  for (let at = 0; at < size; at += 997) expect(docOf(base, documents[at]?.id ?? 0n)).toBe(at);
  expect(docOf(base, 5n)).toBe(-1);
  const idOf = (doc: number) => documents[doc]?.id ?? 0n;
  const isOrdered = (order: Uint32Array, isAlikeInOrder: (one: number, other: number) => boolean) => {
    const pay = [...order].map((doc) => [documents[doc]?.numbers.pay ?? 0, doc] as const);
    return pay.slice(1).every(([own, doc], at) => {
      const [before = 0, docBefore = 0] = pay[at] ?? [];
      return own < before || (own === before && isAlikeInOrder(docBefore, doc));
    });
  };
  expect(isOrdered(base.orders.pay, (one, other) => one < other)).toBe(true);
  expect(isOrdered(base.orders.payAndId, (one, other) => idOf(one) > idOf(other))).toBe(true);
  expect(new Set(base.orders.payAndId).size).toBe(size);
});

test('a base merged with what changed is as one made anew', () => {
  const gone = new Uint32Array((size + 31) >> 5);
  const isGone = (at: number) => at % 11 === 3 || (at > chunkSize - 3_000 && at < chunkSize + 50);
  for (let at = 0; at < size; at += 1) if (isGone(at)) gone[at >> 5] = (gone[at >> 5] ?? 0) | (1 << (at & 31));
  const added = documents
    .filter((_, at) => at % 150 === 0 || at < 900)
    .map((document, at) => ({
      ...document,
      id: document.id + 1n,
      numbers: { ...document.numbers, at: document.numbers.at + (at % 3) * 700 },
    }));
  const inTime = (one: Own, other: Own) =>
    other.numbers.at - one.numbers.at || (other.id > one.id ? 1 : other.id < one.id ? -1 : 0);
  const left = documents.filter((_, at) => !isGone(at));
  const expected = [
    ...left,
    ...added.map((document, at) => (at === 5 ? { ...document, words: ['new'] } : document)),
  ].sort(inTime);
  const merged = mergeBase(
    definition,
    base,
    gone,
    added.map((document, at) => ({
      ...document,
      hashes: Uint32Array.from(
        (at === 5 ? [hashOf('new', seed)] : hashesOf(document)).flatMap(({ low, high }) => [low, high]),
      ),
    })),
  );
  const anew = baseOf(expected);
  expect(merged.size).toBe(expected.length);
  const bytes = ({ ids, numbers, texts, lists, byId, orders }: Base<OwnFields>) =>
    [
      ids,
      ...Object.values(numbers),
      texts.place.of,
      byId,
      ...Object.values(orders),
      lists.cities.starts,
      lists.cities.of,
    ].map(({ buffer }) => Buffer.from(buffer));
  expect(bytes(merged).every((buffer, at) => buffer.equals(bytes(anew)[at] as Buffer))).toBe(true);
  expect(merged.texts.place.values).toEqual(anew.texts.place.values);
  expect(merged.lists.cities.values).toEqual(anew.lists.cities.values);
  for (const word of [...words, 'new'])
    expect(text(found(merged, [word]))).toBe(text(where((has) => has(word), expected)));
});
