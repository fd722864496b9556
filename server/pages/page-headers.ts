/** For the development server's own inline scripts and its socket. */
const devPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** The Content-Security-Policy of a document that may run these scripts (`script-src`) and no other. */
export const policyFor = (scripts: string): string =>
  `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** What every document carries, kept or new. `scripts`: what it may run, undefined in development. */
export const documentHeaders = (scripts: string | undefined) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': scripts === undefined ? devPolicy : policyFor(scripts),
});

const bare = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether a client names a page as one that it has (`if-none-match`), compared weakly. */
export const isKnown = (named: string | undefined, etag: string): boolean =>
  named !== undefined && (named === etag || named.split(',').some((one) => bare(one) === bare(etag)));
