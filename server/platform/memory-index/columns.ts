/** The names of what is kept of a document beside its lexemes, and of the orders in which documents stand. */
export interface Fields {
  number: string;
  text: string;
  list: string;
  order: string;
}

export type NumberColumn =
  | Float64Array<SharedArrayBuffer>
  | Int32Array<SharedArrayBuffer>
  | Uint8Array<SharedArrayBuffer>;

/** Texts that documents share, and the number of each document's. */
export interface TextColumn {
  of: Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  values: string[];
}

/** Lists of texts that documents share: a document's stand from its start to that of the next. */
export interface ListColumn {
  starts: Uint32Array<SharedArrayBuffer>;
  of: Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  values: string[];
}

/** The list of a document. */
export const listAt = ({ starts, of, values }: ListColumn, doc: number): string[] =>
  Array.from(of.subarray(starts[doc], starts[doc + 1]), (text) => values[text] as string);

/** What of documents is compared, ordered by, counted or told. */
export interface ColumnsOf<F extends Fields> {
  ids: BigInt64Array<SharedArrayBuffer>;
  numbers: Record<F['number'], NumberColumn>;
  texts: Record<F['text'], TextColumn>;
  lists: Record<F['list'], ListColumn>;
}
