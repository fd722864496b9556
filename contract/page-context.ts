import type { Call } from './api.ts';

/** A document in pieces split between tags. Joining or replacing across all of them would copy the document each time. */
export type DocumentPieces = readonly string[];

/** What the server passes to the loaders and the rendering of a first document. */
export interface PageContext {
  /** Calls the contract in process, as a visitor. */
  call: Call;
  /** Marks our own inline scripts; the server replaces it by hashes. */
  nonce: string;
  onError(error: unknown): void;
  /** Receives the rendered document directly, which avoids encoding and decoding it through a Response. */
  deliver(pieces: DocumentPieces): void;
}
