import type { Config } from '#server/config.ts';
import type { Ctx } from '#server/platform/http/context.ts';

/** 0.2 days (seed, section 9). */
export const SESSION_SECONDS = 17_280;

const plainName = 'jyrc_pass';
const secureName = '__Host-jyrc_pass';

interface HeaderReader {
  header(name: string): string | undefined;
}

/** The server itself speaks plain HTTP: TLS ends at a trusted proxy, which says so. */
function isHttps({ header }: HeaderReader, config: Config): boolean {
  if (!config.TRUST_PROXY) return false;
  return header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

function setCookie(ctx: Ctx, config: Config, value: string, seconds: number): void {
  const https = isHttps(ctx, config);
  const start = `${https ? secureName : plainName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  ctx.setHeader('set-cookie', https ? `${start}; Secure` : start);
}

/** Gives the browser the secret that opens pages and the socket. It ends with the session, and scripts cannot read it. */
export const giveCookie = (ctx: Ctx, config: Config, secret: string) => setCookie(ctx, config, secret, SESSION_SECONDS);

export const clearCookie = (ctx: Ctx, config: Config) => setCookie(ctx, config, '', 0);

/** The cookie's secret as the browser sent it. Under TLS only the `__Host-` one counts: no sister host can plant that. */
export function readCookie(request: HeaderReader, config: Config): string | undefined {
  const name = isHttps(request, config) ? secureName : plainName;
  for (const part of (request.header('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && /^[A-Za-z0-9_-]{20,200}$/.test(value)) return value;
  }
  return undefined;
}
