import { createHash, randomBytes } from 'node:crypto';

/** A single-use secret: 256 random bits, safe in a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored hash of such a secret. It is random, so one plain round is enough. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest();
