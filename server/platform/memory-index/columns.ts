/** The names of what is kept of a document beside its lexemes, and of the orders in which documents stand. */
export interface Fields {
  number: string;
  text: string;
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

/** What of documents is compared, ordered by or counted. */
export interface ColumnsOf<F extends Fields> {
  ids: BigInt64Array<SharedArrayBuffer>;
  numbers: Record<F['number'], NumberColumn>;
  texts: Record<F['text'], TextColumn>;
}
