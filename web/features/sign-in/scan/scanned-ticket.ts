/** The ticket in a scanned link to this page; null for any other code. */
export function scannedTicket(code: string, path: string): string | null {
  const url = URL.parse(code);
  if (url?.pathname !== path) return null;
  return url.hash.slice(1) || url.searchParams.get('ticket');
}
