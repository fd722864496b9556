import type { Fields } from '../base/columns.ts';
import type { Document } from '../definition.ts';
import type { Query } from './query.ts';

/** The conditions of a search. */
export interface Question<F extends Fields> {
  /** Queries on lexemes that a document must match. */
  required: readonly Query[];
  /** Documents that match any of these are left out. */
  refused: readonly Query[];
  /** Matching documents that also match these are ranked first. */
  first: readonly Query[];
  /** Documents of the base from this one on are not searched. */
  end: number;
  /** Documents of the base that are not asked, as bits; null for none. */
  without: Uint32Array | null;
  /** What is compared: of a document of the base, where anything is, and of a new one. */
  passes: ((doc: number) => boolean) | null;
  meets(document: Document<F>): boolean;
}
