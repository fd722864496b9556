import type { Readable } from 'node:stream';

/** The first and the last byte that are wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of uploads lie. A key is random and made here, never by a caller. */
export interface FileStore {
  /** Keeps the file at `path`, which may be taken away after. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Null where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
}
