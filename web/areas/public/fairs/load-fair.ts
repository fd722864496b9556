import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';

/** A fair with its exhibitors; 404 for an unknown id. */
export async function loadFair(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const params = { id };
  const [fair, exhibitors] = await Promise.all([
    call('GET /api/fairs/:id', { params }),
    call('GET /api/fairs/:id/exhibitors', { params }),
  ]).catch(failPage);
  return { fair, exhibitors, now: Date.now() };
}

export type FairData = Awaited<ReturnType<typeof loadFair>>;
