import { randomBytes } from 'node:crypto';

/**
 * A new random id: 62 random bits as a decimal string, so that ids tell nothing about order or number.
 * Fits PostgreSQL's bigint and is never 0.
 */
export function newId(): string {
  const bits = randomBytes(8).readBigUInt64BE() >> 2n;
  return bits === 0n ? newId() : bits.toString();
}
