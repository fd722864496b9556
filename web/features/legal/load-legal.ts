import type { Call } from '#contract/api.ts';
import { failPage } from '#web/features/page/page-failure.ts';

/** The legal text in force, or the version that the URL names. */
export async function loadLegal(name: 'privacy' | 'agreement', call: Call, url: URL) {
  const requested = url.searchParams.get('version') ?? '';
  const version = /^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/.test(requested) ? requested : undefined;
  return call('GET /api/legal/:name', { params: { name }, query: { version } }).catch(failPage);
}
export type LegalData = Awaited<ReturnType<typeof loadLegal>>;
