import { randomUUID } from 'node:crypto';
import { openSync, readSync, unlinkSync, write } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/platform/make-folder.ts';

/** Where something was put, counted from the first byte ever put there, as if the file had no end. */
export interface Place {
  readonly at: number;
  readonly length: number;
  /** The disk did not take it, or does not give it back. */
  lost: boolean;
}

/** Writes under way. With more the disk lags behind what is put, and what comes is not kept rather than held in memory. */
const MOST_UNDER_WAY = 200;

/**
 * Bytes in a file of a fixed size that is a ring: what is put there takes the place of what was put longest ago. The file has no
 * name, so that it goes with the process, however that ends. What was put is there at once; it is read in one go, which is a
 * copy from the system's own memory while there is some to spare.
 */
export class RingFile {
  readonly #file: number;
  readonly #bytes: number;
  readonly #underWay = new Map<Place, Buffer>();
  #end = 0;

  constructor(folder: string, bytes: number) {
    makeFolder(folder);
    const path = join(folder, `pages-${randomUUID()}`);
    this.#file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    this.#bytes = bytes;
  }

  put(body: Buffer): Place {
    const { length } = body;
    const left = this.#bytes - (this.#end % this.#bytes);
    const at = length > left ? this.#end + left : this.#end;
    if (length > this.#bytes || !this.#takes(at + length)) return { at, length, lost: true };
    const place: Place = { at, length, lost: false };
    this.#end = at + length;
    this.#underWay.set(place, body);
    write(this.#file, body, 0, length, at % this.#bytes, (error, written) => {
      place.lost = error !== null || written < length;
      this.#underWay.delete(place);
    });
    return place;
  }

  /** The system writes in any order: what would lie on a write that is under way might end below it. */
  #takes(end: number): boolean {
    const [oldest] = this.#underWay.keys();
    return this.#underWay.size < MOST_UNDER_WAY && end - (oldest?.at ?? end) <= this.#bytes;
  }

  holds(place: Place): boolean {
    return !place.lost && this.#end - place.at <= this.#bytes;
  }

  /** What was put there, unless it is held no more. */
  read(place: Place): Buffer | undefined {
    const waiting = this.#underWay.get(place);
    if (waiting) return waiting;
    if (!this.holds(place)) return undefined;
    const body = Buffer.allocUnsafeSlow(place.length);
    try {
      if (readSync(this.#file, body, 0, place.length, place.at % this.#bytes) === place.length) return body;
    } catch {
      // A disk that gives nothing back costs a rendering, no answer.
    }
    place.lost = true;
    return undefined;
  }
}
