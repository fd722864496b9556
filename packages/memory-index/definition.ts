import type { ColumnsOf, Fields } from './base/columns.ts';

/** What is stored of a row besides its lexemes. */
export interface Document<F extends Fields> {
  id: bigint;
  numbers: Record<F['number'], number>;
  texts: Record<F['text'], string>;
  lists: Record<F['list'], readonly string[]>;
}

type NumberType = 'f64' | 'i32' | 'u8';

/** A row as read: its id first, the other columns by position. */
export type RowTuple = readonly unknown[];

/** An additional order of documents: by a whole number within ±2^46, highest first. */
export interface SecondOrder<F extends Fields> {
  valuesIn(columns: ColumnsOf<F>): (doc: number) => number;
  valueWith(document: Document<F>): number;
  /** Order of ties: as in the first order, or by id, highest first. */
  alike: 'first order' | 'id';
}

/** Which table is held in memory, and which of its data. */
export interface Definition<F extends Fields> {
  /** Name of the rows in the log. */
  name: string;
  /** The module that its threads run: `runWorker` with this definition. */
  worker: URL;
  /** The setting that limits its memory, for the log. */
  setting: string;
  table: string;
  key: string;
  /** The table that records which transactions changed which rows: see `feed.ts`. */
  changes: string;
  feed: string;
  /** SQL of the columns to read, each with a distinct name; the id comes first, as text. */
  columns: string;
  documentOf(row: RowTuple): Document<F>;
  /** Hashes of a row's lexemes, each once. */
  lexemesOf(row: RowTuple, seed: number, take: (low: number, high: number) => void): void;
  /** Storage types of the numbers. */
  numbers: Readonly<Record<F['number'], NumberType>>;
  /** Texts that many rows share: each distinct one is stored once. */
  texts: readonly F['text'][];
  /** Lists of texts: many rows share each text, but few share a whole list. */
  lists: readonly F['list'][];
  /** The number that documents are sorted by, highest first, and its column. */
  first: { number: F['number']; column: string };
  orders: Readonly<Record<F['order'], SecondOrder<F>>>;
}
