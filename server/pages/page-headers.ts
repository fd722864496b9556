/** What every document carries, kept or new. */
export const documentHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': policy,
});
