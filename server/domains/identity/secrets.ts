import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once: 256 random bits, fit for a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What the database keeps of such a secret. It has no structure to guess, so one plain round is enough. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest();
