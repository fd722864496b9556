import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: nothing is mistyped at a door, and no word comes about. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A code that nobody guesses (58 bits), for a ticket. */
export const newTicketCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The code in what a camera read or a person typed: in groups, in small letters, or within an address. */
export function readTicketCode(given: string): string | null {
  const code = /(?:[?&]code=|^)([0-9a-z\s-]+)$/i.exec(given.trim())?.[1] ?? '';
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  return plain.length === LENGTH && [...plain].every((sign) => ALPHABET.includes(sign)) ? plain : null;
}
