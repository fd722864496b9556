import { createHmac, randomInt } from 'node:crypto';
import type { Secrets } from '../rooms/open-draw.ts';

/** Without characters that are read as one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A code of 59 bits in three parts of four, as it is printed. */
export const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet[randomInt(alphabet.length)]}`,
  ).join('');

/** What the database holds of a code, however it was typed, or of a device's secret. */
export function hashOfSecret({ secret }: Secrets, kind: 'code' | 'device', given: string): string {
  const text = kind === 'code' ? given.toUpperCase().replace(/[^0-9A-Z]/g, '') : given;
  return createHmac('sha256', secret('exam-judges')).update(`${kind}:${text}`).digest('base64url');
}
