import type { Position } from './positions.ts';

type Offset = Position['offset'];

/** Replica lag in time: how long the oldest unreplayed position observed on the primary has been waiting. */
export class Lag {
  #waiting: { at: number; position: Offset }[] = [];

  /** Records the primary's position at a moment. */
  primaryAt(position: Offset, now: number): void {
    const last = this.#waiting.at(-1);
    if (!last || position > last.position) this.#waiting.push({ at: now, position });
  }

  /** Records how far the replica has replayed. */
  replayed(position: Offset): void {
    this.#waiting = this.#waiting.filter((one) => one.position > position);
  }

  /** Milliseconds for which the replica has been behind; 0 if it has replayed every observed position. */
  behind(now: number): number {
    const [oldest] = this.#waiting;
    return oldest ? now - oldest.at : 0;
  }
}
