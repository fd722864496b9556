/** The names of the columns that a document has besides its lexemes, and of the orders of documents. */
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

/** Texts that documents share, and the index of each document's text. */
export interface TextColumn {
  of: Uint8Array<SharedArrayBuffer> | Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  values: string[];
}

/** Lists whose texts documents share: a document's list is [its start, the start of the next). */
export interface ListColumn {
  starts: Uint32Array<SharedArrayBuffer>;
  of: Uint16Array<SharedArrayBuffer> | Uint32Array<SharedArrayBuffer>;
  values: string[];
}

/** The list of a document. */
export function listAt({ starts, of, values }: ListColumn, doc: number): string[] {
  const list: string[] = [];
  const end = starts[doc + 1] as number;
  for (let at = starts[doc] as number; at < end; at += 1) list.push(values[of[at] as number] as string);
  return list;
}

/** Columns of documents for comparing, sorting, counting and output. */
export interface ColumnsOf<F extends Fields> {
  ids: BigInt64Array<SharedArrayBuffer>;
  numbers: Record<F['number'], NumberColumn>;
  texts: Record<F['text'], TextColumn>;
  lists: Record<F['list'], ListColumn>;
}
