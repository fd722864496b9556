import type { Call } from '#contract/api.ts';
import { addressAt } from '#web/features/page/page-at.ts';
import { failPage } from '#web/features/page/page-failure.ts';

/** Which text an address shows: each has its own, the phone's one names it. */
function nameAt({ pathname, searchParams }: URL): 'privacy' | 'agreement' {
  const address = addressAt(pathname);
  const isNamed = address === '/mobile/privacy' && searchParams.get('text') === 'privacy';
  return address === '/privacyPolicy' || isNamed ? 'privacy' : 'agreement';
}

/** The legal text of an address that is in force, or the version that the URL names. */
export async function loadLegal(call: Call, url: URL) {
  const requested = url.searchParams.get('version') ?? '';
  const version = /^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/.test(requested) ? requested : undefined;
  return call('GET /api/legal/:name', { params: { name: nameAt(url) }, query: { version } }).catch(failPage);
}
export type LegalData = Awaited<ReturnType<typeof loadLegal>>;
