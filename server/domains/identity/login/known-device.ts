import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { newSecret } from '../secrets.ts';

const HALF_YEAR_SECONDS = 180 * 86_400;
export const deviceCookie = 'jyrc_device';

const signatureOf = (deps: Deps, phone: string, nonce: string) =>
  createHmac('sha256', deps.secret('known-devices')).update(`${phone}:${nonce}`).digest();

/** The cookie of a device at which the holder of a phone has signed in. It grants no access; it only separates counters. */
function newDeviceMark(deps: Deps, phone: string): string {
  const nonce = newSecret().slice(0, 22);
  return `${nonce}.${signatureOf(deps, phone, nonce).toString('base64url')}`;
}

/** A cookie for a device that is not known yet, else undefined. */
export const markDevice = (deps: Deps, ctx: Pick<Ctx, 'header'>, phone: string): string | undefined =>
  knownDevice(deps, ctx, phone) ? undefined : newDeviceMark(deps, phone);

export const deviceMarkSeconds = HALF_YEAR_SECONDS;

/** The device's id if the holder of this phone has signed in at it, else undefined. */
export function knownDevice(deps: Deps, ctx: Pick<Ctx, 'header'>, phone: string): string | undefined {
  for (const part of (ctx.header('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (!name?.endsWith(deviceCookie)) continue;
    const [nonce = '', sign = ''] = value.split('.', 2);
    const [given, right] = [Buffer.from(sign, 'base64url'), signatureOf(deps, phone, nonce)];
    if (given.length === right.length && timingSafeEqual(given, right)) return nonce;
  }
  return undefined;
}
