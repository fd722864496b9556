import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { Limit } from '#server/platform/limits/consume.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Rate limits; each counts both portals together. A source is a known device of the phone, or the address of a stranger. By the
 * number of codes that strangers may have sent to a phone, they get at most nine guesses and one a code at 6 digits, and a hundred
 * at 8: a chance of 3e-5 a day.
 */
export const limits = {
  sendBySource: [
    ['send-minute', { limit: 1, windowSeconds: MINUTE }],
    ['send-hour', { limit: 5, windowSeconds: HOUR }],
    ['send-day', { limit: 10, windowSeconds: DAY }],
  ],
  /** Of all strangers together, against SMS bombing; not applied to known devices. */
  sendByPhone: [
    ['send-phone-hour', { limit: 10, windowSeconds: HOUR }],
    ['send-phone-day', { limit: 20, windowSeconds: DAY }],
  ],
  /** Above it a proof of work is required instead of a wait: a whole school may share one address. */
  sendByIp: { limit: 30, windowSeconds: 10 * MINUTE },
  /** Of all strangers together; each known device has as many of its own. */
  wrongCodeByPhone: { limit: 9, windowSeconds: DAY },
  wrongCodeByIp: { limit: 200, windowSeconds: HOUR },
  /** Per address or known device; strangers elsewhere have their own count. */
  wrongPasswordBySource: [
    { limit: 10, windowSeconds: 15 * MINUTE },
    { limit: 20, windowSeconds: 2 * HOUR },
    { limit: 40, windowSeconds: DAY },
  ],
  /** From all sources together; not applied to known devices, and a code still works. */
  wrongPasswordByPhone: { limit: 100, windowSeconds: DAY },
  wrongPasswordByIp: { limit: 100, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, Limit | readonly Limit[] | readonly (readonly [string, Limit])[]>;

/** Seconds between two codes of one source. */
export const SEND_WAIT_SECONDS = MINUTE;

export const MAX_TRIES = 5;

/** A counter's key. Phones and addresses are stored as HMACs: counters outlive the person's erasure. */
export function limitKey(deps: Deps, name: string, subject: string): string {
  const digest = createHmac('sha256', deps.secret('limit-keys')).update(`${name}:${subject}`).digest('base64url');
  return `${name}:${digest.slice(0, 22)}`;
}
