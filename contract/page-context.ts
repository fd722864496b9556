import type { Call } from './api.ts';

/** A document in pieces that no tag lies across: to join them, and to replace in all of them, would copy it each time. */
export type DocumentPieces = readonly string[];

/** What the server gives to the loaders and the rendering of a first document. */
export interface PageContext {
  /** Calls the contract in the server's process, as a visitor. */
  call: Call;
  /** Marks the inline scripts that are ours; the server turns it into hashes. */
  nonce: string;
  onError(error: unknown): void;
  /** Takes the rendered document, so that it is not encoded and decoded on its way through a Response. */
  deliver(pieces: DocumentPieces): void;
}
