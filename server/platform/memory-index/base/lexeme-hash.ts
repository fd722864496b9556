/**
 * Lexemes are known by 64 bits of theirs, so that no text of them is kept. The seed is drawn at each start: nobody can make two
 * words that meet.
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

/** The hash as one number, for maps of few entries. */
export const keyOf = ({ low, high }: Hash): number => (high & 0x1fffff) * 2 ** 32 + low;

const [quote, backslash] = [39, 92];

/** Hashes the lexemes of a tsvector as PostgreSQL writes it, in no particular order, without making strings of them. */
export function readVector(text: string, seed: number, take: (low: number, high: number) => void): void {
  const start = highStart(seed);
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) !== quote) continue;
    let low = seed;
    let high = start;
    for (at += 1; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      // A quote or backslash of the lexeme is written twice.
      if (unit === quote && text.charCodeAt(at + 1) !== quote) break;
      if (unit === quote || unit === backslash) at += 1;
      low = mixLow(low, unit);
      high = mixHigh(high, unit);
    }
    take(finish(low), finish(high));
  }
}
