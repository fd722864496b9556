import type { Config } from '#server/config.ts';

export interface HeaderReader {
  header(name: string): string | undefined;
}

/** The server speaks plain HTTP: TLS ends at a trusted proxy, which reports it. */
export function isHttps({ header }: HeaderReader, config: Config): boolean {
  if (!config.TRUST_PROXY) return false;
  return header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

/** Under TLS the name has the prefix by which browsers bind a cookie to this very host. */
export const hostCookieName = (request: HeaderReader, config: Config, name: string): string =>
  isHttps(request, config) ? `__Host-${name}` : name;

/** The values that a browser sent under a name; under TLS of the `__Host-` cookie alone, which no sibling host can set. */
export function hostCookies(request: HeaderReader, config: Config, name: string): string[] {
  const sought = hostCookieName(request, config, name);
  return (request.header('cookie') ?? '')
    .split(';')
    .map((part) => part.trim().split('=', 2))
    .flatMap(([key, value]) => (key === sought && value ? [value] : []));
}
