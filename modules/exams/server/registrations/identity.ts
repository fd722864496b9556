import { createHmac } from 'node:crypto';
import { maskedIdentity } from '#contract/people/identity-number.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';

type Secrets = Pick<Deps, 'secret'>;

/** What is stored of an identity number: masked, encrypted for its registration, and as a keyed hash by which it is recognised. */
export const storedIdentity = ({ secret }: Secrets, registrationId: string, number: string) => ({
  identityMasked: maskedIdentity(number),
  identitySealed: seal(secret('exam-identity'), registrationId, number),
  identityHash: createHmac('sha256', secret('exam-identity-hash')).update(number).digest('base64url'),
});

/** The number itself. The caller has checked the rights and records the look. */
export const openIdentity = ({ secret }: Secrets, registrationId: string, sealed: Buffer): string =>
  unseal(secret('exam-identity'), registrationId, sealed);
