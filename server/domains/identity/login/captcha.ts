import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { limitKey } from '../limits.ts';

const VALID_SECONDS = 600;
/** Tens of thousands of hashes: about a second in a browser, a cost for mass requests. */
const MAX_NUMBER = 50_000;

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(128),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().max(200),
  signature: z.string().max(128),
});

const keyOf = (deps: Deps) => deps.secret('captcha').toString('hex');

/** A proof-of-work challenge. Nothing is stored: the challenge contains its signature and expiry. */
export async function newChallenge(deps: Deps, now: Date) {
  const expires = new Date(now.getTime() + VALID_SECONDS * 1_000);
  const challenge = await createChallenge({ hmacKey: keyOf(deps), maxnumber: MAX_NUMBER, expires });
  return { ...challenge, maxnumber: MAX_NUMBER };
}

function read(payload: string) {
  try {
    return solution.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Admits one call per solved challenge. Our own clock checks the expiry, so the library's check is off.
 * @throws AppError CAPTCHA_REQUIRED when it is missing, wrong, expired or was used before
 */
export async function requireCaptcha(deps: Deps, payload: string | undefined, now: Date): Promise<void> {
  const solved = payload === undefined ? undefined : read(payload);
  if (!solved) throw appError('CAPTCHA_REQUIRED');
  const expires = Number(extractParams(solved).expires) * 1_000;
  const isRight = await verifySolution(solved, keyOf(deps), false);
  if (!isRight || !(expires > now.getTime()))
    throw appError('CAPTCHA_REQUIRED', { message: '安全验证已失效，请重新验证' });
  const use = await consume(
    deps.db,
    limitKey(deps, 'captcha', solved.challenge),
    { limit: 1, windowSeconds: VALID_SECONDS },
    now,
  );
  if (!use.allowed) throw appError('CAPTCHA_REQUIRED', { message: '安全验证已使用过，请重新验证' });
}
