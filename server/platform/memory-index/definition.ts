import type { ColumnsOf, Fields } from './base/columns.ts';

/** What of a row is kept beside its lexemes. */
export interface Document<F extends Fields> {
  id: bigint;
  numbers: Record<F['number'], number>;
  texts: Record<F['text'], string>;
  lists: Record<F['list'], readonly string[]>;
}

type NumberType = 'f64' | 'i32' | 'u8';

/** A row as it is read: its id first, the rest by place. */
export type RowTuple = readonly unknown[];

/** An order beside that of the documents' numbers: by a whole number within ±2^46, the highest first. */
export interface SecondOrder<F extends Fields> {
  valuesIn(columns: ColumnsOf<F>): (doc: number) => number;
  valueWith(document: Document<F>): number;
  /** How those stand that are alike: as in the first order, or by id, the highest first. */
  alike: 'first order' | 'id';
}

/** Which table is kept in memory, and what of it. */
export interface Definition<F extends Fields> {
  /** What the rows are, in the log. */
  name: string;
  /** What its threads run: `runWorker` with this definition. */
  worker: URL;
  /** The setting of how much memory it may take. */
  setting: 'SEARCH_MEMORY_MB' | 'TALENT_MEMORY_MB';
  table: string;
  key: string;
  /** Which rows were changed by which transactions: see `feed.ts`. */
  changes: string;
  feed: string;
  /** SQL of the columns that are read, each of another name, the id first as text. */
  columns: string;
  documentOf(row: RowTuple): Document<F>;
  /** Hashes of a row's lexemes, each once. */
  lexemesOf(row: RowTuple, seed: number, take: (low: number, high: number) => void): void;
  /** How numbers are kept. */
  numbers: Readonly<Record<F['number'], NumberType>>;
  /** Texts that many rows share: each different one is kept once. */
  texts: readonly F['text'][];
  /** Lists of texts, of which many rows share each but few all of them. */
  lists: readonly F['list'][];
  /** The number by which documents stand, the highest first, and its column. */
  first: { number: F['number']; column: string };
  orders: Readonly<Record<F['order'], SecondOrder<F>>>;
}
