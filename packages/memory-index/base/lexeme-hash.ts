/**
 * Lexemes are identified by a 64-bit hash, so that their text is not stored. The seed is random at each start, so that nobody can
 * construct colliding words.
 */
export interface Hash {
  low: number;
  high: number;
}

const finish = (h: number): number => {
  const once = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
};

const mixLow = (h: number, unit: number): number => {
  const mixed = Math.imul(h ^ unit, 0x9e3779b1);
  return (mixed << 13) | (mixed >>> 19);
};
const mixHigh = (h: number, unit: number): number => {
  const mixed = Math.imul(h ^ unit, 0x85ebca77);
  return (mixed << 17) | (mixed >>> 15);
};
const highStart = (seed: number) => ~Math.imul(seed, 0x27d4eb2f);

export function hashOf(lexeme: string, seed: number): Hash {
  let low = seed;
  let high = highStart(seed);
  for (let at = 0; at < lexeme.length; at += 1) {
    const unit = lexeme.charCodeAt(at);
    low = mixLow(low, unit);
    high = mixHigh(high, unit);
  }
  return { low: finish(low), high: finish(high) };
}

/** The hash as one number, for maps with few entries. */
export const keyOf = ({ low, high }: Hash): number => (high & 0x1fffff) * 2 ** 32 + low;

const [quote, backslash] = [39, 92];

/**
 * Hashes the lexemes of a tsvector in PostgreSQL's text format, in no particular order and without allocating strings for them.
 */
export function readVector(text: string, seed: number, take: (low: number, high: number) => void): void {
  const start = highStart(seed);
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) !== quote) continue;
    let low = seed;
    let high = start;
    for (at += 1; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      // A quote or backslash within a lexeme is doubled.
      if (unit === quote && text.charCodeAt(at + 1) !== quote) break;
      if (unit === quote || unit === backslash) at += 1;
      low = mixLow(low, unit);
      high = mixHigh(high, unit);
    }
    take(finish(low), finish(high));
  }
}
