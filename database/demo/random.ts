/** Choices with their relative weights. */
export type Weighted<T> = readonly (readonly [T, number])[];

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/**
 * A seeded generator (sfc32, 128 bits of state, so that millions of 62-bit ids do not meet).
 * The same seed gives the same site; `fork` gives a part its own stream, so that one part's size does not shift another.
 */
export class Random {
  private readonly key: string;
  private a: number;
  private b: number;
  private c: number;
  private count = 1;

  constructor(key: string) {
    this.key = key;
    this.a = hash(key);
    this.b = hash(`${key}.`);
    this.c = hash(`${key}:`);
    for (let i = 0; i < 12; i++) this.bits();
  }

  fork(name: string): Random {
    return new Random(`${this.key}/${name}`);
  }

  private bits(): number {
    const t = (((this.a + this.b) | 0) + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    return this.bits() / 4294967296;
  }

  /** A whole number in [from, to]. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(p: number): boolean {
    return this.next() < p;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }

  weighted<T>(choices: Weighted<T>): T {
    let total = 0;
    for (const [, weight] of choices) total += weight;
    let at = this.next() * total;
    for (const [choice, weight] of choices) {
      at -= weight;
      if (at < 0) return choice;
    }
    return (choices[choices.length - 1] as readonly [T, number])[0];
  }

  /** `n` different items, in the order drawn. */
  sample<T>(items: readonly T[], n: number): T[] {
    const rest = [...items];
    const drawn: T[] = [];
    while (drawn.length < n && rest.length > 0) {
      const at = Math.floor(this.next() * rest.length);
      drawn.push(rest[at] as T);
      rest[at] = rest[rest.length - 1] as T;
      rest.pop();
    }
    return drawn;
  }

  /** What a ticket says: twelve signs, none of which is taken for another. */
  ticket(): string {
    return Array.from({ length: 12 }, () => this.pick([...'23456789ABCDEFGHJKMNPQRSTVWXYZ'])).join('');
  }

  /** A public id of the shape of `newId`: 62 bits as a decimal string, never 0. */
  id(): string {
    const id = (BigInt(this.bits() >>> 2) << 32n) | BigInt(this.bits());
    return id === 0n ? this.id() : id.toString();
  }
}
