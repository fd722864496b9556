import { type CountedFilter, countedFilters } from '#contract/search/list-filters.ts';
import { type Base, oncePerBase } from '#packages/memory-index/base/base.ts';
import { hashOf, readVector } from '#packages/memory-index/base/lexeme-hash.ts';
import type { Definition, Document, RowTuple } from '#packages/memory-index/definition.ts';
import type { Match, View } from '#packages/memory-index/view.ts';
import { lists } from '../index/code-bits.ts';
import { teachingBits } from '../index/lexemes.ts';
import { heldSql } from '../index/stored-lists.ts';

/** The fields of a post stored besides its lexemes. */
export interface PostFields {
  /** Milliseconds since 1970; `deadline` may be infinite. */
  number: 'refreshedAt' | 'deadline';
  /** Of each counted filter the codes as bits. */
  text: 'pay' | 'place' | CountedFilter;
  list: never;
  order: 'pay';
}
export type PostView = View<PostFields>;
export type PostMatch = Match<PostFields>;

/** A row of `job_search` as an array. */
type PostRow = [
  id: string,
  refreshedAt: number,
  deadline: number,
  monthMin: number,
  monthMax: number,
  city: number,
  region: number,
  titleSubjects: string,
  role: number,
  vector: string,
  ...counted: string[],
];

/** Its columns, in this order. */
const columns = `post_id::text AS id, (extract(epoch FROM refreshed_at) * 1000)::float8 AS at,
  (extract(epoch FROM deadline) * 1000)::float8 AS ends, month_min, month_max, city_code, region_code,
  title_subjects::text, role, tsv::text, ${countedFilters.map((name) => `(${heldSql(name)})::text AS counted_${name}`).join(', ')}`;

function documentOf(row: RowTuple): Document<PostFields> {
  const [id, refreshedAt, deadline, least, most, city, region, , , , ...counted] = row as PostRow;
  const texts = { pay: `${least} ${most}`, place: `${city} ${region}` } as Record<PostFields['text'], string>;
  for (let at = 0; at < counted.length; at += 1) texts[countedFilters[at] as CountedFilter] = counted[at] as string;
  return { id: BigInt(id), numbers: { refreshedAt, deadline }, texts, lists: {} };
}

/** Represents a 学科 from the title, which has no lexeme of its own in PostgreSQL. */
export const titleSubject = (ordinal: number): string => `#=x${ordinal}`;
/** Represents a teaching role. */
export const teaching = '#=r';

const teachingRoles = BigInt(teachingBits);
const titleSubjects = Object.keys(lists.subject).map((_, at) => titleSubject(at));

function lexemesOf(row: RowTuple, seed: number, take: (low: number, high: number) => void): void {
  const [, , , , , , , titleBits, role, vector] = row as PostRow;
  readVector(vector, seed, take);
  const own = (lexeme: string) => {
    const { low, high } = hashOf(lexeme, seed);
    take(low, high);
  };
  const said = BigInt(titleBits);
  if (said !== 0n) {
    for (const [at, lexeme] of titleSubjects.entries()) if (said & (1n << BigInt(at))) own(lexeme);
  }
  if (teachingRoles & (1n << BigInt(role))) own(teaching);
}

/** The two parts of a shared text; they are defined where it is composed. */
export function partsOf(text: string): [string, string] {
  const [one = '', other = ''] = text.split(' ');
  return [one, other];
}

/** Decoded shared texts of a base: fen a month, -1 if not stated; of each place its city and region. */
export const sharedOf = oncePerBase(({ texts: { pay, place } }: Base<PostFields>) => ({
  least: Int32Array.from(pay.values, (text) => Number(partsOf(text)[0])),
  most: Int32Array.from(pay.values, (text) => Number(partsOf(text)[1])),
  places: place.values.map(partsOf),
}));

/** Minimum and maximum pay of a view's posts. */
export function paysIn({ base }: PostView): (hit: PostMatch) => readonly [least: number, most: number] {
  const { least, most } = sharedOf(base);
  const { of } = base.texts.pay;
  return (hit) => {
    if (typeof hit !== 'number') return partsOf(hit.texts.pay).map(Number) as [number, number];
    const pay = of[hit] as number;
    return [least[pay] as number, most[pay] as number];
  };
}

/** Posts in memory: newest first, and by pay, highest first. */
export const postDefinition: Definition<PostFields> = {
  name: 'posts',
  worker: new URL('./worker.ts', import.meta.url),
  setting: 'SEARCH_MEMORY_MB',
  table: 'job_search',
  key: 'post_id',
  changes: 'job_search_change',
  feed: 'job_search_feed',
  columns,
  documentOf,
  lexemesOf,
  numbers: { refreshedAt: 'f64', deadline: 'f64' },
  texts: ['pay', 'place', ...countedFilters],
  lists: [],
  first: { number: 'refreshedAt', column: 'refreshed_at' },
  orders: {
    pay: {
      valuesIn: ({ texts: { pay } }) => {
        const most = Int32Array.from(pay.values, (text) => Number(partsOf(text)[1]));
        return (doc) => most[pay.of[doc] as number] as number;
      },
      valueWith: ({ texts }) => Number(partsOf(texts.pay)[1]),
      alike: 'first order',
    },
  },
};
