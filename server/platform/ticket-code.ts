import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, to avoid typing errors and words. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** An unguessable ticket code (58 bits). */
export const newTicketCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Finds the code in what a camera read or a person typed: grouped, in lower case, or within a URL. */
export function readTicketCode(given: string): string | null {
  const code = /(?:[?&]code=|^)([0-9a-z\s-]+)$/i.exec(given.trim())?.[1] ?? '';
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  return plain.length === LENGTH && [...plain].every((sign) => ALPHABET.includes(sign)) ? plain : null;
}
