import type { Config } from '#server/config.ts';

/** For the development server's inline scripts and socket. */
const devPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

type Addresses = Pick<Config, 'API_BASE_URL' | 'UPLOAD_URL' | 'WS_URL'>;

/** Hosts besides the page's own origin, as policy sources with a leading space. */
export interface OtherHosts {
  connect: string;
  images: string;
}

const sources = (urls: readonly (string | undefined)[]) =>
  [...new Set(urls)].map((url) => (url === undefined ? '' : ` ${url}`)).join('');
const originOf = (url: string) => {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.protocol}//${parsed.host}` : undefined;
};

/** The hosts of the API, uploads and socket where settings name other hosts than the site's. */
export function otherHosts({ API_BASE_URL, UPLOAD_URL, WS_URL }: Addresses): OtherHosts {
  const hosts = [originOf(API_BASE_URL), originOf(UPLOAD_URL)];
  return { connect: sources([...hosts, originOf(WS_URL)?.replace(/^http/, 'ws')]), images: sources(hosts) };
}

const noOthers: OtherHosts = { connect: '', images: '' };

/** The Content-Security-Policy of a document that allows exactly these scripts (`script-src`). */
export const policyFor = (scripts: string, { connect, images } = noOthers): string =>
  `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:${images}; connect-src 'self'${connect}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Headers of every document, cached or new. `scripts` is undefined in development. */
export const documentHeaders = (scripts: string | undefined, others?: OtherHosts) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': scripts === undefined ? devPolicy : policyFor(scripts, others),
});

const bare = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether `if-none-match` names this etag, by weak comparison. */
export const isKnown = (named: string | undefined, etag: string): boolean =>
  named !== undefined && (named === etag || named.split(',').some((one) => bare(one) === bare(etag)));
