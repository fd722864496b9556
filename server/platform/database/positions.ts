/** A position in PostgreSQL's write-ahead log; comparable, later is larger. */
export type Position = bigint;

/** A position that no replica reaches, to force reading on the primary. */
export const UNREACHABLE = 'FFFFFFFF/FFFFFFFF';

/** Parses PostgreSQL's format `16/B374D848`. */
export function readPosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
