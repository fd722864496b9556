import type { Position } from './positions.ts';

/**
 * How far a replica is behind, in time: since when the oldest position that the primary was seen at, and that the replica has
 * not replayed, has been waiting.
 */
export class Lag {
  #waiting: { at: number; position: Position }[] = [];

  /** The primary was here at that moment. */
  primaryAt(position: Position, now: number): void {
    const last = this.#waiting.at(-1);
    if (!last || position > last.position) this.#waiting.push({ at: now, position });
  }

  /** The replica has replayed up to here; what waited for less waits no more. */
  replayed(position: Position): void {
    this.#waiting = this.#waiting.filter((one) => one.position > position);
  }

  /** Milliseconds for which the replica has been behind; 0 where it has all that was seen. */
  behind(now: number): number {
    const [oldest] = this.#waiting;
    return oldest ? now - oldest.at : 0;
  }
}
