import type { Fields } from '../base/columns.ts';
import type { Document } from '../definition.ts';
import type { Query } from './query.ts';

/** What a search asks of documents. */
export interface Question<F extends Fields> {
  /** Lexemes. */
  asked: readonly Query[];
  /** What puts documents before others that are found. */
  first: readonly Query[];
  /** Documents of the base from this one on are not asked. */
  end: number;
  /** Documents of the base that are not asked, as bits; null for none. */
  without: Uint32Array | null;
  /** What is compared: of a document of the base, where anything is, and of a new one. */
  passes: ((doc: number) => boolean) | null;
  meets(document: Document<F>): boolean;
}
