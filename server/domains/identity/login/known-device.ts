import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { limitKey } from '../limits.ts';
import { newSecret } from '../secrets.ts';
import { hostCookies } from '../session/host-cookie.ts';

/**
 * `nonce` of a browser that has asked for a code, `nonce.signature` of one in which the holder of a phone has signed in. It grants
 * no access: it separates counters, and binds a code to the browser that asked for it.
 */
export const deviceCookie = 'jyrc_device';
export const askerSeconds = 3_600;
export const deviceMarkSeconds = 180 * 86_400;

const signatureOf = (deps: Deps, phone: string, nonce: string) =>
  createHmac('sha256', deps.secret('known-devices')).update(`${phone}:${nonce}`).digest();

export const newDeviceNonce = () => newSecret().slice(0, 22);

function readDevice({ config }: Pick<Deps, 'config'>, ctx: Pick<Ctx, 'header'>) {
  for (const value of hostCookies(ctx, config, deviceCookie)) {
    const [nonce = '', signature = ''] = value.split('.', 2);
    if (/^[\w-]{22}$/.test(nonce)) return { nonce, signature };
  }
  return undefined;
}

/** The browser's id, whoever uses it; undefined for a browser without the cookie and for a program. */
export const deviceNonce = (deps: Pick<Deps, 'config'>, ctx: Pick<Ctx, 'header'>): string | undefined =>
  readDevice(deps, ctx)?.nonce;

/** The device's id if the holder of this phone has signed in at it, else undefined. */
export function knownDevice(deps: Deps, ctx: Pick<Ctx, 'header'>, phone: string): string | undefined {
  const device = readDevice(deps, ctx);
  if (!device) return undefined;
  const [given, right] = [Buffer.from(device.signature, 'base64url'), signatureOf(deps, phone, device.nonce)];
  return given.length === right.length && timingSafeEqual(given, right) ? device.nonce : undefined;
}

/** A cookie for a device that is not known yet, else undefined. The nonce stays, and with it the codes on their way. */
export function markDevice(deps: Deps, ctx: Pick<Ctx, 'header'>, phone: string): string | undefined {
  if (knownDevice(deps, ctx, phone)) return undefined;
  const nonce = deviceNonce(deps, ctx) ?? newDeviceNonce();
  return `${nonce}.${signatureOf(deps, phone, nonce).toString('base64url')}`;
}

/** Who asks for a code and who presents it: the browser, or the address of a program that sends no cookie. */
export const askerOf = (deps: Deps, ctx: Pick<Ctx, 'header' | 'ip'>, nonce = deviceNonce(deps, ctx)): string =>
  limitKey(deps, 'asker', nonce ?? subscriberOf(ctx.ip));
