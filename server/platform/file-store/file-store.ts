import type { Readable } from 'node:stream';

/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of uploaded bytes. Keys are random and generated here, never supplied by a caller. */
export interface FileStore {
  /** Stores the file at `path`, which may be deleted afterwards. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Null where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removing an absent key is no error. */
  remove(key: string): Promise<void>;
}
