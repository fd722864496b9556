import type { Config } from '#server/config.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { askerSeconds, deviceCookie, deviceMarkSeconds } from '../login/known-device.ts';
import { type HeaderReader, hostCookieName, hostCookies, isHttps } from './host-cookie.ts';

/** 0.2 days (seed, section 9). */
export const SESSION_SECONDS = 17_280;

/** 30 天内免登录: optional at sign-in, never for operators. Fixed, not renewed by use. */
export const REMEMBERED_SECONDS = 30 * 86_400;

const plainName = 'jyrc_pass';
interface Cookie {
  name: string;
  value: string;
  seconds: number;
}

function setCookies(ctx: Ctx, config: Config, cookies: readonly Cookie[]): void {
  const https = isHttps(ctx, config);
  const lines = cookies.map(({ name, value, seconds }) => {
    const start = `${hostCookieName(ctx, config, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
    return https ? `${start}; Secure` : start;
  });
  ctx.setHeader('set-cookie', lines.length === 1 ? (lines[0] ?? '') : lines);
}

interface Given {
  /** The secret for pages and the socket. */
  cookie: string;
  seconds: number;
  /** Makes this a known device of the phone (`known-device.ts`); absent if it already is. */
  deviceMark?: string | undefined;
}

/** Sets the session cookie and the known-device cookie. Scripts can read neither. */
export function giveCookies(ctx: Ctx, config: Config, { cookie, seconds, deviceMark }: Given): void {
  const own = { name: plainName, value: cookie, seconds };
  const mark = deviceMark && { name: deviceCookie, value: deviceMark, seconds: deviceMarkSeconds };
  setCookies(ctx, config, mark ? [own, mark] : [own]);
}

/** Names a browser without signing anybody in, so that the code it asked for works in it alone. */
export const giveAskerCookie = (ctx: Ctx, config: Config, nonce: string) =>
  setCookies(ctx, config, [{ name: deviceCookie, value: nonce, seconds: askerSeconds }]);

export const clearCookie = (ctx: Ctx, config: Config) =>
  setCookies(ctx, config, [{ name: plainName, value: '', seconds: 0 }]);

/** The cookie's secret as sent by the browser. */
export const readCookie = (request: HeaderReader, config: Config): string | undefined =>
  hostCookies(request, config, plainName).find((value) => /^[A-Za-z0-9_-]{20,200}$/.test(value));
