/** What every document carries, kept or new. */
export const documentHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': policy,
});

const bare = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether a client names a page as one that it has (`if-none-match`), compared weakly. */
export const isKnown = (named: string | undefined, etag: string): boolean =>
  named !== undefined && (named === etag || named.split(',').some((one) => bare(one) === bare(etag)));
